import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, offered, playOn, spaceNames } from '../support.ts';

type Two = Partial<Board<'red' | 'blue'>>;
const blue: Player = { ziggurats: { F7: 1 }, huts: ['F8'] };
const at = (moment: object, red: Player, more: Two = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: moment as { feed: string },
    has: { red: { ziggurats: { D2: 1 }, ploughs: 0, personalHuts: 0, ...red }, blue },
    ...more,
  });
const feed = (red: Player, more: Two = {}) => at({ feed: 'red' }, red, more);

test('ASY-11.09 ASY-A.26 Farmers go free on any space in play without Farmer and Ziggurat', () => {
  const t = feed({ huts: ['E2'], farmers: 2, ploughs: 1 }, { farmers: ['C4'] });
  // Six rows of nine, less two Ziggurats and a Farmer.
  expect(offered(t.red, 'farmer').split(' ')).toHaveLength(54 - 3);
  t.red.isAsked('feed.next').offering('farmer/E2', 'farmer/F8', 'farmer/H9', 'farmer/D5');
  t.red.isRefused('farmer/C4', 'ASY-11.09').isRefused('farmer/D2', 'ASY-11.09').isRefused('farmer/F7', 'ASY-11.09');
  t.red
    .answers('feed.next', 'farmer/H9', 'farmer/D5')
    .isRefused('farmer/E2', 'ASY-11.09', undefined, 'fix.farmer.gain');
  expect([t.board.farmers[0], t.board.gold[0], t.board.camels[0]]).toEqual([0, 1, 0]);
});

test('ASY-11.09 also by a player who has no Hut to feed', () => {
  const t = feed({ farmers: 1 });
  t.red.answers('feed.next', 'farmer/E2');
  expect(t.board.farmer[spaceOf('E2')]).toBe(true);
});

test('ASY-11.10 any icon of any Food card feeds a Hut on a Farmer', () => {
  const t = feed({ huts: ['E2', 'D1'], ploughs: 1, food: ['FD-fish1-1'] }, { farmers: ['E2'] });
  t.red.answers('feed.next', 'card/FD-fish1-1');
  expect(spaceNames(t.board.fed)).toBe('E2');
});

test('ASY-11.11 whoever has a Hut on the space benefits', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    has: {
      red: { ziggurats: { D2: 1 }, huts: ['E2'], farmers: 1, ploughs: 0, personalHuts: 0, leader: 'row1/high' },
      blue: { ...blue, ploughs: 1, personalHuts: 0, food: ['FD-fish1-1'], leader: 'row2/high' },
    },
  });
  t.red.answers('feed.next', 'farmer/F8');
  t.blue.isAsked('feed.next').offeringExactly('card/FD-fish1-1', 'plough/F8').answers('card/FD-fish1-1');
  expect(spaceNames(t.board.huts[1])).toBe('F8');
});

test('ASY-11.12 a Farmer stays when the Hut leaves', () => {
  const starved = at({ expansionTurn: 'red' }, { huts: ['E2'], leader: 'row1/high' }, { farmers: ['E2'] });
  expect([starved.board.huts[0], starved.board.farmer[spaceOf('E2')]]).toEqual([[], true]);
  const moved = at({ build: 'red' }, { huts: ['E2'], favours: ['FV19-1'] }, { farmers: ['E2'] });
  moved.red.answers('build.next', 'favour/FV19-1').answers('move.to', 'E1');
  expect([moved.board.farmer[spaceOf('E2')], moved.board.farmer[spaceOf('E1')]]).toEqual([true, false]);
});

test('ASY-11.13 Farmers may go on a river, where the Flood takes them', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    round: 3,
    has: {
      red: { ziggurats: { D2: 1 }, farmers: 2, ploughs: 0, personalHuts: 0, leader: 'row1/high' },
      blue: { ...blue, personalHuts: 0, leader: 'row2/high' },
    },
  });
  t.red.answers('feed.next', 'farmer/D3', 'farmer/E2');
  expect(t.board.farmer[spaceOf('D3')]).toBe(true);
  playOn(t, () => t.board.round === 4);
  expect([t.board.farmer[spaceOf('D3')], t.board.farmer[spaceOf('E2')]]).toEqual([false, true]);
});

test('ASY-11.14 ASY-A.26 Farmers are placed in a Feed step only', () => {
  const build = at({ build: 'red' }, { farmers: 1, growthHuts: 1 });
  const actions = at({ actionsTurn: 'red' }, { farmers: 1, camels: 9 });
  for (const t of [build, actions]) {
    expect(t.red.isAsked().options.filter((key) => key.startsWith('farmer'))).toEqual([]);
    t.red.isRefused('farmer/E2', 'ASY-11.14');
  }
});

test('ASY-A.26 not in the Feed step of another', () => {
  const t = feed({ huts: ['E2'], ploughs: 1 }, { has: { red: { huts: ['E2'] }, blue: { ...blue, farmers: 1 } } });
  t.red.isAsked('feed.next').notOffering('farmer/E2');
  t.blue.isNotAsked().isRefused('farmer/E2');
});
