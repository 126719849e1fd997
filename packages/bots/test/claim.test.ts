import { Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Bout } from '../src/index.ts';
import { anytimeRate, ContestSums, TeamSums, verdictOn } from '../src/index.ts';

/** Plays until something is proven, with wins by a coin that falls this way in so many of 1000. */
function tossed(thousandths: number, claim: number, most: number, seed: string): { verdict: string; games: number } {
  const random = new Xoshiro(seed);
  let won = 0;
  for (let games = 1; games <= most; games++) {
    if (random.below(1000) < thousandths) won++;
    const verdict = verdictOn(claim, { games, won });
    if (verdict !== 'open') return { verdict, games };
  }
  return { verdict: 'open', games: most };
}

const SERIES = 200;
const share = (thousandths: number, claim: number, most: number, verdict: string): number =>
  Array.from({ length: SERIES }, (_, i) => tossed(thousandths, claim, most, `${thousandths}/${i}`)).filter(
    (one) => one.verdict === verdict,
  ).length / SERIES;

test('what is just not so is proven in no more than 5 of 100 series, although one looks after every game', () => {
  expect(share(650, 0.65, 200, 'proven')).toBeLessThanOrEqual(0.05);
  expect(share(533, 0.533, 200, 'proven')).toBeLessThanOrEqual(0.05);
});

test('what is just so is refuted in no more than 5 of 100', () => {
  expect(share(651, 0.65, 200, 'refuted')).toBeLessThanOrEqual(0.05);
});

test('what is clearly so is proven, what is clearly not is refuted, and soon', () => {
  expect(share(850, 0.65, 150, 'proven')).toBeGreaterThan(0.9);
  expect(share(400, 0.65, 150, 'refuted')).toBeGreaterThan(0.9);
  const { games } = tossed(1000, 0.65, 100, 'always');
  expect(games).toBeLessThan(20);
});

test('nothing is proven by nothing', () => {
  expect(verdictOn(0.65, { games: 0, won: 0 })).toBe('open');
  expect(anytimeRate({ games: 0, won: 0 })).toEqual({ rate: 0, low: 0, high: 1 });
});

test('the interval holds the true share although one stopped when it looked good', () => {
  let held = 0;
  for (let i = 0; i < 100; i++) {
    const random = new Xoshiro(`interval/${i}`);
    let [games, won] = [0, 0];
    do {
      games++;
      if (random.below(100) < 60) won++;
    } while (games < 150 && (games < 10 || won / games < 0.7));
    const { low, high } = anytimeRate({ games, won });
    if (low <= 0.6 && high >= 0.6) held++;
  }
  expect(held).toBeGreaterThanOrEqual(95);
});

const bout = (index: number, won: number): Bout => ({ won, seat: index % 2, faults: 0 });

test('games count in their order, whoever is done first, and none after the end', () => {
  const inOrder = new ContestSums(2, 0.5, 100);
  for (let i = 0; i < 60; i++) inOrder.take(i, bout(i, i % 10 === 9 ? 0 : 1));
  const shuffled = new ContestSums(2, 0.5, 100);
  for (let i = 59; i >= 0; i--) shuffled.take(i, bout(i, i % 10 === 9 ? 0 : 1));
  expect(inOrder.standing).toEqual(shuffled.standing);
  expect(inOrder.standing.verdict).toBe('proven');
  expect(inOrder.standing.games).toBeLessThan(60);
  expect(inOrder.standing.games % 2).toBe(0);
  expect(inOrder.isWanted(inOrder.standing.games)).toBe(false);
});

test('a contest is gone on with from its games', () => {
  const whole = new ContestSums(2, 0.65, 100);
  const first = new ContestSums(2, 0.65, 100);
  for (let i = 0; i < 100; i++) whole.take(i, bout(i, i % 3 === 0 ? 0 : 1));
  for (let i = 0; i < 13; i++) first.take(i, bout(i, i % 3 === 0 ? 0 : 1));
  const second = new ContestSums(2, 0.65, 100, first.bouts);
  for (let i = 13; i < 100; i++) second.take(i, bout(i, i % 3 === 0 ? 0 : 1));
  expect(second.standing).toEqual(whole.standing);
});

/** Deals until something is claimed of two teams, the first of which wins so many of 1000, the second so many. */
function teams(first: number, second: number, claim: number, most: number, seed: string): TeamSums {
  const random = new Xoshiro(seed);
  const sums = new TeamSums(claim, most);
  for (let i = 0; sums.isWanted(i); i++)
    sums.take(i, bout(i, random.below(1000) < (i % 2 === 0 ? first : second) ? 1 : 0));
  return sums;
}
const shareOfTeams = (first: number, second: number, verdict: string): number =>
  Array.from({ length: 100 }, (_, i) => teams(first, second, 0.1, 400, `${first}/${second}/${i}`)).filter(
    ({ standing }) => standing.verdict === verdict,
  ).length;

test('of two teams what is just not so is proven in no more than 5 of 100, what is clearly so in most', () => {
  expect(shareOfTeams(500, 400, 'proven')).toBeLessThanOrEqual(5);
  expect(shareOfTeams(510, 400, 'refuted')).toBeLessThanOrEqual(5);
  expect(shareOfTeams(800, 300, 'proven')).toBeGreaterThan(90);
  expect(shareOfTeams(300, 500, 'refuted')).toBeGreaterThan(90);
});

test('teams are compared deal by deal: by how much more of them the first one wins', () => {
  const sums = new TeamSums(0.1, 8);
  const won = [1, 0, 1, 1, 0, 0, 1, 0];
  won.forEach((one, i) => sums.take(i, bout(i, one)));
  const { standing } = sums;
  expect(standing).toMatchObject({ games: 8, won: 4, rate: 0.5, verdict: 'open' });
  expect(standing.bySeat).toEqual([
    { games: 4, won: 3 },
    { games: 4, won: 1 },
  ]);
  expect(standing.low).toBeLessThan(0.1);
  expect(standing.high).toBeGreaterThan(0.5);
});

test('a half that is known to be one tells more than what might be a win or a loss', () => {
  const results = { games: 100, won: 60, halves: 60 };
  expect(anytimeRate(results).low).toBeGreaterThan(anytimeRate({ games: 100, won: 60 }).low);
  expect(anytimeRate(results).high).toBeLessThan(anytimeRate({ games: 100, won: 60 }).high);
});
