import { freeTests, table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { outbiddingGame } from './game.ts';

const SEATS = ['red', 'blue', 'green'] as const;

/** Four rows with prizes 0, 1, 2 and 3 in the first round. */
function opened(points: number[] = [4, 4, 4], round = 1) {
  return table(outbiddingGame, {
    seats: SEATS,
    having: { points, round },
    chance: { 'prize.draw': ['prize-0#1', 'prize-1#2', 'prize-2#3', 'prize-3#4'] },
    seed: 'outbidding',
  });
}

test('OUT-1.01, 1.02 four rows for three seats, each with an open prize', () => {
  const t = opened();
  expect(t.sees('green').board.prizes).toEqual(['prize-0#1', 'prize-1#2', 'prize-2#3', 'prize-3#4']);
  expect(t.sees('green').board.bag).toEqual(Array(6).fill('?card'));
});

test('OUT-2.01 leaders are placed in turn order', () => {
  const t = opened();
  t.blue.isNotAsked();
  t.red.answers('bid.place', 'row0/high');
  t.blue.answers('bid.place', 'row1/high');
  t.green.isAsked('bid.place').about({ outbid: false });
});

test('OUT-2.02 nobody passes', () => {
  opened().red.isAsked('bid.place').notOffering('pass');
  expect(opened().red.tries('pass').why.id).toBe('kernel.not-offered');
});

test('OUT-2.03, 2.04 any space of an empty row, for 0, 1 or 3 points at once', () => {
  for (const [space, left] of [
    ['high', 4],
    ['middle', 3],
    ['low', 1],
  ] as const) {
    const t = opened();
    t.red.answers('bid.place', `row3/${space}`);
    expect(t.board.points).toEqual([left, 4, 4]);
  }
});

test('OUT-2.05 only strictly below the leader of a row', () => {
  const t = opened();
  t.red.answers('bid.place', 'row2/middle');
  t.blue.isAsked('bid.place').offering('row2/low').notOffering('row2/high', 'row2/middle');
  t.blue.isRefused('row2/high', 'OUT-2.05', 'out.not-below', 'out.go-below');
  t.blue.isRefused('row2/middle', 'OUT-2.05', 'out.not-below', 'out.go-below');
});

test('OUT-2.06 a row is closed below its low space', () => {
  const t = opened();
  t.red.answers('bid.place', 'row2/low');
  for (const space of ['high', 'middle', 'low']) t.blue.isRefused(`row2/${space}`, 'OUT-2.06', 'out.row-closed');
});

test('OUT-2.07 what costs more than one has is refused, and what is missing is said', () => {
  const t = opened([2, 0, 4]);
  expect(t.red.tries('row0/low')).toEqual({
    target: 'row0/low',
    rule: 'OUT-2.07',
    why: { id: 'out.too-expensive', params: { cost: 3, have: 2 } },
    fix: { id: 'out.more-points', params: { more: 1 } },
  });
  t.red.answers('bid.place', 'row0/middle');
  t.blue.isAsked('bid.place').offeringExactly('row1/high', 'row2/high', 'row3/high');
});

test('OUT-2.08, 2.09, 2.11 the chain red, blue, red, blue elsewhere, then green', () => {
  const t = opened();
  t.red.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row2/middle');
  // Red is outbid and moves on before green has its turn.
  t.green.isNotAsked();
  t.red.isAsked('bid.place').about({ outbid: true }).offering('row2/low', 'row0/high');
  t.red.isRefused('row2/high', 'OUT-2.09', 'out.must-leave');
  t.red.isRefused('row2/middle', 'OUT-2.05', 'out.not-below');
  t.red.answers('bid.place', 'row2/low');
  t.blue.isAsked('bid.place').about({ outbid: true });
  t.blue.isRefused('row2/middle', 'OUT-2.09', 'out.must-leave');
  t.blue.isRefused('row2/low', 'OUT-2.06', 'out.row-closed');
  t.blue.answers('bid.place', 'row1/high');
  t.green.isAsked('bid.place').about({ outbid: false });
  expect(t.board.points).toEqual([1, 3, 4]);
});

test('OUT-2.10 who is outbid may outbid a third, and that one in turn', () => {
  const t = opened();
  t.red.answers('bid.place', 'row0/high');
  t.blue.answers('bid.place', 'row1/high');
  t.green.answers('bid.place', 'row0/middle');
  t.red.answers('bid.place', 'row1/middle');
  t.blue.answers('bid.place', 'row0/low');
  t.green.isAsked('bid.place').answers('row2/high');
  // 4 − 1 + 1 for row 1, 4 − 3 + 0 for row 0, 4 − 1 + 2 for row 2.
  expect(t.board.points).toEqual([4, 1, 5]);
});

test('OUT-2.08 a chain leaves one frame of placing, however long it gets', () => {
  const t = opened();
  t.red.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row2/middle');
  expect(t.table.machine.pos.stack.map(({ p }) => p)).toEqual(['main', 'round', 'bid.placeLeader']);
});

test('a bid may be taken back until somebody else has bid', () => {
  const t = opened();
  t.red.answers('bid.place', 'row2/low').undoes();
  expect(t.board.points).toEqual([4, 4, 4]);
  t.red.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row2/middle');
  t.blue.undoes().answers('bid.place', 'row1/high');
  t.red.cannotUndo('other');
});

test('OUT-2.12, 3.01, 3.02 rows pay from the first to the last, and are the next turn order', () => {
  const t = opened();
  t.red.answers('bid.place', 'row3/high');
  t.blue.answers('bid.place', 'row0/high');
  t.green.answers('bid.place', 'row2/high');
  expect(t.board.points).toEqual([7, 4, 6]);
  expect(t.board.order).toEqual([1, 2, 0]);
  expect(t.board.leaders.map(({ row }) => row)).toEqual([-1, -1, -1]);
  // What went back into the bag is forgotten: nobody can tell what is in it.
  expect(t.sees('green').board.bag).toEqual(Array(6).fill('?card'));
  t.blue.isAsked('bid.place');
});

test('OUT-3.03 most points after the third round win', () => {
  const t = opened([4, 4, 4], 3);
  t.red.answers('bid.place', 'row0/high');
  t.blue.answers('bid.place', 'row1/high');
  t.green.answers('bid.place', 'row2/middle');
  expect(t.outcome).toMatchObject({ scores: [4, 5, 5], winners: [1, 2] });
});

test('OUT-2.13 with nothing left there is still the high space of an empty row', () => {
  const t = opened([0, 1, 1]);
  t.red.answers('bid.place', 'row0/high');
  t.blue.answers('bid.place', 'row0/middle');
  t.red.isAsked('bid.place').offeringExactly('row1/high', 'row2/high', 'row3/high');
});

freeTests(outbiddingGame);
