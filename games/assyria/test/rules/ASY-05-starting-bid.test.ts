import { expect, test } from 'vitest';
import { assyriaTable, offered, playOn } from '../support.ts';

const order = ['seat/0', 'seat/1', 'seat/2'];
const foods = ['FD-wheat1-1', 'FD-meat1-1', 'FD-fish2-1', 'FD-dates3-1'];
const begin = () =>
  assyriaTable({
    players: ['red', 'purple', 'blue'],
    at: 'beginning',
    chance: { 'start.leader': order, 'draw.food': foods },
  });

/** After a bid that ends with red in row 2, purple in row 4, blue in row 1. */
function afterBid() {
  const t = begin();
  t.red.answers('bid.place', 'row2/high');
  t.purple.answers('bid.place', 'row4/high');
  t.blue.answers('bid.place', 'row1/high');
  return t;
}

test('ASY-5.01 before round 1 one bid is held, for one Food card a row', () => {
  const t = begin();
  expect(t.board.round).toBe(0);
  expect([t.board.rowLeft.flat(), t.board.rowMiddle.flat(), t.board.rowFavour.flat()]).toEqual([foods, [], []]);
  t.red.isAsked('bid.place').offering('row4/low').answers('row1/low');
  t.purple.isRefused('row1/low', 'ASY-4.06').isRefused('row1/high', 'ASY-4.06').answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row2/middle');
  expect(t.board.vp).toEqual([7, 10, 9]);
  t.purple.isAsked('bid.place');
});

test('ASY-5.02 rows are resolved from the top; the one without a Leader is skipped', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold').answers('start.space', 'D2');
  t.red.answers('start.column', 'gold').answers('start.space', 'G8');
  t.purple.isAsked('start.column');
});

test('ASY-5.03 its player takes the card, then the highest empty Turn Order space, then places', () => {
  const t = afterBid();
  t.blue.isAsked('start.column');
  expect([t.board.food[2], t.board.order]).toEqual([['FD-wheat1-1'], [2, -1, -1, -1]]);
  expect([t.board.food[0], t.board.rowLeft[1]]).toEqual([[], ['FD-meat1-1']]);
  t.blue.answers('start.column', 'gold').answers('start.space', 'D2');
  expect([t.board.food[0], t.board.order]).toEqual([['FD-meat1-1'], [2, 0, -1, -1]]);
});

test('ASY-5.04 the card of the unclaimed row starts the Food discard', () => {
  const t = afterBid();
  playOn(t, () => t.board.round === 1);
  expect(t.board.foodDiscard).toEqual(['FD-fish2-1']);
  expect(t.board.order).toEqual([2, 0, 1, -1]);
});

test('ASY-5.05 any of the four columns gives its large piece, without a cost', () => {
  const t = afterBid();
  t.blue.isAsked('start.column').offeringExactly('offerings', 'purchase', 'card', 'gold');
  t.blue.answers('start.column', 'card').answers('start.space', 'D2');
  expect([t.board.taken[2], t.board.camels[2]]).toEqual([[0, 0, 1, 0], 0]);
  expect(Math.max(...t.board.levels)).toBe(1);
});

test('ASY-5.06 the Action tile of the column starts one step better', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold').answers('start.space', 'D2');
  playOn(t, () => t.board.phase === 'actions');
  expect(t.board.taken[2]).toEqual([0, 0, 0, 1]);
  const actions = assyriaTable({
    players: ['red', 'blue'],
    at: { actionsTurn: 'red' },
    has: { red: { camels: 2, ziggurats: { D2: 1 }, taken: { gold: 1 } } },
  });
  actions.red.answers('action.choose', 'gold').isAsked('gold.size').offeringExactly('1for1', '2for2');
});

test('ASY-5.07 the starting Ziggurat stands outside the rivers', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold').isAsked('start.space').offering('B1', 'E3', 'D7', 'I9');
  t.blue.isRefused('D3', 'ASY-5.07').isRefused('D4', 'ASY-5.07').isRefused('D6', 'ASY-5.07');
});

test('ASY-5.08 the first has no distance to keep, the next at least 3', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold');
  expect(t.blue.isAsked('start.space').options).toHaveLength(36);
  t.blue.answers('start.space', 'D2');
  t.red.answers('start.column', 'gold').isAsked('start.space').offering('G2').notOffering('D1', 'F1', 'F2');
  t.red.isRefused('F2', 'ASY-5.08').isRefused('D2', 'ASY-5.08');
});

test('ASY-5.09 no Hut is needed and none is given up', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold').answers('start.space', 'D2');
  expect([t.board.huts[2], t.board.personalHuts[2], t.board.mainHuts[2]]).toEqual([[], 1, 9]);
});

test('ASY-5.10 the space must be in play', () => {
  const t = afterBid();
  t.blue.answers('start.column', 'gold').isAsked('start.space').notOffering('A1', 'J9');
  t.blue.isRefused('A1', 'ASY-5.10').isRefused('J9', 'ASY-5.10');
});

test('ASY-E.2 starting Ziggurats', () => {
  const t = begin();
  t.red.answers('bid.place', 'row1/high');
  t.purple.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row3/high');
  t.red.answers('start.column', 'gold').answers('start.space', 'D2');
  t.purple.answers('start.column', 'gold').answers('start.space', 'G8');
  t.blue.answers('start.column', 'gold');
  expect(offered(t.blue, '')).toBe('B8 B9 C8 C9 D7 D8 D9 G1 G2 G3 H1 H2 I1 I2');
});
