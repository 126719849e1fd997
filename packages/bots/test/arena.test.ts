import { expect, test } from 'vitest';
import { lineUp } from '../src/arena.ts';
import { arena, random } from '../src/index.ts';
import { wilson } from '../src/wilson.ts';
import { highCard } from './high-card.ts';
import { proud } from './thumbs.ts';

const entrants = [
  { name: 'any', bot: random },
  { name: 'proud', bot: proud },
  { name: 'any too', bot: random },
];

test('Wilson intervals agree with published values', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  for (const [won, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const interval = wilson(won, of);
    expect(interval.rate).toBe(won / of);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  }
  expect(wilson(20, 20)).toMatchObject({ rate: 1, high: 1 });
  expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
});

test('in a round of line-ups both sides sit in every seat equally often', () => {
  for (const seats of [1, 2, 3, 4, 5]) {
    const round = Array.from({ length: 2 * seats }, (_, index) => lineUp(seats, index));
    for (let seat = 0; seat < seats; seat++) expect(round.filter((line) => line[seat] === 0).length).toBe(seats);
    if (seats > 1) expect(round.every((line) => line.includes(0) && line.includes(1))).toBe(true);
  }
});

test('the better bot comes out first, and its interval lies above one half', () => {
  const result = arena({ game: highCard, entrants, seats: 2, games: 200, seed: 'a' });
  expect(result).toMatchObject({ game: 'high-card', players: 2, games: 600, errors: 0, faults: [] });
  const [first] = result.entrants;
  expect(first).toMatchObject({ name: 'proud', games: 400 });
  expect(first!.low).toBeGreaterThan(0.5);
  const equals = result.pairings.find(({ first: a, second: b }) => a === 'any' && b === 'any too');
  expect(equals!.low).toBeLessThan(0.5);
  expect(equals!.high).toBeGreaterThan(0.5);
  const [against] = result.pairings;
  expect(against).toMatchObject({ first: 'any', second: 'proud', games: 200 });
  expect(against!.high).toBeLessThan(0.5);
});

test('every game is won, tied or lost, in all and in each seat', () => {
  const { entrants: results } = arena({ game: highCard, entrants, seats: 3, games: 100, seed: 'a' });
  for (const { games, wins, ties, losses, seats } of results) {
    expect(games).toBe(204);
    expect(wins + ties + losses).toBe(games);
    expect(seats.map((seat) => seat.games)).toEqual([102, 102, 102]);
    for (const seat of seats) expect(seat.wins + seat.ties + seat.losses).toBe(seat.games);
    expect(seats.reduce((sum, seat) => sum + seat.wins, 0)).toBe(wins);
  }
  expect(results.reduce((sum, { wins }) => sum + wins, 0)).toBe(306);
});

test('a win shared with the other side counts half', () => {
  const { pairings } = arena({
    game: highCard,
    entrants,
    seats: 2,
    games: 10,
    seed: 'a',
    options: { stakes: 'pointless' },
  });
  expect(pairings[0]).toMatchObject({ games: 12, wins: 0, ties: 12, losses: 0, rate: 0.5 });
});

test('the same seed gives the same arena', () => {
  const wish = { game: highCard, entrants, seats: 2, games: 20, seed: 'a' } as const;
  expect(arena(wish)).toEqual(arena(wish));
  expect(arena({ ...wish, seed: 'b' }).hash).not.toBe(arena(wish).hash);
});

test('entrants need names of their own, and company', () => {
  const wish = { game: highCard, seats: 2, games: 2, seed: 'a' };
  expect(() => arena({ ...wish, entrants: entrants.slice(0, 1) })).toThrow('two entrants at least');
  expect(() => arena({ ...wish, entrants: [entrants[0]!, entrants[0]!] })).toThrow('same name');
});
