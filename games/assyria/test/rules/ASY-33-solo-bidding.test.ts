import { expect, test } from 'vitest';
import type { Around } from '../solo.ts';
import { opponentBids, opponentHas, soloAt } from '../solo.ts';
import { assyriaTable } from '../support.ts';

/** Fish icons by row: 2, 3 and 3; Wheat: 1, 0 and 0. */
const rows = {
  left: ['FD-fish1-1', 'FD-fish2-1', 'FD-fish3-1'],
  middle: ['FD-wheatw-1', 'FD-w1-1', 'FD-meat2-1'],
} as const;

/** Where the opponent's Leader stands: `[row, space]`, from 0. */
const leader = ({ board }: { board: { leaderRow: number[]; leaderSpace: number[] } }) => [
  board.leaderRow[1],
  board.leaderSpace[1],
];

/** The opponent bids first on these rows. */
const bids = (scheme: string, around: Around = {}, vp = 10) => opponentBids([scheme], { vp }, { rows, ...around });

/** The human has bid here, then the opponent. */
const bidsAfter = (human: string, scheme: string, vp = 10, cards: Around['rows'] = rows) => {
  const around = { order: ['you', 'opponent'], rows: cards };
  const t = soloAt('bidding', [], { vp }, around);
  t.chance('scheme.reveal', scheme).you.answers('bid.place', human);
  return t;
};

test('ASY-33.01 Growth adds the marker’s number to the opponent’s supply, as many as there are', () => {
  const grow = (mainHuts: number) =>
    assyriaTable({
      players: ['you'],
      at: 'growth',
      order: ['you', 'opponent'],
      has: { opponent: { personalHuts: 1, mainHuts } },
      chance: { 'growth.marker': ['EM-G2'] },
    });
  expect(opponentHas(grow(9))).toMatchObject({ personalHuts: 4, mainHuts: 6 });
  expect(opponentHas(grow(2))).toMatchObject({ personalHuts: 3, mainHuts: 0 });
  expect(grow(9).board.growthHuts).toEqual([3, 0]);
});

test('ASY-33.02 three rows are filled', () => {
  const { board } = assyriaTable({ players: ['you'], at: 'growth', order: ['you', 'opponent'] });
  for (const column of [board.rowLeft, board.rowMiddle, board.rowFavour])
    expect(column.map((row) => row.length)).toEqual([1, 1, 1]);
});

test('ASY-33.03 a Scheme card is revealed for every placement, and the log names it', () => {
  const t = bids('S03');
  expect(t.board.schemeDiscard).toEqual(['S03']);
  t.you.log().includes({ type: 'scheme.revealed', item: 'S03' });
});

test('ASY-33.04 it takes the row with most icons of its Food Focus, Wild counted', () => {
  // Wheat: one and a Wild above a Wild; Meat: a Wild, a Wild and two.
  expect(leader(bids('S05'))).toEqual([0, 0]);
  expect(leader(bids('S11'))).toEqual([2, 0]);
  const wild = { left: ['FD-dates1-1', 'FD-dates1-2', 'FD-w1-1'], middle: ['FD-w1-2', 'FD-meat1-1', 'FD-w1-3'] };
  expect(leader(bids('S12', { rows: wild }))).toEqual([2, 0]);
  bids('S05').you.log().includes({ type: 'scheme.by-food' });
});

test('ASY-33.05 ASY-A.43 tied rows go by the vertical arrow', () => {
  expect(leader(bids('S03'))).toEqual([1, 0]);
  expect(leader(bids('S06'))).toEqual([2, 0]);
  bids('S06').you.log().includes({ type: 'scheme.by-arrow' });
});

test('ASY-33.06 where no row shows its food, all are tied', () => {
  const none = { left: ['FD-fish1-1', 'FD-fish2-1', 'FD-fish3-1'], middle: ['FD-meat1-1', 'FD-meat2-1', 'FD-fish1-2'] };
  expect(leader(bids('S18', { rows: none }))).toEqual([0, 0]);
  expect(leader(bids('S19', { rows: none }))).toEqual([2, 0]);
});

test('ASY-33.07 a row with the human on the lowest space is closed', () => {
  expect(leader(bidsAfter('row2/low', 'S03'))).toEqual([2, 0]);
  expect(leader(bidsAfter('row1/low', 'S18'))).not.toEqual([0, 0]);
});

test('ASY-33.08 ASY-A.18 in a row without the human it takes the free space', () => {
  for (const scheme of ['S03', 'S04']) expect(leader(bids(scheme))[1]).toBe(0);
  expect(opponentHas(bids('S04'))['vp']).toBe(10);
});

test('ASY-33.09 in a row with the human on the highest space it goes by its Outbid Focus', () => {
  expect(leader(bidsAfter('row2/high', 'S03'))).toEqual([1, 1]);
  expect(leader(bidsAfter('row2/high', 'S04'))).toEqual([1, 2]);
});

test('ASY-33.10 in a row with the human on the middle space it takes the lowest', () => {
  expect(leader(bidsAfter('row2/middle', 'S03'))).toEqual([1, 2]);
});

test('ASY-33.11 it loses 1 or 3 VP, and never falls below 0', () => {
  expect(opponentHas(bidsAfter('row2/high', 'S03'))['vp']).toBe(9);
  expect(opponentHas(bidsAfter('row2/high', 'S04'))['vp']).toBe(7);
  expect(opponentHas(bidsAfter('row2/high', 'S04', 2))['vp']).toBe(0);
  expect(opponentHas(bidsAfter('row2/high', 'S03', 0))['vp']).toBe(0);
});

test('ASY-33.12 the outbid human re-places normally', () => {
  const t = bidsAfter('row2/high', 'S03');
  t.you.isAsked('bid.place').notOffering('row2/high', 'row2/middle').offering('row2/low', 'row1/high', 'row3/low');
  t.you.answers('bid.place', 'row1/high').isNotAsked('bid.place');
});

test('ASY-33.12 the outbid opponent reveals another card; a lower space of its row may be taken', () => {
  const t = bids('S03').chance('scheme.reveal', 'S04');
  t.you.answers('bid.place', 'row2/middle');
  expect([leader(t), t.board.schemeDiscard]).toEqual([
    [1, 2],
    ['S03', 'S04'],
  ]);
  t.you.isAsked('bid.place').notOffering('row2/low');
});

test('ASY-33.12 from the lowest space of its row it is driven elsewhere', () => {
  const t = bids('S03').chance('scheme.reveal', 'S04');
  t.you.answers('bid.place', 'row2/low');
  expect([leader(t), opponentHas(t)['vp']]).toEqual([[2, 0], 10]);
});

test('ASY-E.32 a solo bid: Fish, arrow up, icons 2, 3, 3, the human on row 2 lowest', () => {
  const t = bidsAfter('row2/low', 'S03');
  expect([leader(t), opponentHas(t)['vp']]).toEqual([[2, 0], 10]);
});
