import { expect, test } from 'vitest';
import type { Player } from '../support.ts';
import { assyriaTable } from '../support.ts';

const blue = { ziggurats: { F7: 1 } };
const grow = (marker: string, red: Player = {}, round = 1) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: 'growth',
    round,
    markers: round === 1 ? [] : ['EM-G1'],
    has: { red: { ziggurats: { D2: 1 }, ...red }, blue },
    chance: { 'growth.marker': [marker] },
  });

test('ASY-7.01 one more Expansion marker is turned face up: 2, 3 or 4', () => {
  const second = grow('EM-G4', {}, 2);
  expect([second.board.markers, second.board.growthHuts]).toEqual([
    ['EM-G1', 'EM-G4'],
    [4, 4],
  ]);
  expect(['EM-G1', 'EM-G2', 'EM-G4'].map((marker) => grow(marker).board.growthHuts[0])).toEqual([2, 3, 4]);
});

test('ASY-7.02 every player moves that many Huts from the Main supply to the Growth area', () => {
  const t = grow('EM-G3');
  expect([t.board.growthHuts, t.board.mainHuts]).toEqual([
    [3, 3],
    [6, 6],
  ]);
});

test('ASY-7.03 a Hut in the Personal supply does not count towards them', () => {
  const t = grow('EM-G4', { personalHuts: 3 });
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([4, 3, 3]);
});

test('ASY-7.04 what the Main supply lacks comes from the Personal supply', () => {
  const t = grow('EM-G4', { personalHuts: 3, huts: ['E1', 'E2', 'E3', 'D1'] });
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([4, 2, 0]);
  expect(t.board.growthHuts[1]).toBe(4);
});

test('ASY-7.05 ASY-E.22 with too few in both, all there are and no penalty', () => {
  const t = grow('EM-G4', { personalHuts: 1, huts: ['E1', 'E2', 'E3', 'D1', 'F1', 'F2', 'G1'] });
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([3, 0, 0]);
  expect(t.board.vp[0]).toBe(10);
});

test('ASY-7.05 with all Huts on the map nothing grows', () => {
  const huts = ['E1', 'E2', 'E3', 'D1', 'F1', 'F2', 'G1', 'G2', 'G3', 'H1'];
  const t = grow('EM-G4', { personalHuts: 0, huts });
  expect([t.board.growthHuts[0], t.board.personalHuts[0], t.board.mainHuts[0]]).toEqual([0, 0, 0]);
});

const revealed = [
  'FD-wheat2-1',
  'FD-wheat1-1',
  'FD-wheat3-1',
  'FD-meat1-1',
  'FD-fish3-1',
  'FD-fish2-1',
  'FD-meat2-1',
  'FD-w1-1',
];
const favours = ['FV19-2', 'FV02-1', 'FV13-1', 'FV01-1'];
const three = () =>
  assyriaTable({
    players: ['red', 'blue', 'purple'],
    at: 'growth',
    chance: { 'draw.food': revealed, 'draw.favour': favours },
  });

test('ASY-7.06 ASY-E.3 first players + 1 Food cards into the left column, sorted', () => {
  expect(three().board.rowLeft.flat()).toEqual(['FD-wheat1-1', 'FD-meat1-1', 'FD-wheat2-1', 'FD-wheat3-1']);
});

test('ASY-7.07 ASY-E.3 then as many into the middle column, sorted for itself', () => {
  expect(three().board.rowMiddle.flat()).toEqual(['FD-w1-1', 'FD-fish2-1', 'FD-meat2-1', 'FD-fish3-1']);
});

test('ASY-7.08 ASY-E.3 then a Favour card for each row, from the top as they come', () => {
  expect(three().board.rowFavour).toEqual(favours.map((item) => [item]));
});

test('ASY-7.09 Growth asks nobody anything', () => {
  grow('EM-G2').red.isAsked('bid.place');
});

test('ASY-E.20 in round 1 the first Hut is built besides the grown ones', () => {
  const grown = grow('EM-G3');
  expect([grown.board.growthHuts, grown.board.personalHuts]).toEqual([
    [3, 3],
    [1, 1],
  ]);
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { build: 'red' },
    has: { red: { ziggurats: { D2: 1 }, growthHuts: 3 }, blue },
  });
  t.red.answers('build.next', 'hut/D1', 'hut/E1', 'hut/E2').isAsked('build.next').offering('end', 'hut/E3');
  t.red.answers('build.next', 'hut/E3');
  expect([t.board.huts[0]?.length, t.board.personalHuts[0]]).toEqual([4, 0]);
});
