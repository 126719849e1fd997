import type { Observation } from '@edubba/kernel';
import { Table, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { playOut, random, rulesOfThumb, simulate } from '../src/index.ts';
import { marketDay, type State } from './market-day.ts';

const open = () => Table.open(marketDay, { seats: 2 });
const first = { name: 'first', choose: ({ options }: Observation<State>) => ({ key: options[0] ?? '' }) };

test('a bot speaks although nobody waits for it: side offers, proposals, another sealed choice', () => {
  const eager: Bot<State> = {
    ...first,
    name: 'eager',
    volunteer: ({ options, offers, optional }) => {
      expect(optional).toBe(true);
      return { key: options.at(-1) ?? offers[0] ?? '' };
    },
  };
  const table = open();
  const heard: string[] = [];
  const { faults, decisions } = playOut(table, [first, eager], new Xoshiro('a'), {
    onAnswer: (seat, kind, key) => heard.push(`${seat} ${kind} ${key}`),
  });
  expect(faults).toEqual([]);
  expect(heard[0]).toBe('1 road.decide south');
  expect(heard).toContain('1 gold.spend ~gold.spend/point');
  expect(decisions).toBe(heard.length);
  expect(table.s.heard).toEqual(['south']);
});

test('a sealed choice can be changed while the others think', () => {
  const eager: Bot<State> = { ...first, volunteer: ({ kind }) => (kind === 'stall.bid' ? { key: 'high' } : undefined) };
  const bids = Array.from({ length: 20 }, (_, i) => {
    const table = open();
    playOut(table, [first, eager], new Xoshiro('bids', i));
    return table.s.points[1];
  });
  // Only where it was not the last to choose.
  expect(new Set(bids)).toEqual(new Set([0, 10]));
});

test('whoever never stops talking does not keep the table', () => {
  let asked = 0;
  const bore: Bot<State> = {
    ...first,
    volunteer: ({ options, offers }) => {
      asked++;
      return { key: options[0] ?? offers[0] ?? '' };
    },
  };
  const { outcome, faults } = playOut(open(), [bore], new Xoshiro('a'), { maxAnswers: 50 });
  expect(outcome).toBeDefined();
  expect(faults).toEqual([]);
  // Once in each of three questions, and only who is not asked.
  expect(asked).toBeLessThanOrEqual(4);
});

test('a volunteer that may not or breaks down is named, and nothing happens', () => {
  const cheat: Bot<State> = { ...first, name: 'cheat', volunteer: () => ({ key: '~gold.spend/camel' }) };
  const broken: Bot<State> = {
    ...first,
    name: 'broken',
    volunteer: () => {
      throw new Error('out of order');
    },
  };
  const table = open();
  const { outcome, faults } = playOut(table, [first, cheat], new Xoshiro('a'));
  expect(outcome).toBeDefined();
  expect(table.s.gold).toEqual([2, 2]);
  expect(faults[0]).toMatchObject({ type: 'illegal', bot: 'cheat', seat: 1, kind: 'road.decide' });
  expect(faults[0]?.message).toBe(
    'cheat, seat 1, road.decide: answered ~gold.spend/camel, which is none of north, south, ~gold.spend/point, ~gold.spend/nothing',
  );
  const threw = playOut(open(), [first, broken], new Xoshiro('a'));
  expect(threw.outcome).toBeDefined();
  expect(threw.faults[0]).toMatchObject({ type: 'threw', message: 'broken, seat 1, road.decide: out of order' });
});

test('an asked bot may take a side offer first; the question stays open', () => {
  const rich: Bot<State> = { name: 'rich', choose: ({ options, offers }) => ({ key: offers[0] ?? options[0] ?? '' }) };
  const table = open();
  expect(playOut(table, [rich, first], new Xoshiro('a')).faults).toEqual([]);
  expect(table.s).toMatchObject({ gold: [0, 2], points: [2, 0] });
});

test('a bot of rules of thumb takes what is worth something, asked or not, with its reasons', () => {
  const thumbs = rulesOfThumb<State>({
    name: 'thumbs',
    thumbs: {
      'gold.spend': ({ view }, key) => [
        { feature: 'gold', amount: 1 },
        { feature: 'point', amount: key === 'point' && view.s.decided !== '' ? 1 : 0 },
      ],
      'road.decide': (_, key) => [{ feature: key, amount: 1 }],
      'stall.bid': (_, key) => [{ feature: key, amount: 1 }],
    },
    weights: { gold: -2, point: 3, north: 1, south: -1, low: -2, high: -1 },
  });
  const table = open();
  const heard: string[] = [];
  const { faults } = playOut(table, [thumbs], new Xoshiro('a'), {
    onAnswer: (seat, _, key) => heard.push(`${seat} ${key}`),
  });
  expect(faults).toEqual([]);
  // Seat 1 proposes the better road; gold is kept while it brings nothing; a choice is changed only for a better one.
  expect(heard.slice(0, 2)).toEqual(['1 north', '0 north']);
  expect(heard.filter((said) => said.endsWith('high'))).toHaveLength(2);
  expect(table.s).toMatchObject({ gold: [0, 0], points: [12, 12] });
  const later = open();
  later.play(0, 'north');
  expect(thumbs.choose(later.observe(0), new Xoshiro('a'))).toEqual({
    key: '~gold.spend/point',
    reasons: [
      { why: { id: 'thumb.gold', params: { amount: 1 } }, points: -2 },
      { why: { id: 'thumb.point', params: { amount: 1 } }, points: 3 },
    ],
  });
});

test('random games come by everything that can be done at any time, and count it by its kind', () => {
  const { usage, errors, finished } = simulate({
    game: marketDay,
    seats: 2,
    bots: [random],
    games: 200,
    seed: 'a',
    usage: true,
  });
  expect({ errors, finished }).toEqual({ errors: 0, finished: 200 });
  expect(Object.keys(usage?.['gold.spend'] ?? {}).sort()).toEqual(['nothing', 'point']);
});
