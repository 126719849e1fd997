import { expect, test } from 'vitest';
import { scored } from '../scored.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

/** The end of a game of three, after the second Flood. */
const end = (has: { readonly [name: string]: Player }, board: Partial<Board<'red' | 'blue' | 'purple'>> = {}) =>
  assyriaTable({ players: ['red', 'blue', 'purple'], at: 'end', round: 6, ...board, has });

const red = { ziggurats: { D2: 1 }, huts: ['E2', 'D1'], ploughs: 1 } satisfies Player;

test('ASY-30.01 everybody feeds: with cards, Ploughs, tokens and Farmers, and nothing is withheld', () => {
  const t = end({ red: { ...red, tokens: 1, farmers: 1, food: ['FD-wheat2-1'] } });
  t.red.isAsked('feed.next').offering('card/FD-wheat2-1', 'plough/D1', 'token/D1', 'farmer/D1');
  t.red.isRefused('end', 'ASY-11.15');
  t.red.answers('feed.next', 'card/FD-wheat2-1', 'token/D1', 'end');
  expect([t.over, spaceNames(t.board.huts[0])]).toEqual([true, 'D1 E2']);
});

test('ASY-30.02 unfed Huts are destroyed', () => {
  const t = end({ red });
  t.red.answers('feed.next', 'plough/E2');
  expect([spaceNames(t.board.huts[0]), t.board.mainHuts[0]]).toEqual(['E2', 8]);
});

test('ASY-30.03 everybody gains VP for pieces and Huts', () => {
  const t = end({ red: { ...red, huts: ['E2', 'D4'], ziggurats: { D2: 4, G2: 2 }, tokens: 2, ploughs: 0 } });
  t.red.answers('feed.next', 'token/E2', 'token/D4');
  expect([scored(t, 'huts')[0], scored(t, 'ziggurats')[0]]).toEqual([3, 6]);
});

test('ASY-30.04 nothing is built, no Wells are dug and no Camels gained', () => {
  const huts = ['C1', 'C2', 'D1', 'D3'];
  const t = end({ red: { ...red, huts, personalHuts: 2, ships: 1, ploughs: 0, tokens: 4 } });
  playOn(t, undefined, (options) => options.find((key) => key.startsWith('token/')) ?? 'end');
  expect([t.over, spaceNames(t.board.huts[0]), t.board.wells[0], t.board.camels[0]]).toEqual([
    true,
    'C1 C2 D1 D3',
    0,
    0,
  ]);
  for (const never of ['hut.built', 'well.dug', 'camels.gained']) t.red.log().lacks(never);
});

test('ASY-30.05 ASY-A.17 one after another in Turn Order feeds, destroys and scores', () => {
  const has = { red, blue: { ziggurats: { F8: 1 }, huts: ['G8'] }, purple: { ziggurats: { G2: 1 }, huts: ['G1'] } };
  const t = end(has, { order: ['purple', 'red', 'blue'] });
  t.purple.answers('feed.next', 'end');
  expect([t.board.huts[2], t.board.vp]).toEqual([[], [10, 10, 11]]);
  t.red.answers('feed.next', 'end');
  expect([t.board.huts[0], t.board.vp]).toEqual([[], [11, 10, 11]]);
  t.blue.answers('feed.next', 'plough/G8');
  expect([t.over, t.board.vp]).toEqual([true, [11, 12, 11]]);
});

test('ASY-30.06 Favour cards with the Feed icon work, Actions cards and the Camel do not', () => {
  const t = end({ red: { ...red, camels: 0, favours: ['FV03-1', 'FV05-1', 'FV01-1'] } });
  t.red.isAsked('feed.next').offering('favour/FV03-1');
  t.red.isAsked().notOffering('favour/FV05-1', 'favour/FV01-1', 'camel/FV03-1', 'camel/FV05-1');
  t.red.answers('feed.next', 'favour/FV03-1').isAsked('feed.next').offering('farmer/E2');
});

test('ASY-30.07 most VP wins', () => {
  const t = end({ red: { vp: 20 }, blue: { vp: 23 }, purple: { vp: 22 } });
  expect(t.outcome?.winners).toEqual([1]);
  expect(t.outcome?.scores).toEqual([20, 23, 22]);
});

test('ASY-30.07 among tied players the one highest on the Turn Order track wins', () => {
  const has = { red: { vp: 23 }, blue: { vp: 23 }, purple: { vp: 22 } };
  expect(end(has, { order: ['purple', 'blue', 'red'] }).outcome?.winners).toEqual([1]);
  expect(end(has, { order: ['red', 'purple', 'blue'] }).outcome?.winners).toEqual([0]);
});

test('ASY-30.01 whoever has no Hut is asked nothing more, Farmers or not', () => {
  const t = end({ red: { ziggurats: { D2: 1 }, farmers: 1 } });
  expect(t.over).toBe(true);
});
