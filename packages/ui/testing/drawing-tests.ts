// Tests that every drawing gets for nothing. Whole games are played once, and everything is looked at on the way.

import type { Bot } from '@edubba/bots';
import { eventMessage, optionMessage, refusalMessage } from '@edubba/gamekit';
import type { Asked, BaseState, Game, Key, Message, Table, View } from '@edubba/kernel';
import { SPECTATOR } from '@edubba/kernel';
import { ahead, lookOn } from '@edubba/testkit';
import { beforeAll, expect, test } from 'vitest';
import type { GameUi } from '../src/game-ui.ts';
import type { Thing } from '../src/things.ts';
import type { DrawingCheck } from './drawing.ts';

/** A drawing, and how it is looked at. */
export interface Drawing<S extends BaseState> {
  readonly game: Game<S>;
  readonly ui: GameUi<S>;
  readonly check: DrawingCheck<S>;
  readonly said: (message: Message) => string;
  /** Everything that could be drawn at a moment. */
  readonly vocabulary: (view: View<S>) => readonly Thing[];
  readonly games: number;
  /** Who plays a game: whoever plays sensibly sees other questions. Anybody at random if it says nobody. */
  readonly botOf: (i: number) => Bot<S> | undefined;
  /** What has to come up at the least, so that what was looked at says something. */
  readonly least: { readonly kinds: number; readonly events: number };
  /** Things whose words speak to whoever holds them, to spectators too. */
  readonly printed?: RegExp;
}

/** The first time of a kind, and one of so many later: of options' words, of what they lead to, of all things there are. */
const ONE_OF = { said: 4, ahead: 12, things: 97 };
/** Of so many options at most it is looked what they lead to. */
const MOST_AHEAD = 8;
const MOST_FACTS = 4;

/** The kind and key of what is closed or offered: a side offer has its own (`~kind/key`), a proposal is about an answer. */
function plain(kind: string, target: string): readonly [kind: string, key: Key] {
  const [, side, key] = /^~([^/]+)\/(.*)$/.exec(target) ?? [];
  if (side !== undefined && key !== undefined) return [side, key];
  return [kind, target.replace(/^(?:propose|confirm):/, '')];
}

/** Looks at one game after another. */
class Looking<S extends BaseState> {
  readonly kinds = new Set<string>();
  readonly events = new Set<string>();
  facts = 0;
  named = 0;
  private seen = 0;
  private readonly drawing: Drawing<S>;

  constructor(drawing: Drawing<S>) {
    this.drawing = drawing;
  }

  question(table: Table<S>, asked: Asked, view: View<S>, at: Topics): void {
    const fresh = !this.kinds.has(asked.kind);
    this.kinds.add(asked.kind);
    this.seen++;
    const now = (oneOf: number): boolean => fresh || this.seen % oneOf === 0;
    if (now(ONE_OF.said)) at.said(() => this.words(table, asked, view));
    if (now(ONE_OF.ahead)) at.ahead(() => this.consequences(table, asked, view));
    if (now(ONE_OF.things)) at.things(() => this.things(table, asked));
  }

  private words(table: Table<S>, asked: Asked, view: View<S>): void {
    const { check, said, ui } = this.drawing;
    const { kind, seat } = asked;
    check.prompt(asked, view, table.view(SPECTATOR));
    for (const key of [...asked.options, ...table.offers(seat)]) check.option(view, ...plain(kind, key));
    said(ui.moment(view));
    for (const { seat: player } of view.pending) {
      const status = ui.status?.(view, player);
      if (status !== undefined) said(status);
    }
    for (const { target, why, fix, rule } of table.refusals(seat)) {
      for (const message of [why, fix ?? why]) {
        const text = said(refusalMessage(ui.words, { target: '', why: message, rule: 'kernel' }));
        if (!/^[\p{Lu}\p{N}].*[.]$/u.test(text)) throw new Error(`no sentence: ${text}`);
      }
      if (rule !== 'kernel') check.rule(rule);
      const [of, key] = plain(kind, target);
      const thing = ui.thingOf(of, key, view);
      if (thing !== undefined) check.explanation(view, thing, seat);
      else said(optionMessage(ui.words, view, of, key));
    }
  }

