import { readFileSync } from 'node:fs';
import { eventMessage, optionMessage } from '@edubba/gamekit';
import type { Asked, Table, View } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { expect, test } from 'vitest';
import { rulebook } from '../../content/rulebook.ts';
import { markerValue } from '../../content/tracks.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { ahead, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

const RULES = new Set(rulebook.map(({ id }) => id));
const SPRITE = readFileSync(new URL('../../../../packages/ui/src/art/icons.svg', import.meta.url), 'utf8');
const ICONS = new Set([...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function checkIcon(icon: string | undefined): void {
  if (icon !== undefined && !ICONS.has(icon)) throw new Error(`no icon ${icon}`);
}

function checkRule(rule: string): void {
  if (!RULES.has(rule)) throw new Error(`no rule ${rule}`);
}

function checkFacts(facts: readonly Fact[]): number {
  return facts.reduce((sum, { icon, text }) => {
    checkIcon(icon);
    return sum + wordsIn(said(text));
  }, 0);
}

function checkExplanation({ title, facts, rules }: Explanation, thing: string): void {
  const count = wordsIn(said(title)) + checkFacts(facts);
  if (count > 60) throw new Error(`${thing} takes ${count} words: ${facts.map(({ text }) => said(text)).join(' ')}`);
  if (rules.length === 0) throw new Error(`${thing} cites no rule`);
  rules.forEach(checkRule);
}

/** Prompts as the asked player, another and a spectator read them. */
function checkPrompt(table: Table<State>, { seat, kind, about }: Asked, view: View<State>): void {
  const asking = { seat, kind, about };
  for (const mine of [true, false]) {
    const { say, why, rule } = ui.prompt(mine ? view : table.view(-2), asking, mine);
    const text = said(say);
    if (wordsIn(text) > 10 || !/[.?]$/.test(text)) throw new Error(`too long an ask, or no sentence: ${text}`);
    if (why !== undefined) said(why);
    checkRule(rule);
  }
}

function checkOptions({ kind, options }: Asked, view: View<State>): void {
  for (const key of options) {
    const label = said(optionMessage(ui.words, view, kind, key));
    checkIcon(ui.iconOf(kind, key));
    const thing = ui.thingOf(kind, key, view);
    if (thing !== undefined) said(ui.nameOf(view, thing));
    else if (ui.iconOf(kind, key) === undefined || label === '') throw new Error(`no button for ${kind} ${key}`);
    const unusual = ui.unusual(view, kind, key);
    if (unusual !== undefined) said(unusual);
    if (unusual !== undefined && !ui.isEnd(kind, key)) throw new Error(`${kind} ${key} ends nothing`);
  }
}

test('at every question of 32 games everything said comes from the catalogue and cites real rules', {
  timeout: 120_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(32, 'said', {
    question: (table, asked, view) => {
      kinds.add(asked.kind);
      checkPrompt(table, asked, view);
      checkOptions(asked, view);
      said(ui.moment(view));
      if (seen++ % 8 > 0) return;
      for (const { target } of table.refusals(asked.seat)) {
        const thing = ui.thingOf(asked.kind, target, view);
        if (thing !== undefined) checkExplanation(ui.explain(view, thing, asked.seat), thing);
        else said(optionMessage(ui.words, view, asked.kind, target));
      }
    },
  });
  expect(kinds.size).toBeGreaterThan(30);
});

test('what an option would bring is said in at most four facts', { timeout: 120_000 }, () => {
  let facts = 0;
  playGames(16, 'ahead', {
    question: (table, { seat, kind, options }, view) => {
      for (const key of options.length > 24 ? options.filter((_, i) => i % 6 === 0) : options) {
        const then = ahead(table, seat, key);
        const told = ui.consequences(view, then.view, then.events, seat);
        if (told.length > 4) throw new Error(`${kind} ${key}: ${told.length} facts`);
        checkFacts(told);
        facts += told.length;
      }
    },
  });
  expect(facts).toBeGreaterThan(10_000);
});

test('everything that can be drawn has a name and an explanation with a rule, for everybody', {
  timeout: 120_000,
}, () => {
  const phases = new Set<string>();
  let seen = 0;
  playGames(16, 'things', {
    question: (table, { kind, seat }) => {
      phases.add(kind);
      if (seen++ % 17 > 0) return;
      for (const reader of [seat, (seat + 1) % table.info.seats, -2]) {
        const view = table.view(reader);
        for (const thing of vocabulary(view.s)) {
          const name = said(ui.nameOf(view, thing));
          expect(name).not.toBe(thing);
          // A spectator is nobody at the table; only what is printed on cards speaks to whoever holds them.
          if (reader < 0 && !thing.startsWith('card/')) expect(name).not.toMatch(/\byours?\b|\byou\b/i);
          checkExplanation(ui.explain(view, thing, reader), thing);
        }
      }
    },
  });
  expect(phases.size).toBeGreaterThan(20);
});

test('every line of the log speaks of things that have a name', { timeout: 120_000 }, () => {
  const types = new Set<string>();
  playGames(24, 'log', {
    end: (table) => {
      const view = table.view(0);
      for (const event of table.events) {
        types.add(event.type);
        said(eventMessage(ui.words, event));
        checkIcon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        for (const thing of ui.thingsOf(event)) {
          if (said(ui.nameOf(view, thing)) === thing) throw new Error(`${event.type}: ${thing} has no name`);
          checkExplanation(ui.explain(view, thing, 0), thing);
        }
      }
      const chapters = table.events.filter((event) => ui.chapter(event) !== undefined);
      // Six rounds of five phases, the sixth without Clean Up, two Floods and the last feeding.
      expect(chapters).toHaveLength(6 * 5 - 1 + 2 + 1);
    },
  });
  expect(types.size).toBeGreaterThan(50);
});

test('the number of huts a prompt counts to is the number that grew', { timeout: 120_000 }, () => {
  let counted = 0;
  let uncounted = 0;
  playGames(32, 'grown', {
    question: (table, { seat, kind, about }, view) => {
      if (kind !== 'build.next') return;
      const grown = table.events.findLast(({ type, seat: of }) => type === 'growth.huts' && of === seat)?.data?.['n'];
      const { say } = ui.prompt(view, { seat, kind, about }, true);
      if (say.id === 'ui.ask.build.left') uncounted++;
      if (say.id !== 'ui.ask.build.next') return;
      counted++;
      expect(say.params?.['all']).toBe(grown);
      expect(say.params?.['now']).toBe(Number(grown) - (view.s.growthHuts[seat] ?? 0) + 1);
      expect(markerValue(view.s.markers.at(-1) ?? '')).toBe(grown);
    },
  });
  expect(counted).toBeGreaterThan(500);
  expect(uncounted).toBeGreaterThan(0);
});
