import { expect, test } from 'vitest';
import { random, simulate } from '../src/index.ts';
import { circles, highCard } from './high-card.ts';
import { proud } from './thumbs.ts';

const wish = { game: highCard, seats: 3, bots: [proud, random], games: 200, seed: 's' } as const;

test('the same seed gives the same result, another seed another', () => {
  const result = simulate(wish);
  expect(simulate(wish)).toEqual(result);
  expect(simulate({ ...wish, seed: 't' }).hash).not.toBe(result.hash);
  expect(simulate({ ...wish, bots: [random] }).hash).not.toBe(result.hash);
  expect(simulate({ ...wish, games: 199 }).hash).not.toBe(result.hash);
});

test('the seed reaches the bots too, not chance alone', () => {
  const greetings = (seed: string) => simulate({ ...wish, seed, usage: true }).usage?.['greet'];
  expect(greetings('s')).toEqual(greetings('s'));
  expect(greetings('t')).not.toEqual(greetings('s'));
});

test('a result says everything, and only what follows from the wish', () => {
  const result = simulate(wish);
  expect(Object.keys(result)).toEqual([
    'game',
    'players',
    'seed',
    'games',
    'finished',
    'decisions',
    'length',
    'seats',
    'errors',
    'faults',
    'hash',
  ]);
  expect(result).toMatchObject({
    game: 'high-card',
    players: 3,
    games: 200,
    finished: 200,
    decisions: 1200,
    errors: 0,
    faults: [],
  });
  expect(result.length).toEqual({ min: 6, mean: 6, max: 6 });
  expect(result.seats.map(({ bot }) => bot)).toEqual(['proud', 'random', 'proud']);
  expect(result.seats.reduce((sum, { wins }) => sum + wins, 0)).toBe(200);
  expect(result.seats.every(({ shared }) => shared === 0)).toBe(true);
});

test('who plays the highest card wins more often and scores more than who plays any', () => {
  const [first, second, third] = simulate(wish).seats;
  expect(first!.wins).toBeGreaterThan(2 * second!.wins);
  expect(third!.wins).toBeGreaterThan(2 * second!.wins);
  expect(first!.meanScore).toBeGreaterThan(second!.meanScore + 2);
  expect(first!.minScore).toBeGreaterThanOrEqual(3);
  expect(first!.maxScore).toBe(12);
  expect(second!.deviation).toBeGreaterThan(first!.deviation);
});

test('a shared win counts for everybody and is marked as shared', () => {
  const { seats } = simulate({ ...wish, options: { stakes: 'pointless' } });
  expect(seats.map(({ wins, shared }) => [wins, shared])).toEqual([
    [200, 200],
    [200, 200],
    [200, 200],
  ]);
});

test('games that do not finish are counted, described and left out of the scores', () => {
  const patient = { name: 'patient', choose: () => ({ key: 'on' }) };
  const result = simulate({ game: circles, seats: 2, bots: [patient], games: 30, seed: 's', maxAnswers: 7 });
  expect(result).toMatchObject({
    games: 30,
    finished: 0,
    decisions: 210,
    errors: 30,
    length: { min: 0, mean: 0, max: 0 },
  });
  expect(result.faults.length).toBe(20);
  expect(result.faults[1]).toMatchObject({ game: 1, type: 'endless' });
  expect(result.seats[0]).toMatchObject({ wins: 0, meanScore: 0 });
});

test('usage counts answers by kind and first word', () => {
  const { usage } = simulate({ ...wish, usage: true });
  expect(Object.keys(usage ?? {})).toEqual(['greet', 'card.play']);
  expect(Object.keys(usage?.['greet'] ?? {}).sort()).toEqual(['hello', 'hi']);
  expect(usage?.['greet']?.['hello']).toBeGreaterThan(100);
  expect((usage?.['greet']?.['hello'] ?? 0) + (usage?.['greet']?.['hi'] ?? 0)).toBe(600);
  expect(usage?.['card.play']).toEqual({ card: 600 });
});

test('with a clock the result says how fast it went, and nothing else changes', () => {
  let now = 0;
  const clock = () => (now += 100);
  const { seconds, decisionsPerSecond, clonesPerSecond, ...rest } = simulate({ ...wish, clock });
  expect(rest).toEqual(simulate(wish));
  expect(seconds).toBe(0.1);
  expect(decisionsPerSecond).toBe(12_000);
  expect(clonesPerSecond).toBe(10_000);
});

test('progress is told after every game', () => {
  const told: string[] = [];
  simulate({ ...wish, games: 3, onProgress: (done, games) => told.push(`${done}/${games}`) });
  expect(told).toEqual(['1/3', '2/3', '3/3']);
});
