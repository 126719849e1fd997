import { expect, test } from 'vitest';
import { WELL_SITES } from '../../content/wells.ts';
import type { Around } from '../solo.ts';
import { opponentExpands, opponentHas } from '../solo.ts';
import type { Player } from '../support.ts';
import { spaceNames } from '../support.ts';

/** Where the opponent builds, one Hut for each Scheme card. */
const builds = (schemes: readonly string[], opponent: Player = {}, around: Around = {}) => {
  const t = opponentExpands(schemes, { personalHuts: schemes.length, ...opponent }, around);
  return spaceNames(t.board.huts[1]);
};

/** Which Huts are left when the opponent has removed one by this Scheme card. */
const leaves = (scheme: string, huts: readonly string[], around: Around = {}) =>
  spaceNames(opponentExpands([scheme], { huts }, around).board.huts[1]);

test('ASY-34.01 its turn comes in row order', () => {
  const first = opponentExpands([], {});
  first.you.isAsked('build.next');
  expect(opponentHas(first)['gold']).toBe(4);
  const t = opponentExpands([], { leader: 'row3/high' }, { you: { food: [], personalHuts: 1 } });
  expect(opponentHas(t)['gold']).toBe(0);
  t.you.answers('build.next', 'end');
  expect(opponentHas(t)['gold']).toBe(4);
});

test('ASY-34.02 it discards the three cards of its row', () => {
  const rows = { left: ['FD-wheat1-1', 'FD-fish1-1'], middle: ['FD-w1-1', 'FD-fish2-1'], favour: ['FV01-1', 'FV02-1'] };
  const { board } = opponentExpands([], {}, { rows });
  expect([board.foodDiscard, board.favourDiscard]).toEqual([['FD-wheat1-1', 'FD-w1-1'], ['FV01-1']]);
  expect([board.food[1], board.favours[1], board.rowLeft[0]]).toEqual([[], [], []]);
});

test('ASY-34.03 it removes exactly one of its Huts, by the Map Priority rules', () => {
  // Meat: D4 of the two. Dates: neither, so between before river.
  const t = opponentExpands(['S01'], { huts: ['D3', 'D4'] });
  expect([spaceNames(t.board.huts[1]), opponentHas(t)['mainHuts']]).toEqual(['D3', 9]);
  expect(leaves('S02', ['D3', 'D4'])).toBe('D3');
  expect(leaves('S12', ['D3', 'D4'])).toBe('D4');
  t.you.log().includes({ type: 'scheme.revealed', item: 'S01' }).includes('hut.removed');
});

test('ASY-34.03 ASY-A.39 without a Hut on the map none is removed and no card revealed', () => {
  opponentExpands([], {}).you.log().lacks('hut.removed').lacks('scheme.revealed');
});

test('ASY-34.04 it builds every Hut of its supply, each by a new Scheme card', () => {
  const t = opponentExpands(['S01', 'S13', 'S05'], { personalHuts: 3 });
  expect([t.board.huts[1]?.length, opponentHas(t)['personalHuts']]).toEqual([3, 0]);
  expect(t.board.schemeDiscard).toEqual(['S01', 'S13', 'S05']);
});

test('ASY-34.05 it builds beside its own pieces only, Ships on the map included', () => {
  // Fish: D3 beside its Ziggurat; over the river, if a Ship lies on E4, E5 between the rivers.
  expect(builds(['S16'])).toBe('D3');
  expect(builds(['S16'], {}, { ships: ['E4'] })).toBe('E5');
});

test('ASY-34.05 it never places a Ship', () => {
  const t = opponentExpands(['S01'], { personalHuts: 1, ships: 2 });
  expect([t.board.ships[1], t.board.ship.includes(true)]).toEqual([2, false]);
});

test('ASY-34.06 walled in, it builds on any space in play', () => {
  const you = { huts: ['D2', 'D3', 'E2', 'E4', 'F2', 'F3'] };
  // Meat: C2 C6 D4 D7 F5 F9 G4 G7 H2 H9; between: C6 D4 F5; left-most: D4.
  expect(builds(['S01'], {}, { you })).toBe('D4');
});

test('ASY-34.07 it neither feeds nor loses Huts to hunger', () => {
  const t = opponentExpands(['S01'], { huts: ['D4', 'E2', 'F2'] });
  expect(spaceNames(t.board.huts[1])).toBe('E2 F2');
  t.you.log().lacks('hut.starved').lacks('hut.fed');
});

test('ASY-34.08 it digs every Well it can, for 2 Gold each', () => {
  const t = opponentExpands(['S01'], { huts: ['D4', 'E2', 'F1', 'F2', 'D1', 'E1'] });
  expect(WELL_SITES.flatMap(({ id }, site) => (t.board.well[site] === 1 ? [id] : []))).toEqual(['WL05', 'WL07']);
  expect(opponentHas(t)).toMatchObject({ wells: 2, gold: 4 + 4 });
  const taken = opponentExpands(['S01'], { huts: ['D4', 'E2', 'F1', 'F2'] }, { you: { wells: ['WL07'] } });
  expect(opponentHas(taken)).toMatchObject({ wells: 0, gold: 4 });
});

test('ASY-34.08 it digs three Wells in the game', () => {
  const t = opponentExpands(['S01'], { huts: ['D4', 'E2', 'F1', 'F2'], wells: ['WL03', 'WR03', 'WR05'] });
  expect(opponentHas(t)).toMatchObject({ wells: 3, gold: 4 });
});

