import { expect, test } from 'vitest';
import { assyriaTable, offered, playOn, spaceNames } from '../support.ts';

const names = ['red', 'blue', 'purple', 'yellow'] as const;
const beginning = (players: number, options: { [name: string]: string } = {}) =>
  assyriaTable({ players: names.slice(0, players), at: 'beginning', options });

/** Rows of the map in which the first player may put the starting Ziggurat. */
function rowsInPlay(players: number, options: { [name: string]: string } = {}): string {
  const t = beginning(players, options);
  playOn(t, () => t.table.machine.kind === 'start.space');
  const spaces = offered(t.seat(t.table.asked()[0] ?? 0), '').split(' ');
  return [...new Set(spaces.map((id) => id.charAt(0)))].join('');
}

const bidRows = (players: number): number => {
  const t = beginning(players);
  return new Set(t.table.options(t.table.asked()[0] ?? 0).map((key) => key.split('/')[0])).size;
};

test('ASY-3.01 four players: the whole map, five card rows, no Gold in the areas', () => {
  expect(rowsInPlay(4)).toBe('ABCDEFGHIJ');
  expect(bidRows(4)).toBe(5);
  expect(beginning(4).board.areaGold).toEqual([0, 0, 0]);
});

test('ASY-3.02 three players: two rows blocked, four card rows', () => {
  expect(rowsInPlay(3)).toHaveLength(8);
  expect(bidRows(3)).toBe(4);
});

test('ASY-3.03 two players: four rows blocked, three card rows', () => {
  expect(rowsInPlay(2)).toHaveLength(6);
  expect(bidRows(2)).toBe(3);
});

test('ASY-3.04 rows are blocked from the top and the bottom in any split', () => {
  const split = (players: number) =>
    ['0', '1', '2', '3', '4'].slice(0, players === 3 ? 3 : 5).map((top) => rowsInPlay(players, { 'blocked-top': top }));
  expect(split(3)).toEqual(['ABCDEFGH', 'BCDEFGHI', 'CDEFGHIJ']);
  expect(() => beginning(3, { 'blocked-top': '3' })).toThrow('asy.table-rows (ASY-3.04), blocked 2, wanted 3');
  expect(split(2)).toEqual(['ABCDEF', 'BCDEFG', 'CDEFGH', 'DEFGHI', 'EFGHIJ']);
});

test('ASY-A.13 which rows are blocked is an option of the table; as a rule half at either edge', () => {
  expect([rowsInPlay(2), rowsInPlay(3)]).toEqual(['CDEFGH', 'BCDEFGHI']);
  expect(rowsInPlay(2, { 'blocked-top': 'even' })).toBe('CDEFGH');
});

// Rows A, B, I and J are blocked from here on.
const red = { ziggurats: { C2: 1 }, huts: ['C1', 'C3'], growthHuts: 1, ships: 1 };
const blue = { ziggurats: { F7: 1 } };

test('ASY-3.05 nothing is built or sails on a blocked space', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: { build: 'red' }, has: { red, blue } });
  expect(offered(t.red, 'hut')).toBe('C4 D1 D2 D3');
  expect(offered(t.red, 'ship')).toBe('C3 C7 D3 D6 E4 E7 F3 F6 G4 G7 H3 H7');
  t.red.isRefused('hut/B1', 'ASY-3.05').isRefused('ship/B3', 'ASY-3.05');
});

test('ASY-3.05 no Farmer on a blocked space', () => {
  const t = assyriaTable({ players: ['red', 'blue'], at: { feed: 'red' }, has: { red: { ...red, farmers: 1 }, blue } });
  t.red.isAsked('feed.next').offering('farmer/C1').notOffering('farmer/B1', 'farmer/I4');
  t.red.isRefused('farmer/B1', 'ASY-3.05');
});

test('ASY-3.05 a Well site that touches a blocked space is not on the map', () => {
  const huts = ['B1', 'C1', 'C2', 'D1'];
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { wells: 'red' },
    has: { red: { ...red, ziggurats: { D2: 1 }, huts }, blue },
  });
  t.red.isAsked('well.dig').offeringExactly('WL03', 'done');
});

test('ASY-3.05 a Hut does not move onto a blocked space', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { build: 'red' },
    has: { red: { ...red, huts: ['C1'], favours: ['FV19-1'], growthHuts: 0 }, blue },
  });
  t.red.answers('build.next', 'favour/FV19-1');
  expect(spaceNames(t.board.huts[0])).toBe('D1');
});

test('ASY-3.06 Gold covers one space of each area with three players, two with two', () => {
  expect([beginning(3).board.areaGold, beginning(2).board.areaGold]).toEqual([
    [1, 1, 1],
    [2, 2, 2],
  ]);
  const rich = { ziggurats: { D2: 1 }, gold: 9, camels: 9 };
  const t = assyriaTable({ players: ['red', 'blue'], at: { actionsTurn: 'red' }, has: { red: rich, blue } });
  for (const _ of [1, 2])
    t.red.answers('action.choose', 'tribute').answers('tribute.place', 'lowest/gold').answers('bonus.resolve', 'no');
  t.red.answers('action.choose', 'tribute').isAsked('tribute.place').offering('middle/gold').notOffering('lowest/gold');
});

test('ASY-3.07 that Gold gives nobody Influence and no Flood takes it', () => {
  expect(beginning(2).board.influence).toEqual([0, 0]);
  const t = assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: 'flood',
    round: 3,
    areaGold: [4, 2, 1],
    markers: ['EM-G1', 'EM-G2', 'EM-G3'],
  });
  expect(t.board.round).toBe(4);
  expect(t.board.areaGold).toEqual([1, 1, 1]);
});

test('ASY-3.08 the solo game uses the numbers for two players', () => {
  const t = assyriaTable({ players: ['you'], at: 'beginning' });
  expect([t.board.areaGold, t.board.rowLeft.length, t.board.blockedTop + t.board.blockedBottom]).toEqual([
    [2, 2, 2],
    3,
    4,
  ]);
  playOn(t, () => t.table.machine.kind === 'start.space');
  t.you.isAsked('start.space').notOffering('B1', 'I1').offering('C1', 'H9');
});
