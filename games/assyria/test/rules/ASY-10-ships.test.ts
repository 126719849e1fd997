import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, offered, playOn, spaceNames } from '../support.ts';

type Two = Partial<Board<'red' | 'blue'>>;
const blue: Player = { ziggurats: { F7: 1 } };
const build = (red: Player = {}, more: Two = {}, other: Player = blue) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { build: 'red' },
    has: { red: { ziggurats: { D2: 1 }, growthHuts: 1, personalHuts: 0, ...red }, blue: other },
    ...more,
  });
/** Where red may build from D2 without any Ship. */
const near = 'C2 C3 D1 D3 E2 E3';

test('ASY-10.01 any number of Ships, free, before, between and after Huts', () => {
  const t = build({ ships: 3, growthHuts: 2, camels: 1 });
  t.red.answers('build.next', 'ship/H3', 'hut/D1', 'ship/H7', 'hut/E1', 'ship/G7');
  expect([t.board.ships[0], t.board.camels[0], t.board.gold[0], t.board.vp[0]]).toEqual([0, 1, 1, 10]);
});

test('ASY-10.01 placing Ships is optional', () => {
  build({ ships: 2, growthHuts: 0 }).red.isAsked('build.next').offering('end');
});

test('ASY-10.01 without a Ship none can be placed', () => {
  build().red.isAsked('build.next').notOffering('ship/D3');
  build().red.isRefused('ship/D3', 'ASY-10.01', undefined, 'fix.ship.gain');
});

test('ASY-10.02 a Ship goes on any river space in play without one, near or far', () => {
  const t = build({ ships: 1 }, { ships: ['E4', 'H7'] });
  expect(offered(t.red, 'ship')).toBe('C3 C7 D3 D6 E7 F3 F6 G4 G7 H3');
  t.red.isRefused('ship/E4', 'ASY-10.02').isRefused('ship/D1', 'ASY-10.02').isRefused('ship/D4', 'ASY-10.02');
});

test('ASY-10.03 Huts and Farmers of anybody do not prevent it', () => {
  const t = build({ ships: 2, huts: ['D3'] }, { farmers: ['C3'] }, { ...blue, huts: ['C3'] });
  t.red.answers('build.next', 'ship/D3', 'ship/C3');
  expect([t.board.ship[spaceOf('C3')], t.board.farmer[spaceOf('C3')], t.board.hut[spaceOf('C3')]]).toEqual([
    true,
    true,
    1,
  ]);
});

test('ASY-10.04 a Ship on the map helps every player', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    has: {
      red: { ziggurats: { D2: 1 }, ships: 1, growthHuts: 1, personalHuts: 0, leader: 'row1/high' },
      blue: { ziggurats: { E3: 1 }, growthHuts: 1, personalHuts: 0, leader: 'row2/high' },
    },
  });
  t.red.answers('build.next', 'ship/D3', 'hut/D1');
  playOn(t, () => t.board.active === 1);
  expect(offered(t.blue, 'hut')).toBe('C3 C4 D3 D4 E2 E4 F2 F3');
});