  private consequences(table: Table<S>, { seat, kind, options }: Asked, view: View<S>): void {
    const { check, ui } = this.drawing;
    const step = Math.max(1, Math.floor(options.length / MOST_AHEAD));
    for (const key of options.filter((_, i) => i % step === 0)) {
      const then = ahead(table, seat, key);
      const told = ui.consequences(view, then.view, then.events, seat);
      if (told.length > MOST_FACTS) throw new Error(`${kind} ${key}: ${told.length} facts`);
      check.facts(told);
      this.facts += told.length;
    }
  }

  private things(table: Table<S>, { seat }: Asked): void {
    const { check, vocabulary, printed } = this.drawing;
    for (const reader of new Set([seat, (seat + 1) % table.info.seats, SPECTATOR])) {
      const view = table.view(reader);
      for (const thing of vocabulary(view)) {
        const name = check.name(view, thing);
        // A spectator is nobody at the table.
        if (reader < 0 && printed?.test(thing) !== true && /\byours?\b|\byou\b/i.test(name))
          throw new Error(`${thing} speaks to a spectator: ${name}`);
        check.explanation(view, thing, reader);
        this.named++;
      }
    }
  }

  log(table: Table<S>): void {
    const { check, said, ui } = this.drawing;
    const view = table.view(0);
    for (const event of table.events) {
      const fresh = !this.events.has(event.type);
      this.events.add(event.type);
      const text = said(eventMessage(ui.words, event));
      const headings = [ui.chapter(event), ui.stretch?.(event)?.label].filter((heading) => heading !== undefined);
      for (const heading of headings) said(heading);
      // What opens a chapter may be its heading.
      if ((headings.length === 0 && !/[.!?]$/.test(text)) || /undefined|nobody's/.test(text))
        throw new Error(`no sentence: ${text}`);
      check.icon(ui.eventIcon(event));
      const things = ui.thingsOf(event);
      for (const thing of fresh ? things : things.slice(0, 1)) {
        check.name(view, thing);
        check.explanation(view, thing, 0);
      }
    }
  }
}

const TOPICS = ['said', 'ahead', 'things', 'log'] as const;
type Topic = (typeof TOPICS)[number];
/** Looks at something; the first thing that is wrong under each heading is kept for its test. */
type Topics = { readonly [topic in Topic]: (look: () => void) => void };

/** One test for each heading, of games that are played once for all of them. */
export function drawingTests<S extends BaseState>(drawing: Drawing<S>): void {
  const looking = new Looking(drawing);
  const wrong = new Map<Topic, unknown>();
  const topics = Object.fromEntries(
    TOPICS.map((topic) => [
      topic,
      (look: () => void) => {
        try {
          if (!wrong.has(topic)) look();
        } catch (error) {
          wrong.set(topic, error);
        }
      },
    ]),
  ) as Topics;
  const judge = (topic: Topic): void => {
    if (wrong.has(topic)) throw wrong.get(topic);
  };
  beforeAll(() => {
    const { game, games, botOf } = drawing;
    lookOn(
      game,
      { games, seed: 'drawing', botOf },
      {
        question: (table, asked, view) => looking.question(table, asked, view, topics),
        end: (table) => topics.log(() => looking.log(table)),
      },
    );
  }, 600_000);

  test('everything that is said at a question comes from the catalogue, is short enough and cites real rules', () => {
    judge('said');
    expect(looking.kinds.size).toBeGreaterThanOrEqual(drawing.least.kinds);
  });
  test('what an option would bring is said in at most four facts', () => {
    judge('ahead');
    expect(looking.facts).toBeGreaterThan(100);
  });
  test('everything that can be drawn has a name and an explanation with a rule, for everybody', () => {
    judge('things');
    expect(looking.named).toBeGreaterThan(1000);
  });
  test('every line of the log is a sentence and speaks of things that have a name', () => {
    judge('log');
    expect(looking.events.size).toBeGreaterThanOrEqual(drawing.least.events);
  });
}
