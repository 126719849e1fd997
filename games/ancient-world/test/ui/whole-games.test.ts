import { eventMessage, optionMessage } from '@edubba/gamekit';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { decisions } from '../../rules/decisions.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

test('at every question of 24 games everything said comes from the catalogue and cites real rules', {
  timeout: 120_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(24, 'said', {
    question: (table, asked, view) => {
      kinds.add(asked.kind);
      check.prompt(asked, view, table.view(-2));
      for (const key of asked.options) check.option(view, asked.kind, key);
      said(ui.moment(view));
      if (seen++ % 4 > 0) return;
      for (const { target } of table.refusals(asked.seat)) {
        // A side offer has its own kind: `~ambrosia.coin/3`.
        const [, kind = asked.kind, key = target] = /^~([^/]+)\/(.+)$/.exec(target) ?? [];
        const thing = ui.thingOf(kind, key, view);
        if (thing !== undefined) check.explanation(view, thing, asked.seat);
        else said(optionMessage(ui.words, view, kind, key));
      }
    },
  });
  // Titans are drafted, armies given up and Holy Site visited only now and then.
  expect(Object.keys(decisions).length - kinds.size).toBeLessThan(10);
});

test('what an option would bring is said in at most four facts', { timeout: 120_000 }, () => {
  let facts = 0;
  playGames(6, 'ahead', {
    question: (table, { seat, kind, options }, view) => {
      for (const key of options) {
        const then = ahead(table, seat, key);
        const told = ui.consequences(view, then.view, then.events, seat);
        if (told.length > 4) throw new Error(`${kind} ${key}: ${told.length} facts`);
        check.facts(told);
        facts += told.length;
      }
    },
  });
  expect(facts).toBeGreaterThan(2000);
});

test('everything that can be drawn has a name and an explanation with a rule, for everybody', {
  timeout: 120_000,
}, () => {
  let seen = 0;
  playGames(8, 'things', {
    question: (table, { seat }) => {
      if (seen++ % 23 > 0) return;
      for (const reader of [seat, (seat + 1) % table.info.seats, -2]) {
        const view = table.view(reader);
        for (const thing of vocabulary(view.s)) {
          const name = check.name(view, thing);
          if (reader < 0) expect(name).not.toMatch(/\byours?\b|\byou\b/i);
          check.explanation(view, thing, reader);
        }
      }
    },
  });
  expect(seen).toBeGreaterThan(500);
});

test('every line of the log speaks of things that have a name', { timeout: 120_000 }, () => {
  const types = new Set<string>();
  playGames(12, 'log', {
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
      // Six rounds of three phases, and the scoring.
      expect(chapters).toHaveLength(6 * 3 + 1);
    },
  });
  expect(types.size).toBeGreaterThan(40);
});

test('the score sheet adds up to the points, before the end and at it', { timeout: 120_000 }, () => {
  playGames(12, 'sheet', {
    end: (table) => {
      const view = table.view(-2);
      const sheet = ui.scoreSheet(view, table.events);
      const sums = view.s.vp.map((_, seat) => sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
      expect(sums).toEqual([...view.s.vp]);
      expect(ui.scores(view)).toEqual(sums);
      for (const { icon, label, points, causes } of sheet) {
        check.icon(icon);
        said(label);
        for (const seat of points.keys())
          expect(causes.reduce((sum, cause) => sum + (cause.points[seat] ?? 0), 0)).toBe(points[seat]);
        for (const cause of causes) {
          said(cause.label);
          check.rule(cause.rule ?? '');
          for (const note of cause.notes ?? []) if (note !== undefined) said(note);
        }
      }
      const tie = ui.tieBreak(view);
      if (tie !== undefined) said(tie);
    },
  });
});
