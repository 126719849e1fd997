import { eventMessage, optionMessage } from '@edubba/gamekit';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { markerValue } from '../../content/tracks.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

test('at every question of 32 games everything said comes from the catalogue and cites real rules', {
  timeout: 120_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(32, 'said', {
    question: (table, asked, view) => {
      kinds.add(asked.kind);
      check.prompt(asked, view, table.view(-2));
      for (const key of asked.options) check.option(view, asked.kind, key);
      said(ui.moment(view));
      if (seen++ % 8 > 0) return;
      for (const { target } of table.refusals(asked.seat)) {
        const thing = ui.thingOf(asked.kind, target, view);
        if (thing !== undefined) check.explanation(view, thing, asked.seat);
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
        check.facts(told);
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
          const name = check.name(view, thing);
          // A spectator is nobody at the table; only what is printed on cards speaks to whoever holds them.
          if (reader < 0 && !thing.startsWith('card/')) expect(name).not.toMatch(/\byours?\b|\byou\b/i);
          check.explanation(view, thing, reader);
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
        check.icon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        for (const thing of ui.thingsOf(event)) {
          check.name(view, thing);
          check.explanation(view, thing, 0);
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
