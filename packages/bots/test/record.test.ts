import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Table, Xoshiro } from '@edubba/kernel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Played, Recorder, Seating, Span, Wins } from '../record/index.ts';
import {
  added,
  countWin,
  deviationOf,
  fairShares,
  joined,
  Keeper,
  meanOf,
  never,
  percent,
  playSeries,
  ranged,
  span,
  tableOf,
  usage,
  widen,
  writeRecord,
} from '../record/index.ts';
import { playOut, random } from '../src/index.ts';
import type { State } from './high-card.ts';
import { circles, highCard } from './high-card.ts';

interface Own {
  readonly score: Span;
  readonly seat: Wins;
}

interface OneGame extends Played {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

let played: string[] = [];

const recorder: Recorder<Seating<State>, OneGame, Own> = {
  blank: () => ({ score: span(), seat: {} }),
  play({ bot, players }, seed) {
    played.push(seed);
    const table = Table.open(highCard, { seats: players, seed });
    const used: string[] = [];
    const result = playOut(table, [bot], new Xoshiro(seed), { onAnswer: (_, kind) => used.push(`kind/${kind}`) });
    const { scores = [], winners = [] } = result.outcome ?? {};
    return { ...result, ended: table.over, used, scores, winners };
  },
  add({ score, seat }, { scores, winners }) {
    widen(score, ...scores);
    scores.forEach((_, at) => countWin(seat, String(at), winners.includes(at)));
  },
};

const seating = (players: number, games: number): Seating<State> => ({
  bot: random,
  name: `${players} players`,
  players,
  games,
  seed: `test/${players}`,
});

let folder = '';

beforeEach(() => {
  played = [];
  folder = mkdtempSync(join(tmpdir(), 'edubba-record-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a series counts games, decisions, what was used and what a game adds', () => {
  const series = playSeries(recorder, seating(3, 10));
  expect(series).toMatchObject({ bot: 'random', name: '3 players', players: 3, games: 10, errors: 0, unended: 0 });
  expect(series.used).toEqual({ 'kind/greet': 10, 'kind/card.play': 10 });
  expect(series.decisions).toMatchObject({ n: 10, sum: 60, min: 6, max: 6 });
  expect(series.score.n).toBe(30);
  expect(series.seat['0']?.had).toBe(10);
});

test('stretches of a series add up to the whole', () => {
  const table = seating(2, 7);
  const parts = joined(playSeries(recorder, table, 0, 3), playSeries(recorder, table, 3, 7));
  expect(parts).toEqual(playSeries(recorder, table));
  expect(
    added({ n: 1, min: 2, list: [1], in: { a: 1 } }, { n: 2, min: 1, list: [1, 5], in: { b: 2 } } as never),
  ).toEqual({
    n: 3,
    min: 1,
    list: [2, 5],
    in: { a: 1, b: 2 },
  });
});

test('of a game that does not end nothing is counted but that, and it is no error', () => {
  const endless: Recorder<Seating<State>, OneGame, Own> = {
    ...recorder,
    play: (table, seed, index) => {
      if (index > 0) return recorder.play(table, seed, index);
      const result = playOut(Table.open(circles, { seats: 2, seed }), [random], new Xoshiro(seed), { maxAnswers: 5 });
      return { ...result, ended: false, used: ['kind/endless'], scores: [9], winners: [] };
    },
  };
  const series = playSeries(endless, seating(2, 3));
  expect(series).toMatchObject({ games: 3, errors: 0, unended: 1 });
  expect(series.decisions.n).toBe(2);
  expect(series.used['kind/endless']).toBeUndefined();
  expect(series.score.n).toBe(4);
});

test('what was kept is not played again, and tables are played in turn', () => {
  const tables = [seating(2, 5), seating(3, 3)];
  const first = new Keeper({ folder }).series(recorder, tables, 2);
  expect(played).toEqual(['2/0', '2/1', '3/0', '3/1', '2/2', '2/3', '3/2', '2/4'].map((seed) => `test/${seed}`));
  expect(first).toEqual(tables.map((table) => playSeries(recorder, table)));
  expect(readdirSync(folder)).toContain('random-2-players-4-5.json');

  played = [];
  rmSync(join(folder, 'random-3-players-0-2.json'));
  // Whoever is ended while writing leaves a part, which counts for nothing.
  writeFileSync(join(folder, 'random-3-players-0-2.json.part'), '{"games":');
  expect(new Keeper({ folder }).series(recorder, tables, 2)).toEqual(first);
  expect(played).toEqual(['test/3/0', 'test/3/1']);
});

test('what was played so far can be told without playing on', () => {
  new Keeper({ folder }).series(recorder, [seating(2, 2)], 2);
  played = [];
  const told = new Keeper({ folder, onlyTell: true });
  expect(told.series(recorder, [seating(2, 4), seating(3, 4)], 2).map(({ name, games }) => [name, games])).toEqual([
    ['2 players', 2],
  ]);
  expect(told.once('duel', () => 1)).toBeUndefined();
  expect(played).toEqual([]);
});

test('the record is written with the counts of the command, and its notes stay', () => {
  const file = join(folder, 'game.md');
  writeFileSync(file, '# Old\n\n## Balance\n\nBy hand.\n');
  const record = {
    game: 'high-card',
    counts: { random: 4, duels: 9 },
    tell: (counts: readonly number[], keeper: Keeper, command: string) => {
      const [series] = keeper.series(recorder, [seating(2, counts[0] ?? 0)]);
      return `# New\n\n${command}: ${series?.games} games.\n`;
    },
  };
  writeRecord(record, [file, '3', join(folder, 'kept')]);
  expect(readFileSync(file, 'utf8')).toBe(
    '# New\n\nnode tools/run.mjs node games/high-card/test/bots/record.ts docs/records/high-card.md 3 9: 3 games.\n\n## Balance\n\nBy hand.\n',
  );
  expect(readdirSync(join(folder, 'kept'))).toEqual(['random-2-players-0-3.json']);
});

test('numbers are told as a reader wants them', () => {
  const column = span();
  expect(ranged(column)).toBe('–');
  widen(column, 2, 4, 9);
  expect([meanOf(column), ranged(column)]).toEqual([5, '2–9, 5.0']);
  expect(deviationOf(column)).toBeCloseTo(Math.sqrt(26 / 3), 9);
  expect([percent(0, 10), percent(1, 10_000), percent(1, 8)]).toEqual(['0', '< 0.1', '12.5']);

  const series = { bot: 'thumbs', players: 4, games: 8, used: { 'card/a': 2 }, seat: { '1': { had: 8, won: 4 } } };
  expect(fairShares([series], tableOf, 'Seat', ['1', '2'], ({ seat }) => seat)).toBe(
    '| Seat | 4 × thumbs |\n| --- | --: |\n| 1 | 2.00 (8) |\n| 2 | – |',
  );
  const things = { card: ['a', 'b'] };
  expect(usage([{ name: 'all', of: [series] }], things)).toBe('| card | all |\n| --- | --: |\n| a | 25.0 |\n| b | 0 |');
  expect([never([series], things), never([series], { card: ['a'] })]).toEqual(['card/b', 'nothing']);
});