/** Which of these sites gets the last Well: there are Huts around all of them and on D4, which S01 removes. */
const digs = (scheme: string, huts: readonly string[], ...sites: readonly string[]) => {
  const t = opponentExpands(['S01', scheme], { huts: ['D4', ...huts], wells: ['WL10', 'WR06'] });
  return sites.filter((id) => t.board.well[WELL_SITES.findIndex((site) => site.id === id)] === 1).join();
};

test('ASY-A.22 with more sites than Wells left a Scheme card chooses by its arrows', () => {
  const tall = (scheme: string) => digs(scheme, ['D1', 'E1', 'E2', 'F1', 'F2'], 'WL05', 'WL07');
  expect([tall('S11'), tall('S08')]).toEqual(['WL05', 'WL07']);
  expect([tall('S16'), tall('S14')]).toEqual(['WL05', 'WL07']);
  // WL03 and WR11 lie at one height: the second arrow decides.
  const wide = (scheme: string) => digs(scheme, ['C1', 'C2', 'D1', 'C8', 'C9', 'D8'], 'WL03', 'WR11');
  expect([wide('S09'), wide('S07')]).toEqual(['WL03', 'WR11']);
});

test('ASY-34.09 1 Gold for each Hut on a river, and the difficulty Gold', () => {
  const t = opponentExpands(['S13'], { gold: 2, huts: ['D4', 'D3', 'F3', 'D6'] }, { options: { difficulty: '3' } });
  expect([spaceNames(t.board.huts[1]), opponentHas(t)['gold']]).toEqual(['D3 D6 F3', 2 + 3 + 6]);
});

test('ASY-34.10 it scores pieces and Huts', () => {
  // D4 is removed; E2 counts 1, E5 counts 2, D3 nothing; five pieces.
  const t = opponentExpands(['S13'], { huts: ['D4', 'E2', 'E5', 'D3'], ziggurats: { E3: 1, G3: 4 } });
  expect(opponentHas(t)['vp']).toBe(10 + 3 + 5);
});

test('ASY-34.11 its food first; a space with a Farmer matches every food', () => {
  // Around E3: D2 Dates, D3 Fish, E2 Wheat, E4 Wheat, F2 Grapes, F3 Dates.
  expect([builds(['S03']), builds(['S07'])]).toEqual(['D3', 'F2']);
  expect([builds(['S13']), builds(['S13'], {}, { farmers: ['E2'] })]).toEqual(['F2', 'E2']);
  // Fish on D3 and a Farmer on E2: both match, and S03 prefers the river.
  expect(builds(['S03'], {}, { farmers: ['E2'] })).toBe('D3');
});

test('ASY-34.12 one match is taken whatever its terrain; none lets all in', () => {
  // S10 would go outside first, S06 to the river: D3 is the only Fish, F2 the only Grapes.
  expect([builds(['S06']), builds(['S10'])]).toEqual(['D3', 'F2']);
  // No Meat: S11 goes outside, up: D2.
  expect(builds(['S11'])).toBe('D2');
});

test('ASY-34.12 several matches are all that remain', () => {
  // Wheat: E2 and E4; S14 takes the river first, S18 the outside first.
  expect([builds(['S14']), builds(['S18'])]).toEqual(['E4', 'E2']);
});

test('ASY-34.13 the left-most listed terrain that has any', () => {
  // Dates: D2 outside, F3 river. S12: river; S08: between, outside; S09: between, river.
  expect([builds(['S12']), builds(['S08']), builds(['S09'])]).toEqual(['F3', 'D2', 'F3']);
  opponentExpands(['S12'], { personalHuts: 1 }).you.log().includes('scheme.by-terrain');
});

test('ASY-34.14 the left arrow first, then the right one', () => {
  // No Meat. S01 (between, river): D3, E4, F3; left: D3 and F3; down: F3. S13 (between, outside): down, right.
  expect([builds(['S01']), builds(['S13'])]).toEqual(['F3', 'F2']);
  // S11 (outside): D2, E2, F2; up: D2. S15 likewise.
  expect([builds(['S11']), builds(['S15'])]).toEqual(['D2', 'D2']);
});

test('ASY-34.14 the right arrow decides what the left one leaves tied', () => {
  // Farmers make E1 and E2 match; they lie in one row, outside, and the others are taken.
  const from = { ziggurats: { F1: 1 } };
  const around = { farmers: ['E1', 'E2'], you: { huts: ['F2', 'G1', 'G2'] } };
  expect([builds(['S19'], from, around), builds(['S07'], from, around)]).toEqual(['E1', 'E2']);
});

test('ASY-34.15 up and down are map rows; left and right count the half-hex shift', () => {
  // Huts to remove, all outside and none of the card's food: D1 and F1 lie half a hex right of E1 and G1.
  expect(leaves('S11', ['E1', 'F1', 'G1'])).toBe('F1 G1');
  expect(leaves('S13', ['D1', 'F1', 'G1'])).toBe('D1 F1');
  expect(leaves('S01', ['D1', 'E1', 'F1'])).toBe('D1 F1');
  expect(leaves('S14', ['E1', 'F1'])).toBe('E1');
});

test('ASY-E.17 solo Map Priority: S01 takes F3, then S13 takes G4', () => {
  const t = opponentExpands(['S01', 'S13'], { personalHuts: 2 });
  expect(t.board.huts[1]?.map((space) => spaceNames([space]))).toEqual(['F3', 'G4']);
  t.you.log().includes({ type: 'scheme.by-arrow' }).includes({ type: 'scheme.by-food' });
});
