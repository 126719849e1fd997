import type { Table } from '@edubba/kernel';
import { ahead } from '@edubba/testkit';
import type { ScoreLine } from '@edubba/ui';
import { expect, test } from 'vitest';
import { BID_COSTS } from '../../content/tracks.ts';
import { isBetween } from '../../rules/geography.ts';
import type { State } from '../../rules/state.ts';
import { isOpponent } from '../../rules/state.ts';
import { ui } from '../../ui/index.ts';
import { playGames, said } from './games.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const ofSeat = (lines: readonly ScoreLine[], seat: number): number => sum(lines.map(({ points }) => points[seat] ?? 0));

test('in 200 games the score sheet adds up to the points of everybody, line by line', () => {
  let games = 0;
  playGames(200, 'sheet', {
    end: (table) => {
      games++;
      const view = table.view(0);
      const lines = ui.scoreSheet(view, table.events);
      expect(lines.map(({ id }) => id)).toEqual([
        'start',
        'outside',
        'between',
        'ziggurats',
        'influence',
        'offerings',
        'marks',
        'bonuses',
        'bids',
      ]);
      view.s.vp.forEach((vp, seat) => expect(ofSeat(lines, seat)).toBe(vp));
      for (const { id, label, points, causes } of lines) {
        said(label);
        if (id === 'start') continue;
        points.forEach((all, seat) =>
          expect([id, sum(causes.map((cause) => cause.points[seat] ?? 0))]).toEqual([id, all]),
        );
        // The whole game was told: nothing is left over.
        expect(causes.map((cause) => cause.label.id)).not.toContain('ui.score.earlier');
        for (const cause of causes) for (const note of cause.notes ?? []) if (note !== undefined) said(note);
      }
    },
  });
  expect(games).toBe(200);
});

test('what huts scored is parted by the land they stand on when they score', () => {
  let seen = 0;
  let expected: number[] = [];
  /** Counts the Huts of everybody at the table who has just scored; nobody's have changed since. */
  const watch = (table: Table<State>): void => {
    const { s } = table;
    if (seen > table.events.length || expected.length !== s.players) {
      seen = 0;
      expected = s.vp.map(() => 0);
    }
    for (const { type, seat = 0, data = {} } of table.events.slice(seen)) {
      if (type !== 'vp.gained' || data['source'] !== 'huts' || isOpponent(s, seat)) continue;
      const between = (s.huts[seat] ?? []).filter((space) => isBetween[space] === true).length;
      expected[seat] = (expected[seat] ?? 0) + 2 * between;
    }
    seen = table.events.length;
  };
  let points = 0;
  playGames(40, 'land', {
    question: watch,
    end: (table) => {
      watch(table);
      const between = ui.scoreSheet(table.view(0), table.events).find(({ id }) => id === 'between')?.points ?? [];
      expected.forEach((vp, seat) => {
        if (!isOpponent(table.s, seat)) expect(between[seat]).toBe(vp);
        points += vp;
      });
      expected = [];
    },
  });
  expect(points).toBeGreaterThan(200);
});

test('notes say what points are made of', () => {
  playGames(8, 'notes', {
    end: (table) => {
      const lines = ui.scoreSheet(table.view(0), table.events);
      const notes = (id: string) =>
        lines
          .filter((line) => line.id === id)
          .flatMap(({ causes }) =>
            causes.flatMap(({ points, notes: made = [] }) =>
              made.flatMap((note, seat) =>
                note === undefined ? [] : [{ note: note.params ?? {}, vp: points[seat] ?? 0 }],
              ),
            ),
          );
      for (const { note, vp } of notes('between')) expect(2 * Number(note['n'])).toBe(vp);
      for (const { note, vp } of notes('offerings')) {
        const { wells, well, ziggurats, ziggurat } = note;
        expect(Number(wells) * Number(well) + Number(ziggurats) * Number(ziggurat)).toBe(vp);
      }
      for (const { note, vp } of notes('bids')) {
        expect(-vp).toBeGreaterThanOrEqual(Number(note['n']));
        expect(-vp).toBeLessThanOrEqual(Number(note['n']) * BID_COSTS[2]);
      }
    },
  });
});

test('points that no event tells are a cause of their own, and the sheet still adds up', () => {
  playGames(1, 'part', {
    end: (table) => {
      const view = table.view(0);
      const later = table.events.slice(table.events.findIndex(({ data }) => data?.['round'] === 4));
      const lines = ui.scoreSheet(view, later);
      view.s.vp.forEach((vp, seat) => expect(ofSeat(lines, seat)).toBe(vp));
      expect(lines.flatMap(({ causes }) => causes.map(({ label }) => label.id))).toContain('ui.score.earlier');
    },
  });
});

test('the estimate counts the coming flood as the rules do', () => {
  let floods = 0;
  playGames(12, 'flood', {
    question: (table, { seat, kind, options }, view) => {
      // The last turn of round 6: ending it brings the Flood before the next question.
      const last = view.s.leaderRow.every((row) => row < 0);
      if (kind !== 'action.choose' || view.s.round !== 6 || !last || !options.includes('end')) return;
      const then = ahead(table, seat, 'end').view;
      if (then.s.phase !== 'end' && !then.over) return;
      const gained = ahead(table, seat, 'end').events.filter(({ rule = '' }) => rule.startsWith('ASY-29.'));
      expect(gained.length).toBeGreaterThan(0);
      const vp = view.s.vp.map(
        (now, of) =>
          now +
          sum(gained.map((event) => (event.seat === of && event.type === 'vp.gained' ? Number(event.data?.['n']) : 0))),
      );
      expect(ui.estimate(view)).toEqual(vp);
      floods++;
    },
    end: (table) => expect(ui.estimate(table.view(0))).toEqual(table.s.vp),
  });
  expect(floods).toBeGreaterThan(5);
});

test('everybody is in the list of players once, in the order of the rows after the bid', () => {
  playGames(8, 'order', {
    question: (table, { kind }, view) => {
      const order = ui.playersInOrder(view);
      expect([...order].sort((a, b) => a - b)).toEqual(view.s.vp.map((_, seat) => seat));
      if (kind !== 'build.next') return;
      const rows = order.map((seat) => view.s.leaderRow[seat] ?? -1);
      expect(rows).toEqual([...rows].sort((a, b) => a - b));
      expect(table.info.seats === 1 ? order.length : table.info.seats).toBe(view.s.players);
    },
  });
});
