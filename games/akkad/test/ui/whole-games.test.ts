import { eventMessage, optionMessage, refusalMessage } from '@edubba/gamekit';
import type { View } from '@edubba/kernel';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

/** A side offer is worded under its own kind. */
function checkOffer(view: View<State>, full: string): void {
  const slash = full.indexOf('/');
  check.option(view, full.slice(1, slash), full.slice(slash + 1));
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
      check.prompt(asked, view, table.view(-2));
      for (const key of options) check.option(view, kind, key);
      for (const offer of table.offers(seat)) checkOffer(view, offer);
      said(ui.moment(view));
      for (const { seat: player } of view.pending) said(ui.status?.(view, player) ?? { id: 'ui.none' });
      if (!fresh && seen % 24 > 0) return;
      for (const refusal of table.refusals(seat)) {
        for (const why of [refusal.why, refusal.fix ?? refusal.why]) {
          const text = said(refusalMessage(ui.words, { target: '', why, rule: 'kernel' }));
          if (!/^\p{Lu}.*[.]$/u.test(text)) throw new Error(`no sentence: ${text}`);
        }
        check.rule(refusal.rule === 'kernel' ? 'AKK-1.01' : refusal.rule);
        said(optionMessage(ui.words, view, kind, refusal.target));
        const thing = ui.thingOf(kind, refusal.target, view);
        if (thing !== undefined) check.explanation(view, thing, seat);
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
        check.facts(told);
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
          const name = check.name(view, thing);
          // A spectator is nobody at the table; only what is printed on cards and the parts of an offer speak to whoever holds them.
          if (reader < 0 && !PRINTED.test(thing)) expect(name).not.toMatch(/\byours?\b|\byou\b/i);
          check.explanation(view, thing, reader);
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
        check.icon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        const part = ui.stretch?.(event);
        if (part !== undefined) said(part.label);
        const things = ui.thingsOf(event);
        for (const thing of fresh ? things : things.slice(0, 1)) {
          check.name(view, thing);
          check.explanation(view, thing, 0);
        }
      }
      const rounds = table.events.filter((event) => ui.stretch?.(event) !== undefined);
      expect(rounds.length).toBeGreaterThan(0);
      expect(rounds.length).toBeLessThanOrEqual(9);
    },
  });
  expect(types.size).toBeGreaterThan(85);
});
