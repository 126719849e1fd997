import { readFileSync } from 'node:fs';
import { eventMessage, optionMessage, refusalMessage } from '@edubba/gamekit';
import type { Asked, Table, View } from '@edubba/kernel';
import type { Explanation, Fact } from '@edubba/ui';
import { expect, test } from 'vitest';
import { rulebook } from '../../content/rulebook.ts';
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
    if (mine && why === undefined) throw new Error(`${kind} does not say why`);
    if (why !== undefined && wordsIn(said(why)) > 32) throw new Error(`too long a why: ${said(why)}`);
    checkRule(rule);
  }
}

function checkOption(view: View<State>, kind: string, key: string): void {
  const label = said(optionMessage(ui.words, view, kind, key));
  if (wordsIn(label) > 12) throw new Error(`too long a label: ${label}`);
  checkIcon(ui.iconOf(kind, key));
  const thing = ui.thingOf(kind, key, view);
  if (thing !== undefined) {
    if (said(ui.nameOf(view, thing)) === thing) throw new Error(`${kind} ${key}: ${thing} has no name`);
  } else if (ui.iconOf(kind, key) === undefined || label === '') throw new Error(`no button for ${kind} ${key}`);
  const verb = ui.verb?.(view, kind, key);
  if (verb !== undefined) said(verb);
  const unusual = ui.unusual(view, kind, key);
  if (unusual !== undefined) said(unusual);
  if (unusual !== undefined && !ui.isEnd(kind, key)) throw new Error(`${kind} ${key} ends nothing`);
}

/** A side offer is worded under its own kind. */
function checkOffer(view: View<State>, full: string): void {
  const slash = full.indexOf('/');
  checkOption(view, full.slice(1, slash), full.slice(slash + 1));
}

test('at every question of 16 games everything said comes from the catalogue and cites real rules', {
  timeout: 240_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(16, 'said', {
    question: (table, asked, view) => {
      const { kind, seat, options } = asked;
      const fresh = !kinds.has(kind);
      kinds.add(kind);
      // Every question of a new kind, and every sixth of the others.
      if (!fresh && seen++ % 6 > 0) return;
      checkPrompt(table, asked, view);
      for (const key of options) checkOption(view, kind, key);
      for (const offer of table.offers(seat)) checkOffer(view, offer);
      said(ui.moment(view));
      for (const { seat: player } of view.pending) said(ui.status?.(view, player) ?? { id: 'ui.none' });
      if (!fresh && seen % 24 > 0) return;
      for (const refusal of table.refusals(seat)) {
        for (const why of [refusal.why, refusal.fix ?? refusal.why]) {
          const text = said(refusalMessage(ui.words, { target: '', why, rule: 'kernel' }));
          if (!/^\p{Lu}.*[.]$/u.test(text)) throw new Error(`no sentence: ${text}`);
        }
        checkRule(refusal.rule === 'kernel' ? 'AKK-1.01' : refusal.rule);
        said(optionMessage(ui.words, view, kind, refusal.target));
        const thing = ui.thingOf(kind, refusal.target, view);
        if (thing !== undefined) checkExplanation(ui.explain(view, thing, seat), thing);
      }
    },
  });
  expect(kinds.size).toBeGreaterThan(75);
});

test('what an option would bring is said in at most four facts', { timeout: 240_000 }, () => {
  let facts = 0;
  let seen = 0;
  playGames(4, 'ahead', {
    question: (table, { seat, kind, options }, view) => {
      if (seen++ % 4 > 0) return;
      for (const key of options.length > 12 ? options.filter((_, i) => i % 6 === 0) : options) {
        const then = ahead(table, seat, key);
        const told = ui.consequences(view, then.view, then.events, seat);
        if (told.length > 4) throw new Error(`${kind} ${key}: ${told.length} facts`);
        checkFacts(told);
        facts += told.length;
      }
    },
  });
  expect(facts).toBeGreaterThan(1000);
});

test('everything that can be drawn has a name and an explanation with a rule, for everybody', {
  timeout: 240_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(8, 'things', {
    question: (table, { kind, seat }) => {
      const fresh = !kinds.has(kind);
      kinds.add(kind);
      if (!fresh && seen++ % 149 > 0) return;
      for (const reader of [seat, (seat + 1) % table.info.seats, -2]) {
        const view = table.view(reader);
        for (const thing of vocabulary(view.s)) {
          const name = said(ui.nameOf(view, thing));
          expect(name).not.toBe(thing);
          // A spectator is nobody at the table; only what is printed on cards and the parts of an offer speak to whoever holds them.
          if (reader < 0 && !PRINTED.test(thing)) expect(name).not.toMatch(/\byours?\b|\byou\b/i);
          checkExplanation(ui.explain(view, thing, reader), thing);
        }
      }
    },
  });
  expect(kinds.size).toBeGreaterThan(60);
});

const PRINTED = /^(card|mercy|event|role|god|home|character|city|quest|offer)\//;

test('every line of the log is a sentence and speaks of things that have a name', { timeout: 240_000 }, () => {
  const types = new Set<string>();
  playGames(16, 'log', {
    end: (table) => {
      const view = table.view(0);
      for (const event of table.events) {
        const fresh = !types.has(event.type);
        types.add(event.type);
        const text = said(eventMessage(ui.words, event));
        if (!/[.!]$/.test(text) || /undefined|nobody's/.test(text)) throw new Error(`no sentence: ${text}`);
        checkIcon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        const part = ui.stretch?.(event);
        if (part !== undefined) said(part.label);
        const things = ui.thingsOf(event);
        for (const thing of fresh ? things : things.slice(0, 1)) {
          if (said(ui.nameOf(view, thing)) === thing) throw new Error(`${event.type}: ${thing} has no name`);
          checkExplanation(ui.explain(view, thing, 0), thing);
        }
      }
      const rounds = table.events.filter((event) => ui.stretch?.(event) !== undefined);
      expect(rounds.length).toBeGreaterThan(0);
      expect(rounds.length).toBeLessThanOrEqual(9);
    },
  });
  expect(types.size).toBeGreaterThan(85);
});
