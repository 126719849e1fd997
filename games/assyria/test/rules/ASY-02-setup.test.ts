import { expect, test } from 'vitest';
import { CIVILISATIONS } from '../../content/civilisations.ts';
import { FAVOUR_DECK } from '../../content/favour-cards.ts';
import { FOOD_DECK } from '../../content/food-cards.ts';
import { assyriaTable, playOn } from '../support.ts';

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

const start = (chance: { [kind: string]: string[] } = {}) =>
  assyriaTable({ players: ['red', 'blue', 'purple'], at: 'beginning', chance });
const four = () => assyriaTable({ players: ['red', 'blue', 'purple', 'yellow'], at: 'beginning' });

test('ASY-2.01 three Civilisations are revealed: beside the highest, the middle, the lowest area', () => {
  const t = start({ 'civilisation.reveal': ['CV05', 'CV10', 'CV01'] });
  expect(t.board.civilisation).toEqual([['CV05'], ['CV10'], ['CV01']]);
  expect(t.board.civilisations).toHaveLength(7);
  expect(new Set(t.red.sees().civilisations)).toEqual(new Set(['?civilisation']));
  // Any of the ten, then any of those left.
  t.chanceWeighed('civilisation.reveal', ids(CIVILISATIONS), 0);
  t.chanceWeighed(
    'civilisation.reveal',
    ids(CIVILISATIONS).filter((id) => id !== 'CV05' && id !== 'CV10'),
  );
});

test('ASY-2.02 40 Food cards and 30 Favour cards in two face-down decks', () => {
  const t = start();
  expect(t.board.foodDeck).toHaveLength(40 - 4);
  expect(t.board.favourDeck).toHaveLength(30);
  expect(new Set(t.red.sees().foodDeck)).toEqual(new Set(['?food']));
  expect(new Set(t.red.sees().favourDeck)).toEqual(new Set(['?favour']));
});

test('ASY-2.02 both decks are shuffled: any card of them may be the next', () => {
  expect(FOOD_DECK).toHaveLength(40);
  start().chanceWeighed('draw.food', FOOD_DECK, 0);
  expect(FAVOUR_DECK).toHaveLength(30);
  const t = growth(1, 'EM-G1').chanceWeighed('draw.favour', FAVOUR_DECK, 0);
  const revealed = t.board.rowFavour.flat().slice(0, -1);
  t.chanceWeighed(
    'draw.favour',
    FAVOUR_DECK.filter((item) => !revealed.includes(item)),
  );
});

test('ASY-2.03 one Food card in each of players + 1 rows', () => {
  const names = ['red', 'blue', 'purple', 'yellow'] as const;
  for (const players of [2, 3, 4]) {
    const t = assyriaTable({ players: names.slice(0, players), at: 'beginning' });
    expect(t.board.rowLeft.map((row) => row.length)).toEqual(Array(players + 1).fill(1));
  }
});

test('ASY-2.04 lower values lie higher; among equals the one revealed earlier', () => {
  const t = start({ 'draw.food': ['FD-wheat2-1', 'FD-meat1-1', 'FD-fish3-1', 'FD-dates1-2'] });
  expect(t.board.rowLeft.flat()).toEqual(['FD-meat1-1', 'FD-dates1-2', 'FD-wheat2-1', 'FD-fish3-1']);
});

test('ASY-2.04 ASY-A.32 the printed value sorts, whatever the icons are', () => {
  const t = start({ 'draw.food': ['FD-wheatw-1', 'FD-w1-3', 'FD-grapes2-1', 'FD-w2-1'] });
  expect(t.board.rowLeft.flat()).toEqual(['FD-w1-3', 'FD-wheatw-1', 'FD-grapes2-1', 'FD-w2-1']);
});

test('ASY-2.05 no Favour cards and no middle column at the start', () => {
  const t = start();
  expect(t.board.rowMiddle.flat()).toEqual([]);
  expect(t.board.rowFavour.flat()).toEqual([]);
});

test('ASY-2.06 one green and one brown marker are never seen', () => {
  const t = start();
  playOn(t);
  expect([t.board.green.length, t.board.brown.length]).toEqual([1, 1]);
  expect([...t.board.spentMarkers, ...t.board.markers]).not.toContain(t.board.green[0]);
  expect([t.red.sees().green, t.sees('spectator').board.brown]).toEqual([['?green'], ['?brown']]);
});

const growth = (round: number, marker: string) =>
  assyriaTable({ players: ['red', 'blue'], at: 'growth', round, chance: { 'growth.marker': [marker] } });

test('ASY-2.07 green markers lie on the first three spaces, in any order', () => {
  for (const marker of ['EM-G1', 'EM-G2', 'EM-G3', 'EM-G4']) expect(growth(1, marker).board.markers).toEqual([marker]);
  expect(growth(3, 'EM-G2').board.markers).toEqual(['EM-G2']);
  growth(1, 'EM-G2').chanceWeighed('growth.marker', ['EM-G1', 'EM-G2', 'EM-G3', 'EM-G4']);
  for (const round of [1, 2, 3]) expect(() => growth(round, 'EM-N1')).toThrow('chance cannot answer');
});

