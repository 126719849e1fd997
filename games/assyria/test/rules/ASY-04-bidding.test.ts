import { expect, test } from 'vitest';
import { assyriaTable, playOn } from '../support.ts';

const homes = ['D2', 'G2', 'D8', 'G8'];
const four = ['purple', 'blue', 'red', 'yellow'] as const;

/** A bid of two to four players in this order, with so many VP each; the first may hold Favour cards. */
function bid(players: number, vp: readonly number[] = [], favours: readonly string[] = []) {
  const names = four.slice(0, players);
  const has = Object.fromEntries(
    names.map((name, seat) => [
      name,
      { ziggurats: { [homes[seat] ?? '']: 1 }, vp: vp[seat] ?? 10, favours: seat === 0 ? favours : [] },
    ]),
  );
  return assyriaTable({ players: names, at: 'bidding', has });
}

test('ASY-4.01 Leaders are placed in Turn Order, highest first', () => {
  const t = assyriaTable({ players: ['purple', 'blue', 'red'], at: 'bidding', order: ['red', 'purple', 'blue'] });
  t.red.answers('bid.place', 'row1/high');
  t.purple.answers('bid.place', 'row2/high');
  t.blue.answers('bid.place', 'row3/high');
});

test('ASY-4.02 a Leader goes to one space of a used row; there is no passing', () => {
  const t = bid(2);
  t.purple
    .isAsked('bid.place')
    .offeringExactly(...[1, 2, 3].flatMap((row) => ['high', 'middle', 'low'].map((space) => `row${row}/${space}`)));
  t.purple.isRefused('pass').isRefused('row4/high');
});

test('ASY-4.03 the highest space costs nothing, the middle 1 VP, the lowest 3 VP, at once', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/high');
  expect(t.board.vp).toEqual([10, 10, 10]);
  t.blue.answers('bid.place', 'row2/middle');
  expect(t.board.vp).toEqual([10, 9, 10]);
  t.red.answers('bid.place', 'row3/low');
  expect(t.board.vp).toEqual([10, 9, 7]);
});

test('ASY-4.04 more than needed may be paid in an empty row', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/low');
  t.blue.isAsked('bid.place').offering('row2/high', 'row2/middle', 'row2/low');
});

test('ASY-4.05 below a Leader on the highest space: the middle or the lowest', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.isAsked('bid.place').offering('row1/middle', 'row1/low').notOffering('row1/high');
  t.blue.isRefused('row1/high', 'ASY-4.05');
});

test('ASY-4.05 below a Leader on the middle space: only the lowest', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/middle');
  t.blue.isAsked('bid.place').offering('row1/low').notOffering('row1/high', 'row1/middle');
  t.blue.isRefused('row1/high', 'ASY-4.05').isRefused('row1/middle', 'ASY-4.05');
});

test('ASY-4.06 a row whose Leader is on the lowest space is closed', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/low');
  t.blue.isAsked('bid.place').notOffering('row1/high', 'row1/middle', 'row1/low');
  for (const space of ['high', 'middle', 'low']) t.blue.isRefused(`row1/${space}`, 'ASY-4.06');
});

test('ASY-4.07 ASY-A.2 a space that costs more VP than one has cannot be chosen', () => {
  const t = bid(3, [2, 0, 3]);
  t.purple.isAsked('bid.place').offering('row1/middle').notOffering('row1/low').answers('row4/high');
  t.blue.isRefused('row1/middle', 'ASY-4.07').isRefused('row4/middle', 'ASY-4.07').answers('bid.place', 'row1/high');
  t.red.answers('bid.place', 'row1/low');
  expect(t.board.vp).toEqual([2, 0, 0]);
});

test('ASY-4.07 ASY-A.6 the card that avoids the loss opens the 3-VP space, in any row', () => {
  const t = bid(2, [0, 1], ['FV13-1']);
  t.purple.isAsked('bid.place').offering('row1/low', 'row2/low').notOffering('row1/middle');
  t.purple.answers('bid.place', 'row3/low');
  expect(t.board.vp).toEqual([0, 1]);
  expect(t.board.favourDiscard).toEqual(['FV13-1']);
  t.blue.isAsked('bid.place').notOffering('row1/low');
});

test('ASY-A.6 the card also covers a re-placement, and 3 VP may be paid instead', () => {
  const outbid = () => {
    const t = bid(2, [10, 10], ['FV13-1']);
    t.purple.answers('bid.place', 'row1/high');
    t.blue.answers('bid.place', 'row1/middle');
    t.purple.answers('bid.place', 'row1/low').isAsked('bid.spare').offeringExactly('favour/FV13-1', 'pay');
    return t;
  };
  const spared = outbid();
  spared.purple.answers('bid.spare', 'favour/FV13-1');
  expect([spared.board.vp, spared.board.favours[0]]).toEqual([[10, 9], []]);
  const paid = outbid();
  paid.purple.answers('bid.spare', 'pay');
  expect([paid.board.vp, paid.board.favours[0]]).toEqual([[7, 9], ['FV13-1']]);
});

