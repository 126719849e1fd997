import { commitmentTo, fairChance, newSecret, tableSeed } from '@edubba/fair';
import { RulesError, seededChance } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { chanceByHand, commitmentByHand, seedByHand } from './by-hand.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ADDED = ['lapis-lazuli-0001', '', 'šamaš 𒌓'];
const DIE = ['1', '2', '3', '4', '5', '6'];
const CARDS = Array.from({ length: 60 }, (_, i) => `c${i}`);

/** What comes at these places. */
const drawn = (seed: string, indexes: readonly number[], outcomes: readonly string[], weights?: readonly number[]) => {
  const chance = fairChance(seed);
  return indexes.map((index) => chance(index, outcomes, weights, 'any')).join(' ');
};
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

test('known answers: old games are checked with these numbers, so they never change', () => {
  const seed = tableSeed(SECRET, ADDED);
  expect({
    commitment: commitmentTo(SECRET),
    seed,
    bots: tableSeed(SECRET, ['', '']),
    die: drawn(seed, upTo(30), DIE),
    cards: drawn(seed, [0, 1, 2, 63, 64, 1000, 123_456], CARDS),
    weighed: drawn(seed, upTo(20), ['a', 'b', 'c', 'd'], [1, 0, 6, 9]),
    wide: drawn(seed, upTo(12), ['a', 'b', 'c'], [2 ** 51, 2 ** 51, 2 ** 51]),
  }).toEqual(KNOWN);
});

test('another library that follows the description comes to the same', () => {
  for (const [secret, added] of [
    [SECRET, ADDED],
    ['', []],
    ['"],["', ['\\', '\u2028', '\ud800']],
  ] as const) {
    expect(commitmentTo(secret)).toBe(commitmentByHand(secret));
    const seed = tableSeed(secret, added);
    expect(seed).toBe(seedByHand(secret, added));
    const [ours, theirs] = [fairChance(seed), chanceByHand(seed)];
    for (let index = 0; index < 500; index++) {
      for (const weights of [undefined, [1, 2, 3, 0, 5, 6], [2 ** 50, 1, 2 ** 52 + 1, 0, 7, 2 ** 51]]) {
        expect(ours(index, DIE, weights, 'die')).toBe(theirs(index, DIE, weights, 'die'));
      }
    }
  }
});

test('every secret has a commitment of its own, also where texts are no proper Unicode', () => {
  // As bytes all three would be the same: the house could choose among them afterwards.
  const secrets = ['\ud800', '\ud801', '\ufffd', '', '""', 'a', 'a ', 'A'];
  expect(new Set(secrets.map(commitmentTo)).size).toBe(secrets.length);
});

test('every list of contributions has a seed of its own: nobody’s can be taken for somebody else’s', () => {
  const lists = [
    [],
    [''],
    ['', ''],
    ['ab', 'c'],
    ['a', 'bc'],
    ['abc', ''],
    ['', 'abc'],
    ['abc'],
    ['a","bc'],
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['\ud800'],
    ['\udfff'],
  ];
  expect(new Set(lists.map((list) => tableSeed('s', list))).size).toBe(lists.length);
  // Nor can the house's part be taken for a seat's, or a commitment for a seed.
  expect(tableSeed('s', ['t'])).not.toBe(tableSeed('t', ['s']));
  expect(tableSeed('s', [])).not.toBe(commitmentTo('s'));
});

test('each part of the seed changes about five sixths of the dice', () => {
  const before = drawn(tableSeed(SECRET, ADDED), upTo(600), DIE).split(' ');
  for (const [secret, added] of [
    [SECRET.replace('0', '1'), ADDED],
    [SECRET, ['lapis-lazuli-0002', '', 'šamaš 𒌓']],
    [SECRET, ['lapis-lazuli-0001', 'x', 'šamaš 𒌓']],
    [SECRET, ADDED.toReversed()],
  ] as const) {
    const after = drawn(tableSeed(secret, added), upTo(600), DIE).split(' ');
    const same = after.filter((face, i) => face === before[i]).length;
    expect(Math.abs(same - 100)).toBeLessThan(40);
  }
});

test('what comes at a place depends on seed and place alone: not on what was drawn before, nor on what it is called', () => {
  const [one, other] = [fairChance('seed'), fairChance('seed')];
  const forwards = upTo(50).map((index) => one(index, CARDS, undefined, 'x'));
  const backwards = upTo(50)
    .toReversed()
    .map((index) => other(index, CARDS, undefined, 'y'))
    .toReversed();
  expect(backwards).toEqual(forwards);
  expect(one(7, CARDS, undefined, 'x')).toBe(forwards[7]);
  // It is no other chance under a new name.
  expect(upTo(50).map((index) => seededChance('seed')(index, CARDS, undefined, 'x'))).not.toEqual(forwards);
});

test('what cannot be drawn fairly is not drawn at all', () => {
  const chance = fairChance('seed');
  const attempt = (outcomes: readonly string[], weights?: readonly number[]) => () => chance(0, outcomes, weights, 'x');
  for (const weights of [[0.5, 0.5], [3, -1], [1], [1, 1, 1], [Number.NaN, 1], [0, 0], [2 ** 53, 1]]) {
    expect(attempt(['a', 'b'], weights)).toThrow(RulesError);
  }
  // Each is a number that can be held, but not their sum.
  expect(attempt(['a', 'b', 'c'], [2 ** 52, 2 ** 52, 1])).toThrow(RulesError);
  expect(attempt([])).toThrow(RulesError);
  expect(attempt(['a', 'b'], [2 ** 53 - 2, 1])()).toBe('a');
  expect(attempt(['a'])()).toBe('a');
});

test('a new secret is 256 bits, and always another', () => {
  const secrets = Array.from({ length: 100 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(100);
});

const KNOWN = {
  commitment: 'ddb0b001eafaccc64a077d4db61779437596c7d191ec5f4e858fd6dfa94ae771',
  seed: '236831c67223ef337c6601c44b02e19b2140547543f1bc82b2d6322f4406dbfd',
  bots: '6ef88e236f56aa2e6db50c0778455320409559a2085cf5b96ea968f16dc5a8ca',
  die: '6 3 4 1 5 2 6 5 6 2 4 1 5 6 6 6 1 1 2 6 6 1 4 3 4 5 6 6 2 3',
  cards: 'c41 c38 c51 c58 c1 c6 c37',
  weighed: 'd c d c d d d a d c c a d c c c d c c c',
  wide: 'c b a c a c b b b b a a',
};
