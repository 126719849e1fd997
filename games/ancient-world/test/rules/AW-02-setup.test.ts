import { expect, test } from 'vitest';
import { DISTRICT_IDS, EMPIRE_IDS, TITAN_IDS } from '../../content/decks.ts';
import { MILITARY } from '../../content/military.ts';
import { capacityOf } from '../../rules/queries/city.ts';
import { ancientTable, armyOf, goodsOf, whereAre } from '../support.ts';

const BOARDS = ['umnok', 'merlume', 'amnite', 'zaltor'];
const NAMES = ['red', 'blue', 'green', 'white'] as const;

/** A table up to its first turn: boards in order, the first player given or drawn. */
function opened(
  seats: number,
  options: { readonly [name: string]: string } = {},
  chance: { [kind: string]: string[] } = {},
) {
  const t = ancientTable({ players: NAMES.slice(0, seats), at: 'beginning', options, chance });
  for (let seat = 0; seat < Math.min(seats, 3); seat++) t.seat(seat).answers('start.board', BOARDS[seat] ?? '');
  return t;
}
const count = <T>(list: readonly T[]): number => list.length;

test('AW-2.01 AW-2.02 the marker is on the start space, supplies are beside the board', () => {
  const t = ancientTable({ players: ['red', 'blue'], at: 'beginning' });
  expect([t.board.round, t.board.phase, t.board.coins]).toEqual([0, 'start', [6, 6]]);
  expect(whereAre(t, 1)).toEqual(['ready', 'ready', 'ready', 'supply', 'supply']);
});

test('AW-2.03 AW-2.04 districts and three titan decks, the top card of each face up', () => {
  const t = opened(3, { 'first-player': '1' });
  expect([count(t.board.districtTop), count(t.board.districtDeck)]).toEqual([1, 15]);
  expect(t.board.titanTop.map(count)).toEqual([1, 1, 1]);
  expect(t.board.titanDeck.map(count)).toEqual([9, 14, 9]);
  expect(t.board.titanTop.map(([item = '']) => item.slice(0, 2))).toEqual(['T1', 'T2', 'T3']);
  t.chanceWeighed('district.turn', DISTRICT_IDS, 0);
  t.chanceWeighed(
    'titan.turn',
    TITAN_IDS.filter((id) => id.startsWith('T1')),
    0,
  );
  t.chanceWeighed(
    'titan.turn',
    TITAN_IDS.filter((id) => id.startsWith('T3')),
    2,
  );
});

test('AW-2.05 AW-2.06 Explore and Grow are covered and empty, the other seven have 1 ambrosia', () => {
  const t = opened(2, { 'first-player': '2' });
  expect(t.board.spaceAmbrosia).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0]);
  t.blue.answers('turn.action', 'citizen/1');
  t.blue.isRefused('explore', 'AW-5.16').isRefused('grow', 'AW-5.16');
});

test('AW-2.07 AW-2.08 rows: as many military cards as players, two empire cards more', () => {
  for (const seats of [2, 3, 4]) {
    const { board } = opened(seats, { 'first-player': '1' });
    expect([count(board.militaryRow), count(board.militaryDeck)]).toEqual([seats, 25 - seats]);
    expect([count(board.empireRow), count(board.deckA)]).toEqual([seats + 2, 38 - seats]);
    expect(board.empireRow.every((item) => item.startsWith('EA'))).toBe(true);
  }
  const t = opened(2, { 'first-player': '1' });
  t.chanceWeighed(
    'military.deal',
    MILITARY.map(({ id }) => id),
    0,
  );
  t.chanceWeighed(
    'empire.deal',
    EMPIRE_IDS.filter((id) => id.startsWith('EA')),
    0,
  );
});

test('AW-2.09 AW-2.10 deck B waits, all of C lies open', () => {
  const t = opened(4, { 'first-player': '3' });
  expect([count(t.board.deckB), count(t.board.pileC)]).toEqual([34, 11]);
  expect(t.blue.sees().pileC).toEqual(t.board.pileC);
  expect(new Set(t.blue.sees().deckB)).toEqual(new Set(['?empire-b']));
});

test('AW-2.11 AW-2.13 boards in seat order, each with starting cards, armies in two slots and its own titan', () => {
  const t = ancientTable({ players: ['red', 'blue', 'green'], at: 'beginning', options: { 'first-player': '1' } });
  t.red.isAsked('start.board').offeringExactly(...BOARDS, 'random');
  t.red.answers('start.board', 'zaltor');
  t.blue.isAsked('start.board').offeringExactly('umnok', 'merlume', 'amnite', 'random');
  t.blue.isRefused('zaltor', 'AW-2.11', 'no.board.taken', 'fix.other-board');
  t.blue.answers('start.board', 'amnite');
  t.chance('board.random', 'merlume').green.answers('start.board', 'random');
  t.chanceWeighed('board.random', ['umnok', 'merlume']);
  expect(t.board.threat).toEqual([['ST03'], ['ST04'], ['ST02']]);
  expect(t.board.tableau).toEqual([1, 2, 3].map((n) => [`SE1#${n}`, `SE2#${n}`]));
  expect(['SM01#2', 'SM02#2', 'SM01#3'].map((item) => armyOf(t, item))).toEqual(['0:0', '1:0', '0:0']);
  expect(t.board.damaged.includes(true)).toBe(false);
});