test('ASY-2.07 brown markers lie on the last three spaces, in any order', () => {
  for (const marker of ['EM-N1', 'EM-N2', 'EM-N3', 'EM-N4']) expect(growth(4, marker).board.markers).toEqual([marker]);
  expect(growth(6, 'EM-N2').board.markers).toEqual(['EM-N2']);
  growth(4, 'EM-N2').chanceWeighed('growth.marker', ['EM-N1', 'EM-N2', 'EM-N3', 'EM-N4']);
  for (const round of [4, 5, 6]) expect(() => growth(round, 'EM-G1')).toThrow('chance cannot answer');
});

test('ASY-2.08 nobody has Ships, Farmers or Food tokens and none are on the map', () => {
  const { ships, farmers, tokens, ship, farmer, areaShip, roofed } = start().board;
  expect([ships, farmers, tokens]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect([...ship, ...farmer, ...areaShip, ...roofed]).not.toContain(true);
});

test('ASY-2.09 a Food token on each of the three outlined Influence spaces', () => {
  const { tokensOn, tokenSupply } = start().board;
  expect(tokensOn).toEqual([true, true, true]);
  expect(tokenSupply).toBe(3);
});

test('ASY-2.10 a Roof in the highest and the middle area, and no reward for it', () => {
  const { areaRoof, farmers, ships, gold } = start().board;
  expect(areaRoof).toEqual([true, true, false]);
  expect([farmers, ships, gold]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('ASY-2.11 a Roof on each marked Offerings space, three left in the Main supply', () => {
  const { roofsOn, roofSupply } = start().board;
  expect(roofsOn).toEqual([true, true, true]);
  expect(roofSupply).toBe(3);
});

test('ASY-2.12 every player has a board and the pieces of one colour', () => {
  const { mainHuts, personalHuts, taken, wells, ploughs, used, camels } = four().board;
  for (const list of [mainHuts, personalHuts, taken, wells, ploughs, used, camels]) {
    expect(list).toHaveLength(4);
    for (const entry of list) expect(entry).toEqual(list[0]);
  }
});

test('ASY-2.13 all twelve pieces are on the board: any large one can be taken first', () => {
  const t = start();
  expect(t.board.taken).toEqual([0, 1, 2].map(() => [0, 0, 0, 0]));
  playOn(t, () => t.table.machine.kind === 'start.column');
  t.seat(t.table.asked()[0] ?? 0)
    .isAsked('start.column')
    .offeringExactly('offerings', 'purchase', 'card', 'gold');
});

test('ASY-2.13 in each column a medium piece lies above the large one, a small one above that', () => {
  const t = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: {
      red: { camels: 10, ziggurats: { D2: 1, E3: 2 }, taken: { purchase: 1, card: 2 } },
      blue: { ziggurats: { F7: 1 } },
    },
  });
  t.red.answers('action.choose', 'raise').answers('raise.space', 'D2');
  expect(t.board.taken[0]).toEqual([0, 2, 2, 0]);
  t.red.answers('action.choose', 'raise');
  expect(t.board.taken[0]).toEqual([0, 2, 3, 0]);
});

test('ASY-2.14 no Camels, and three Wells on the Camel track', () => {
  const { camels, wells, well } = start().board;
  expect([camels, wells]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(new Set(well)).toEqual(new Set([-1]));
});

test('ASY-2.15 one Hut and one Gold in the Personal supply, nine Huts in the Main supply', () => {
  const { personalHuts, gold, mainHuts, growthHuts, huts } = start().board;
  expect([personalHuts, gold, mainHuts]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [9, 9, 9],
  ]);
  expect([growthHuts, huts]).toEqual([
    [0, 0, 0],
    [[], [], []],
  ]);
});

test('ASY-2.16 everybody starts on 10 VP', () => {
  expect(start().board.vp).toEqual([10, 10, 10]);
});

test('ASY-2.17 Influence and Offerings start on 0', () => {
  const { influence, offerings } = start().board;
  expect([influence, offerings]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
});

test('ASY-2.18 all Action tiles start green', () => {
  expect(start().board.used).toEqual([0, 1, 2].map(() => [false, false, false, false]));
});

test('ASY-2.19 one Plough starts face up', () => {
  expect(start().board.ploughs).toEqual([1, 1, 1]);
});

test('ASY-2.20 Leaders stand in a random order from the top, the lowest spaces empty', () => {
  const t = start({ 'start.leader': ['seat/2', 'seat/0'] });
  expect(t.board.order).toEqual([2, 0, 1, -1]);
  t.purple.isAsked('bid.place');
  for (const first of [0, 1, 2]) expect(start({ 'start.leader': [`seat/${first}`] }).board.order[0]).toBe(first);
  t.chanceWeighed('start.leader', ['seat/0', 'seat/1', 'seat/2'], 0);
  t.chanceWeighed('start.leader', ['seat/0', 'seat/1'], 1);
});

test('ASY-2.13 ASY-2.18 ASY-2.20 at the start no tile is used and no piece taken, and the order has four places', () => {
  const { board } = assyriaTable({ players: ['red', 'blue', 'purple'], at: 'beginning' });
  const each = <T>(what: T) => [0, 1, 2].map(() => [what, what, what, what]);
  expect([board.used, board.columnUsed, board.taken]).toEqual([each(false), each(false), each(0)]);
  expect(board.order).toHaveLength(4);
});
