import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { assyriaTable, playOn, spaceNames } from '../support.ts';

const blue: Player = { ziggurats: { F7: 1 } };
const wells = (red: Player, other: Player = blue) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { wells: 'red' },
    has: { red: { ziggurats: { G2: 1 }, ...red }, blue: other },
  });
const three = { huts: ['C1', 'C2', 'D1'] };

test('ASY-13.01 after destruction each Well may be dug or not', () => {
  const t = wells(three);
  t.red.isAsked('well.dig').offeringExactly('WL03', 'done').answers('done');
  expect([t.over, t.board.wells[0], t.board.camels[0]]).toEqual([true, 0, 0]);
});

test('ASY-13.01 a Hut that starved in the same turn digs no Well', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: { red: { ...three, ziggurats: { G2: 1 }, personalHuts: 0, tokens: 2, ploughs: 0, leader: 'row1/high' }, blue },
  });
  t.red.answers('feed.next', 'token/C1', 'token/C2');
  expect([t.over, t.board.wells[0], spaceNames(t.board.huts[0])]).toEqual([true, 0, 'C1 C2']);
});

test('ASY-13.02 only on printed sites: three Huts that meet elsewhere dig nothing', () => {
  // D1, D2 and E2 meet in a point, but there is no site; so do D3, D4 and E4 on the river.
  expect(wells({ huts: ['D1', 'D2', 'E2', 'D3', 'D4', 'E4'] }).over).toBe(true);
});

test('ASY-13.03 own Huts on all three spaces are needed', () => {
  expect(wells({ huts: ['C1', 'C2'] }).over).toBe(true);
  const t = wells({ huts: ['C1', 'C2', 'D1', 'E2'] }, { ...blue, huts: ['E1'] });
  t.red
    .isRefused('WL05', 'ASY-13.03')
    .isRefused('WL04', 'ASY-13.03')
    .isAsked('well.dig')
    .offeringExactly('WL03', 'done');
});

test('ASY-13.03 a Ziggurat is no Hut', () => {
  expect(wells({ ziggurats: { C1: 1 }, huts: ['C2', 'D1'] }).over).toBe(true);
});

test('ASY-13.04 a site holds one Well only', () => {
  const t = wells({ huts: ['C1', 'C2', 'D1', 'D2'] }, { ...blue, wells: ['WL03'] });
  t.red.isAsked('well.dig').offeringExactly('WL04', 'done');
  t.red.isRefused('WL03', 'ASY-13.04');
});

test('ASY-13.05 ASY-E.8 several Wells in one step; one Hut serves several sites', () => {
  const t = wells({ huts: ['C1', 'C2', 'D1', 'D2'], camels: 3 });
  t.red.isAsked('well.dig').offeringExactly('WL03', 'WL04', 'done');
  t.red.answers('well.dig', 'WL03', 'WL04');
  expect([t.board.camels[0], t.board.wells[0], t.over]).toEqual([7, 2, true]);
});

test('ASY-13.06 at most three Wells in the whole game', () => {
  const huts = ['C1', 'C2', 'D1', 'D2'];
  const t = wells({ huts, wells: ['WL10', 'WL11'] });
  t.red.answers('well.dig', 'WL03');
  expect([t.over, t.board.wells[0]]).toEqual([true, 3]);
  expect(wells({ huts, wells: ['WL10', 'WL11', 'WL12'] }).over).toBe(true);
});

const camelsAfter = (red: Player) => {
  const t = wells({ ...three, ...red });
  t.red.answers('well.dig', 'WL03');
  return t.board.camels[0];
};

test('ASY-13.07 each Well raises the Camel limit by 1', () => {
  expect(camelsAfter({ camels: 10 })).toBe(11);
  expect(camelsAfter({ camels: 11, wells: ['WL10'] })).toBe(12);
});

test('ASY-13.08 a Well gives 2 Camels at once, under the raised limit', () => {
  expect(camelsAfter({ camels: 0 })).toBe(2);
  expect(camelsAfter({ camels: 9 })).toBe(11);
});

test('ASY-13.09 ASY-A.35 a Hut may move away from a Well; the Well stays', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { build: 'red' },
    has: { red: { ...three, ziggurats: { G2: 1 }, personalHuts: 0, wells: ['WL03'], favours: ['FV19-1'] }, blue },
  });
  t.red.answers('build.next', 'favour/FV19-1').answers('move.from', 'D1').answers('move.to', 'E1');
  expect([t.board.wells[0], t.board.well.filter((owner) => owner === 0).length]).toEqual([1, 1]);
});

test('ASY-13.10 each Well scores with the Offerings track in a Flood', () => {
  const flood = (offerings: number) =>
    assyriaTable({
      players: ['red', 'blue'],
      at: 'flood',
      round: 3,
      markers: ['EM-G1', 'EM-G2', 'EM-G3'],
      has: { red: { ziggurats: { G2: 1 }, wells: ['WL03', 'WL04'], offerings }, blue },
    }).board.vp[0];
  expect([flood(0), flood(1)]).toEqual([10, 12]);
});

test('ASY-13.11 Wells are dug in this step only: not in the Actions turn', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: { red: { ...three, ziggurats: { G2: 1 }, camels: 9 }, blue },
  });
  expect(t.red.isAsked('action.choose').options.filter((key) => key.includes('W'))).toEqual([]);
  playOn(t);
  expect(t.board.wells[0]).toBe(0);
});

test('ASY-13.11 nor at the end of the game', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: 'end',
    round: 6,
    has: { red: { ...three, ziggurats: { G2: 1 }, tokens: 3, ploughs: 0 }, blue },
  });
  t.red.answers('feed.next', 'token/C1', 'token/C2', 'token/D1');
  expect([t.over, t.board.wells[0], t.board.vp[0]]).toEqual([true, 0, 14]);
});

test('ASY-13.12 a dug Well of any colour forbids new Ziggurats on its spaces', () => {
  const found = (red: Player, other: Player) =>
    assyriaTable({
      players: ['red', 'blue'],
      at: { actionsTurn: 'red' },
      has: { red: { ziggurats: { G2: 1 }, camels: 6, huts: ['D1', 'E2', 'E3'], ...red }, blue: { ...blue, ...other } },
    }).red.answers('action.choose', 'found');
  found({}, {}).isAsked('found.space').offeringExactly('D1', 'E2', 'E3');
  found({ wells: ['WL05'] }, {})
    .isNotAsked('found.space')
    .isAsked('found.column');
  found({}, { wells: ['WL03'] })
    .isAsked('found.space')
    .offeringExactly('E2', 'E3');
});