test('ASY-4.08 an outbid Leader is placed again at once, before the next bidder', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.red.isNotAsked();
  t.purple.answers('bid.place', 'row2/high');
  t.red.isAsked('bid.place');
});

test('ASY-E.1 outbidding', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row3/middle');
  t.blue.answers('bid.place', 'row2/high');
  t.red.answers('bid.place', 'row2/middle');
  expect(t.board.vp).toEqual([9, 10, 9]);
  const empty = ['row1', 'row4'].flatMap((row) => [`${row}/high`, `${row}/middle`, `${row}/low`]);
  t.blue.isAsked('bid.place').offeringExactly(...empty, 'row2/low', 'row3/low');
  t.blue.isRefused('row2/high', 'ASY-4.09').isRefused('row2/middle', 'ASY-4.05');
});

test('ASY-4.09 an outbid Leader may not stay, but may outbid in its turn in the same row', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.purple.isRefused('row1/high', 'ASY-4.09').isRefused('row1/middle', 'ASY-4.05').answers('bid.place', 'row1/low');
  t.blue.isAsked('bid.place').notOffering('row1/high', 'row1/middle', 'row1/low');
  expect(t.board.vp).toEqual([7, 9, 10]);
});

test('ASY-4.10 a re-placement costs the same and may push away anybody, also one pushed before', () => {
  const t = bid(3);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.purple.answers('bid.place', 'row2/high');
  t.red.answers('bid.place', 'row1/low');
  t.blue.answers('bid.place', 'row2/middle');
  expect(t.board.vp).toEqual([10, 8, 7]);
  t.purple.isAsked('bid.place').notOffering('row1/low').answers('row3/high');
  t.purple.isNotAsked('bid.place');
  expect(t.board.leaderRow).toEqual([2, 1, 0]);
});

test('ASY-4.11 after a chain the bidding goes on with the next who has not placed', () => {
  const t = bid(4);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.purple.answers('bid.place', 'row1/low');
  t.blue.answers('bid.place', 'row2/high');
  t.red.answers('bid.place', 'row2/middle');
  t.blue.answers('bid.place', 'row3/high');
  t.yellow.isAsked('bid.place');
});

test('ASY-4.12 bidding ends when every Leader has a row of its own; one row has none', () => {
  const t = bid(4);
  playOn(t, () => t.board.phase !== 'bidding');
  expect(t.board.leaderRow).toEqual([0, 1, 2, 3]);
  expect(t.board.leaderSpace).toEqual([0, 0, 0, 0]);
  expect(t.board.phase).toBe('expansion');
});

test('ASY-4.13 there is always a free space, even without VP and with every other row closed', () => {
  const t = bid(4, [0, 3, 3, 1]);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row2/low');
  t.red.answers('bid.place', 'row3/low');
  t.yellow.answers('bid.place', 'row1/middle');
  t.purple.isAsked('bid.place').offeringExactly('row4/high', 'row5/high');
});

test('ASY-4.14 every displacement costs VP, so that the wildest bidding ends', () => {
  const t = bid(4);
  const wealth = () => t.board.vp.reduce((sum, vp) => sum + vp, 0);
  let answers = 0;
  while (t.board.phase === 'bidding' && answers < 100) {
    const [seat = 0] = t.table.asked();
    const options = t.table.options(seat);
    const outbids = options.find((key) => t.board.leaderRow.some((row) => key.startsWith(`row${row + 1}/`)));
    const before = wealth();
    t.seat(seat).answers('bid.place', outbids ?? options[0] ?? '');
    if (outbids !== undefined) expect(wealth()).toBeLessThan(before);
    answers++;
  }
  expect(answers).toBeLessThanOrEqual(4 + 4 * 10);
  expect(t.board.phase).not.toBe('bidding');
});

test('ASY-E.30 a chain of bids', () => {
  const t = bid(4);
  t.purple.answers('bid.place', 'row1/high');
  t.blue.answers('bid.place', 'row1/middle');
  t.purple.answers('bid.place', 'row1/low');
  t.blue.answers('bid.place', 'row2/high');
  t.red.answers('bid.place', 'row2/middle');
  t.blue.answers('bid.place', 'row3/high');
  t.yellow.answers('bid.place', 'row4/high');
  expect(t.board.leaderRow).toEqual([0, 2, 1, 3]);
  expect(t.board.vp).toEqual([7, 9, 9, 10]);
});