test('ASY-10.05 all spaces around a Ship are adjacent to each other and to its own', () => {
  const t = build({}, { ships: ['D3'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 C4 D1 D3 D4 E2 E3 E4');
});

test('ASY-10.06 even when an opposing Hut stands on the Ship’s space', () => {
  const t = build({}, { ships: ['D3'] }, { ...blue, huts: ['D3'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 C4 D1 D4 E2 E3 E4');
});

test('ASY-10.07 ASY-A.5 Ships on neighbouring spaces make one zone', () => {
  const t = build({}, { ships: ['D3', 'E4'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 C4 D1 D3 D4 E2 E3 E4 E5 F3 F4');
});

test('ASY-10.07 ASY-A.5 Ships that do not touch make zones of their own', () => {
  const t = build({}, { ships: ['D3', 'F3'] });
  expect(offered(t.red, 'hut')).toBe('C2 C3 C4 D1 D3 D4 E2 E3 E4');
});

test('ASY-10.08 an own Hut or Ziggurat in the zone is needed, but any will do', () => {
  expect(offered(build({}, { ships: ['G7'] }).red, 'hut')).toBe(near);
  const t = build({ huts: ['G8'] }, { ships: ['G7'] });
  expect(offered(t.red, 'hut')).toBe(`${near} F6 F8 G6 G7 G9 H6 H7 H8`);
});

test('ASY-10.08 a Ship alone is no piece of its owner', () => {
  const t = build({ ships: 1 });
  t.red.answers('build.next', 'ship/H3');
  expect(offered(t.red, 'hut')).toBe(near);
});

test('ASY-E.4 two Ships', () => {
  const t = assyriaTable({
    players: ['purple', 'blue'],
    at: { build: 'purple' },
    options: { 'blocked-top': '0' },
    has: {
      purple: { ziggurats: { B2: 1 }, ships: 2, growthHuts: 3, personalHuts: 0 },
      blue: { ziggurats: { E8: 1 }, huts: ['C2'] },
    },
  });
  t.purple.isAsked('build.next').notOffering('hut/A4', 'hut/C4', 'hut/D2');
  t.purple.answers('build.next', 'ship/B3').isAsked('build.next').offering('hut/A4', 'hut/C4').notOffering('hut/D2');
  t.purple.answers('build.next', 'ship/C3', 'hut/D2', 'hut/A4', 'hut/C4');
  expect(spaceNames(t.board.huts[0])).toBe('A4 C4 D2');
});

test('ASY-E.4 the neighbour uses the same Ships', () => {
  const t = assyriaTable({
    players: ['purple', 'blue'],
    at: { build: 'blue' },
    options: { 'blocked-top': '0' },
    ships: ['B3', 'C3'],
    has: { purple: { ziggurats: { B2: 1 } }, blue: { ziggurats: { E8: 1 }, huts: ['C2'], growthHuts: 1 } },
  });
  t.blue.isAsked('build.next').offering('hut/B4', 'hut/D3');
});

test('ASY-10.09 a Ship brings no Hut nearer to a Well site', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { wells: 'red' },
    ships: ['D3'],
    has: { red: { ziggurats: { G2: 1 }, huts: ['C2', 'D2', 'D4', 'E3'] }, blue },
  });
  expect(t.over).toBe(true);
});

test('ASY-10.09 a Ship brings no Well nearer to a new Ziggurat', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    ships: ['D3'],
    has: { red: { camels: 6, ziggurats: { G2: 1 }, huts: ['D2', 'D4', 'E3'], wells: ['WL04'] }, blue },
  });
  t.red.answers('action.choose', 'found').isAsked('found.space').offeringExactly('D4', 'E3');
});

test('ASY-10.10 a placed Ship cannot be taken back and stays until a Flood', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'expansion',
    round: 2,
    ships: ['D3'],
    has: { red: { ziggurats: { D2: 1 }, leader: 'row1/high' }, blue: { ...blue, leader: 'row2/high' } },
  });
  playOn(t, () => {
    const stays = t.board.ship[spaceOf('D3')];
    expect(stays).toBe(t.board.round < 4);
    return t.board.round === 4;
  });
  expect(t.board.ships).toEqual([0, 0]);
});

const move = (huts: readonly string[], more: Two = {}) => {
  const t = build({ growthHuts: 0, huts, favours: ['FV19-1'] }, more);
  t.red.answers('build.next', 'favour/FV19-1');
  return t;
};

test('ASY-10.11 a Hut moves to a free neighbour of its own space', () => {
  const t = move(['G2']);
  expect(offered(t.red, '')).toBe('F1 F2 G1 G3 H1 H2');
  const beside = move(['E2', 'E3']);
  beside.red.answers('move.from', 'E2');
  expect(offered(beside.red, '')).toBe('D1 E1 F1 F2');
});

test('ASY-10.11 or to a free space of a Ship zone it stands in, not of one where others stand', () => {
  const t = move(['E3', 'G2'], { ships: ['D3'] });
  t.red.answers('move.from', 'G2');
  expect(offered(t.red, '')).toBe('F1 F2 G1 G3 H1 H2');
  const sailing = move(['E3', 'G2'], { ships: ['D3'] });
  sailing.red.answers('move.from', 'E3');
  expect(offered(sailing.red, '')).toBe('C3 C4 D3 D4 E2 E4 F2 F3');
});
