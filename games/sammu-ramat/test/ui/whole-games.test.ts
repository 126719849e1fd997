import { eventMessage, optionMessage } from '@edubba/gamekit';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';
import { vocabulary } from './vocabulary.ts';

/** What is proposed or decided together is asked about like the answer itself. */
const plain = (key: string): string => key.replace(/^(propose|confirm):/, '');

test('at every question everything said comes from the catalogue and cites real rules', { timeout: 120_000 }, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(60, 'said', {
    question: (table, asked, view) => {
      const first = !kinds.has(asked.kind);
      kinds.add(asked.kind);
      if (!first && seen++ % 3 > 0) return;
      check.prompt(asked, view, table.view(-2));
      for (const key of asked.options) check.option(view, asked.kind, plain(key));
      said(ui.moment(view));
      for (const { target } of table.refusals(asked.seat)) {
        const thing = ui.thingOf(asked.kind, plain(target), view);
        if (thing !== undefined) check.explanation(view, thing, asked.seat);
        else said(optionMessage(ui.words, view, asked.kind, target));
      }
    },
  });
  expect(kinds.size).toBeGreaterThan(35);
});

test('what an option would bring is said in at most four facts', { timeout: 120_000 }, () => {
  let facts = 0;
  let seen = 0;
  playGames(20, 'ahead', {
    question: (table, { seat, options }, view) => {
      if (seen++ % 5 > 0) return;
      for (const key of options.slice(0, 8)) {
        const then = ahead(table, seat, key);
        const told = ui.consequences(view, then.view, then.events, seat);
        expect(told.length).toBeLessThanOrEqual(4);
        check.facts(told);
        facts += told.length;
      }
    },
  });
  expect(facts).toBeGreaterThan(300);
});

test('everything that can be drawn has a name and an explanation with a rule, for everybody', {
  timeout: 120_000,
}, () => {
  let seen = 0;
  let named = 0;
  playGames(5, 'things', {
    question: (table, { seat }) => {
      if (seen++ % 37 > 0) return;
      for (const reader of [seat, -2]) {
        const view = table.view(reader);
        for (const thing of vocabulary(view)) {
          check.name(view, thing);
          check.explanation(view, thing, reader);
          named++;
        }
      }
    },
  });
  expect(named).toBeGreaterThan(2000);
});

test('every line of the log speaks of things that have a name', { timeout: 120_000 }, () => {
  const types = new Set<string>();
  playGames(10, 'log', {
    end: (table) => {
      const view = table.view(0);
      for (const event of table.events) {
        types.add(event.type);
        said(eventMessage(ui.words, event));
        check.icon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        const stretch = ui.stretch?.(event);
        if (stretch !== undefined) said(stretch.label);
        for (const thing of ui.thingsOf(event)) {
          check.name(view, thing);
          check.explanation(view, thing, 0);
        }
      }
      const months = table.events.filter(({ type }) => type === 'month.begins').length;
      expect(table.events.filter((event) => ui.stretch?.(event) !== undefined)).toHaveLength(months + 1);
    },
  });
  expect(types.size).toBeGreaterThan(40);
});