test('AW-2.12 AW-2.15 citizens 1 to 3 are ready, 4 and 5 in the supply; no knowledge, no ambrosia', () => {
  const t = opened(4, { 'first-player': '1' });
  for (const seat of [0, 1, 2, 3]) {
    expect(whereAre(t, seat)).toEqual(['ready', 'ready', 'ready', 'supply', 'supply']);
    expect(goodsOf(t, seat).slice(1)).toEqual([0, 0]);
  }
  expect([t.board.draft, t.board.passed, t.board.dice]).toEqual([[0, 0, 0, 0], [false, false, false, false], []]);
});

test('AW-2.16 with plain boards nobody has an ability, with city-states everybody', () => {
  const plain = opened(4, { 'first-player': '1' }).board;
  const states = opened(4, { 'first-player': '1', boards: 'city-states' }).board;
  expect([plain.knowledge, plain.coins, capacityOf(plain, 2)]).toEqual([[0, 0, 0, 0], [6, 7, 8, 8], 4]);
  expect([states.knowledge, states.coins, capacityOf(states, 2)]).toEqual([[1, 0, 0, 0], [6, 9, 8, 8], 6]);
});

test('AW-2.17 AW-2.18 the first player is drawn, or the seat the host picked; the token lies hand side down', () => {
  const t = opened(3, {}, { 'first.player': ['2'] });
  t.chanceWeighed('first.player', ['0', '1', '2']);
  expect([t.board.first, t.board.hand, t.board.starter]).toEqual([2, false, 2]);
  t.green.isAsked('turn.action');
  opened(3, { 'first-player': '2' }).blue.isAsked('turn.action');
  // The fourth seat of a table for two: counted round.
  opened(2, { 'first-player': '4' }).blue.isAsked('turn.action');
});

test('AW-2.19 AW-E.14 AW-16.11 coins by place in the turn order: 6, 7, 8, 8, and 2 more for Merlume', () => {
  expect(opened(4, { 'first-player': '1' }).board.coins).toEqual([6, 7, 8, 8]);
  expect(opened(4, { 'first-player': '3' }).board.coins).toEqual([8, 8, 6, 7]);
  expect(opened(2, { 'first-player': '2' }).board.coins).toEqual([7, 6]);
  // Merlume sits in the second seat, which is third in turn order.
  expect(opened(4, { 'first-player': '4', boards: 'city-states' }).board.coins).toEqual([7, 10, 8, 6]);
});

test('AW-2.13 at tables of rules version 1 Amnite and Zaltor have the titans they had', () => {
  const t = ancientTable({ players: ['red', 'blue'], at: 'beginning', version: 1, options: { 'first-player': '1' } });
  t.red.answers('start.board', 'zaltor');
  t.blue.answers('start.board', 'amnite');
  expect(t.board.threat).toEqual([['ST04'], ['ST03']]);
});

test('AW-2.20 what belongs to unused colours is out of the game', () => {
  const { removed } = opened(2, { 'first-player': '1' }).board;
  expect([...removed].toSorted()).toEqual(
    [...['SE1', 'SE2', 'SM01', 'SM02'].flatMap((kind) => [`${kind}#3`, `${kind}#4`]), 'ST03', 'ST04'].toSorted(),
  );
  expect(opened(4, { 'first-player': '1' }).board.removed).toEqual([]);
});

test('AW-2.21 a city as text: armies, districts and titans, empire cards and stored cards each on a line', async () => {
  const { default: module } = await import('../../index.ts');
  const { createModuleWords } = await import('@edubba/gamekit');
  const t = ancientTable({
    players: ['red', 'blue'],
    at: { turn: 'blue' },
    has: { blue: { districts: ['D01'], titans: ['T101'], stored: ['EA01'], citizens: { 1: 'new', 2: 'ready' } } },
  });
  const lines = module.board(t.blue.view, createModuleWords(module)).split('\n');
  for (const start of ['armies:', 'districts and titans:', 'cards:', 'stored:', 'starving or new: 1', 'ready: 2'])
    expect([start, lines.some((line) => line.startsWith(start))]).toEqual([start, true]);
});
