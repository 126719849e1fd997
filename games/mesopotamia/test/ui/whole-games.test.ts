import { eventMessage, optionMessage } from '@edubba/gamekit';
import { ahead } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../../content/actions.ts';
import { EMPIRE_NAMES } from '../../content/empires.ts';
import { GOODS } from '../../content/goods.ts';
import { AREAS, SECTIONS } from '../../content/map.ts';
import { SLOTS } from '../../content/trade.ts';
import type { State } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { check, playGames, said } from './games.ts';

/** Everything that can be drawn at a moment. */
function vocabulary(s: State): string[] {
  return [
    ...AREAS.map(({ id }) => `area/${id}`),
    ...SECTIONS.filter((_, i) => i % 9 === 0).map(({ id }) => `river/${id}`),
    ...ACTIONS.flatMap((name) => [`action/${name}`, `action/${name}@0`]),
    ...GOODS.map((name) => `good/${name}`),
    ...EMPIRE_NAMES.map((name) => `empire/${name}`),
    ...Array.from({ length: SLOTS }, (_, slot) => `trade/${slot + 1}`),
    ...(s.dieColour[0] ?? []).map((_, die) => `die/${die}@0`),
    ...(s.battle?.fighters ?? []).flatMap(({ card }) =>
      card === '' ? [] : [`fighter/${card}`, `slot/${card}/strength`],
    ),
    ...(s.quests[0] ?? []).map((quest) => `quest/${quest}@0`),
    ...s.strategyRow.map((card) => `strategy/${card}`),
    ...s.vp.map((_, player) => `player/${player}`),
    'piece',
    'garden',
    'round',
    'track/event',
    'track/population',
    'bid/strength',
    'option/1',
    'role/A',
    'wave',
    'supply/ship',
    'supply/archer',
  ];
}

test('at every question of six games everything said comes from the catalogue and cites real rules', {
  timeout: 120_000,
}, () => {
  const kinds = new Set<string>();
  let seen = 0;
  playGames(6, 'said', {
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
  expect(kinds.size).toBeGreaterThan(28);
});

test('what an option would bring is said in at most four facts', { timeout: 120_000 }, () => {
  let facts = 0;
  let seen = 0;
  playGames(4, 'ahead', {
    question: (table, { seat, kind, options }, view) => {
      if (seen++ % 5 > 0) return;
      for (const key of options.length > 12 ? options.filter((_, i) => i % 4 === 0) : options) {
        const then = ahead(table, seat, key);
        const told = ui.consequences(view, then.view, then.events, seat);
        if (told.length > 4) throw new Error(`${kind} ${key}: ${told.length} facts`);
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
  playGames(6, 'things', {
    question: (table, { seat }) => {
      if (seen++ % 41 > 0) return;
      for (const reader of [seat, (seat + 1) % table.info.seats, -2]) {
        const view = table.view(reader);
        for (const thing of vocabulary(view.s)) {
          check.name(view, thing);
          check.explanation(view, thing, reader);
        }
      }
    },
  });
  expect(seen).toBeGreaterThan(500);
});

test('every line of the log speaks of things that have a name', { timeout: 120_000 }, () => {
  const types = new Set<string>();
  playGames(6, 'log', {
    end: (table) => {
      const view = table.view(0);
      for (const event of table.events) {
        types.add(event.type);
        said(eventMessage(ui.words, event));
        check.icon(ui.eventIcon(event));
        const heading = ui.chapter(event);
        if (heading !== undefined) said(heading);
        for (const thing of ui.thingsOf(event)) check.name(view, thing);
      }
      expect(ui.scoreSheet(view, table.events)).toHaveLength(8);
    },
  });
  expect(types.size).toBeGreaterThan(30);
});
