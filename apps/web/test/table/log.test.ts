import { expect, test } from 'vitest';
import type { LogLine, Stretch } from '../../src/table/log/lines.ts';
import { summed, turnsOf } from '../../src/table/log/turns.ts';
import { addressed, CLOSE, OPEN, plainVerb, THING } from '../../src/table/log/you.ts';

const named = (text: string): string => text.replaceAll('[', OPEN).replaceAll(']', CLOSE).replaceAll('{', THING);
const plain = (text: string): string => text.replaceAll(OPEN, '[').replaceAll(CLOSE, ']').replaceAll(THING, '{');

test.each([
  ['builds', 'build'],
  ['passes', 'pass'],
  ['reaches', 'reach'],
  ['raises', 'raise'],
  ['loses', 'lose'],
  ['carries', 'carry'],
  ['is', 'are'],
  ['has', 'have'],
  ['goes', 'go'],
  ['must', 'must'],
])('a person %s, you %s', (verb, own) => {
  expect(plainVerb(verb)).toBe(own);
});

test.each([
  ['[Blue] builds a Hut on [D3].', '[You] build a Hut on [D3].'],
  ['[Blue] gains 2 Influence and stands on 4.', '[You] gain 2 Influence and stand on 4.'],
  ['The Hut of [Blue] on [D3] starves.', 'Your Hut on [D3] starves.'],
  ['The Flood takes the Hut of [Blue] on [D3].', 'The Flood takes your Hut on [D3].'],
  ['[Blue]’s Spearman beats the Archer of [Red].', 'Your Spearman beats the Archer of [Red].'],
  ['Victory on [Umma] for [Red] over [Blue].', 'Victory on [Umma] for [Red] over [you].'],
  ['[Red] builds a Hut on [D3].', '[Red] builds a Hut on [D3].'],
  ['{Ithobaal] exchanges {Iron] for {Blue].', '{Ithobaal] exchanges {Iron] for {Blue].'],
])('%s is told to Blue as: %s', (text, own) => {
  expect(plain(addressed(named(text), 'Blue'))).toBe(own);
});

let version = 0;
const line = (seq: number, seat: number | undefined, type: string): LogLine => ({
  version: version++,
  seq,
  event: { type, ...(seat === undefined ? {} : { seat }) },
});

test('what a player does in a row is one turn; what it was paid with is no deed of its own', () => {
  const lines = [
    line(1, 0, 'goods.paid'),
    line(1, 0, 'hut.built'),
    line(1, 0, 'vp.gained'),
    line(2, 0, 'ship.placed'),
    line(2, 1, 'hut.flooded'),
    line(3, undefined, 'flood.came'),
    line(4, undefined, 'flood.went'),
    line(5, 0, 'goods.paid'),
  ];
  const turns = turnsOf(lines);
  expect(turns.map(({ seat, lines: all }) => [seat, all.length])).toEqual([
    [0, 4],
    [1, 1],
    [undefined, 1],
    [undefined, 1],
    [0, 1],
  ]);
  expect(turns.map(({ deeds }) => deeds.map(({ event }) => event.type))).toEqual([
    ['hut.built', 'ship.placed'],
    ['hut.flooded'],
    ['flood.came'],
    ['flood.went'],
    // Where nothing else is told, what was paid is.
    ['goods.paid'],
  ]);
});

const deed = (who: string, what: string): readonly Stretch[] => [
  { text: who, name: true },
  { text: ` ${what}.`, name: false },
];
const textOf = (deeds: readonly (readonly Stretch[])[]): string => {
  const { text, more } = summed(deeds);
  return `${text.map((part) => part.text).join('')} +${more}`;
};

test('a turn is one sentence that names its player once, and says how much it leaves out', () => {
  expect(textOf([deed('Red', 'digs a canal')])).toBe('Red digs a canal. +0');
  expect(
    textOf([deed('Red', 'marches'), deed('Red', 'takes Umma'), deed('Red', 'gains 1 VP'), deed('Red', 'passes')]),
  ).toBe('Red marches, takes Umma, gains 1 VP. +1');
  expect(textOf([deed('Red', 'marches'), deed('The champion', 'falls'), deed('Red', 'passes')])).toBe(
    'Red marches, passes. +1',
  );
});

test('what befalls somebody is listed after their name once, apart from what they do', () => {
  const befalls = (who: string, what: string): readonly Stretch[] => [
    { text: who, name: true },
    { text: `: ${what}.`, name: false },
  ];
  expect(
    textOf([befalls('Red', 'a chariot is hurt'), befalls('Red', 'an archer is hurt'), deed('Red', 'loses a city')]),
  ).toBe('Red: a chariot is hurt, an archer is hurt. +1');
});
