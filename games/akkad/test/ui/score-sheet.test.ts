import type { ScoreLine } from '@edubba/ui';
import { expect, test } from 'vitest';
import { ui } from '../../ui/index.ts';
import { akkadTable } from '../support.ts';
import { playGames, said } from './games.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const ofSeat = (lines: readonly ScoreLine[], seat: number): number => sum(lines.map(({ points }) => points[seat] ?? 0));

test('the score sheet adds up to the points of everybody, line by line and cause by cause', {
  timeout: 300_000,
}, () => {
  let points = 0;
  playGames(12, 'sheet', {
    end: (table) => {
      const view = table.view(0);
      const lines = ui.scoreSheet(view, table.events);
      expect(lines.map(({ id }) => id)).toEqual(['quests', 'mission', 'akkad']);
      view.s.vp.forEach((vp, seat) => expect(ofSeat(lines, seat)).toBe(vp));
      points += sum(view.s.vp);
      for (const { id, label, points: all, causes } of lines) {
        said(label);
        all.forEach((n, seat) => expect([id, sum(causes.map((cause) => cause.points[seat] ?? 0))]).toEqual([id, n]));
        // The whole game was told: nothing is left over. A quest is one point for each player, once.
        expect(causes.map((cause) => cause.label.id)).not.toContain('ui.score.earlier');
        for (const cause of causes) {
          said(cause.label);
          if (id === 'quests') expect(Math.max(...cause.points)).toBe(1);
          for (const note of cause.notes ?? []) if (note !== undefined) said(note);
        }
      }
      const gained = view.s.vp.map(() => 0);
      for (const event of table.events) {
        const gain = ui.gain?.(event);
        if (gain !== undefined) gained[gain.player] = (gained[gain.player] ?? 0) + gain.points;
      }
      expect(gained).toEqual(view.s.vp);
      expect(ui.estimate(view)).toEqual(view.s.vp);
    },
  });
  expect(points).toBeGreaterThan(50);
});

test('points that no event tells are a cause of their own, and the sheet still adds up', () => {
  const t = akkadTable({ players: ['red', 'blue', 'green'], at: { turn: 'red' }, has: { red: { vp: 3 } } });
  const lines = ui.scoreSheet(t.red.view, []);
  expect(ofSeat(lines, 0)).toBe(3);
  expect(lines.flatMap(({ causes }) => causes.map(({ label }) => label.id))).toEqual(['ui.score.earlier']);
});

test('AKK-20.03 to AKK-20.05 a game that ends level says what decided it', () => {
  const ended = (crown: string, has: { readonly [name: string]: object }) => {
    const t = akkadTable({
      players: ['red', 'blue', 'green'],
      at: { turn: 'red' },
      crown,
      has: { red: { vp: 4, ...has['red'] }, blue: { vp: 4, ...has['blue'] } },
    });
    const message = ui.tieBreak({ ...t.red.view, over: true });
    return message === undefined ? undefined : said(message);
  };
  expect(ended('blue', {})).toBe('4 VP each. Blue has the Crown of Heaven.');
  expect(ended('green', { blue: { controls: ['SUS', 'AWA', 'DER', 'T12', 'T11', 'T10', 'T09'] } })).toBe(
    '4 VP each. Blue controls the most spaces: 7.',
  );
  expect(ended('green', { red: { goods: { grain: 9 } } })).toMatch(
    /^4 VP each\. Red has the most goods and tokens: \d+\.$/,
  );
  expect(ended('green', {})).toBe('4 VP each, and all else level: Red and Blue share the victory.');
  expect(ended('green', { red: { vp: 5 } })).toBe(undefined);
});

test('everybody is in the list of players once, clockwise from the Crown', () => {
  const t = akkadTable({ players: ['red', 'blue', 'green', 'yellow'], at: { turn: 'red' }, crown: 'green' });
  expect(ui.playersInOrder(t.red.view)).toEqual([2, 3, 0, 1]);
  expect(said(ui.moment(t.red.view))).toBe('Round 1, actions');
});
