import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

const blue: Player = { ziggurats: { F7: 1 } };

/** VP that a turn brings to red whose Huts are all fed with tokens. */
function gained(red: Player): number {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    tokensOn: [],
    has: {
      red: { vp: 0, personalHuts: 0, ploughs: 0, tokens: red.huts?.length ?? 0, leader: 'row1/high', ...red },
      blue,
    },
  });
  playOn(t, undefined, (options) => options.find((key) => key.startsWith('token')) ?? options.at(-1) ?? '');
  expect(t.board.vp[1]).toBe(10);
  return t.board.vp[0] ?? 0;
}

test('ASY-15.01 1 VP for each own piece of a Ziggurat, Roofs included', () => {
  expect(gained({ ziggurats: { D2: 1 } })).toBe(1);
  expect(gained({ ziggurats: { D2: 2, E5: 3 } })).toBe(5);
  expect(gained({ ziggurats: { D2: 4, E5: 1 } })).toBe(5);
});

test('ASY-15.02 1 VP for each own Hut outside the rivers, west and east', () => {
  expect(gained({ ziggurats: { D2: 1 }, huts: ['E2', 'C1', 'E8'] })).toBe(1 + 3);
});

test('ASY-15.03 2 VP for each own Hut between the rivers', () => {
  expect(gained({ ziggurats: { D2: 1 }, huts: ['D4', 'E5'] })).toBe(1 + 4);
});

test('ASY-15.04 Huts on river spaces give no VP', () => {
  expect(gained({ ziggurats: { D2: 1 }, huts: ['D3', 'D6'] })).toBe(1);
});

test('ASY-15.05 Wells give no VP here', () => {
  expect(gained({ ziggurats: { D2: 1 }, wells: ['WL10', 'WL11'], offerings: 10 })).toBe(1);
});

test('ASY-E.33 the end of the game', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'end',
    round: 6,
    has: {
      red: { vp: 0, ziggurats: { D2: 4, G2: 2, C1: 1 }, huts: ['D4', 'E5', 'E2'], ploughs: 0, tokens: 2 },
      blue,
    },
  });
  t.red.answers('feed.next', 'token/D4', 'token/E5');
  expect([t.board.vp[0], spaceNames(t.board.huts[0]), t.board.camels[0]]).toEqual([11, 'D4 E5', 0]);
});

test('ASY-A.17 at the end one after another in Turn Order feeds, destroys and scores', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'end',
    round: 6,
    order: ['blue', 'red'],
    has: { red: { ziggurats: { D2: 1 }, huts: ['E2'] }, blue: { ...blue, huts: ['F8'] } },
  });
  t.red.isNotAsked();
  t.blue.answers('feed.next', 'end');
  expect([t.board.vp, spaceNames(t.board.huts[1])]).toEqual([[10, 11], '']);
  t.red.answers('feed.next', 'plough/E2');
  expect([t.over, t.board.vp]).toEqual([true, [12, 11]]);
});
