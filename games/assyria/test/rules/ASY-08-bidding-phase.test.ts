import { expect, test } from 'vitest';
import { assyriaTable, playOn } from '../support.ts';

const has = { red: { ziggurats: { D2: 1 } }, blue: { ziggurats: { F7: 1 } } };
const rows = {
  left: ['FD-wheat1-1', 'FD-meat1-1', 'FD-fish1-1'],
  middle: ['FD-wheat1-2', 'FD-meat1-2', 'FD-fish1-2'],
  favour: ['FV01-1', 'FV02-1', 'FV03-1'],
};
const bidding = () => assyriaTable({ players: ['red', 'blue'], at: 'bidding', order: ['blue', 'red'], rows, has });

test('ASY-8.01 one bid is held, in the order of the Turn Order track', () => {
  const t = bidding();
  t.red.isNotAsked();
  t.blue.answers('bid.place', 'row1/high');
  t.red.answers('bid.place', 'row1/middle');
  t.blue.answers('bid.place', 'row2/high');
  expect(t.board.phase).toBe('expansion');
});

test('ASY-8.02 Leaders stay on their bid spaces until their Actions turns', () => {
  const t = bidding();
  t.blue.answers('bid.place', 'row3/middle');
  t.red.answers('bid.place', 'row1/low');
  playOn(t, () => {
    if (t.board.phase === 'expansion')
      expect([t.board.leaderRow, t.board.leaderSpace]).toEqual([
        [0, 2],
        [2, 1],
      ]);
    return t.board.phase === 'actions';
  });
  t.red.isAsked('action.choose');
  expect([t.board.order, t.board.leaderRow]).toEqual([
    [0, -1, -1, -1],
    [-1, 2],
  ]);
});

test('ASY-8.03 the rows give the cards and the order of play, from the top', () => {
  const t = bidding();
  t.blue.answers('bid.place', 'row3/high');
  t.red.answers('bid.place', 'row2/high');
  t.red.isAsked('build.next');
  expect([t.board.food[0], t.board.favours[0]]).toEqual([['FD-meat1-1', 'FD-meat1-2'], ['FV02-1']]);
  playOn(t, () => t.board.active === 1);
  t.blue.isAsked('build.next');
  expect([t.board.food[1], t.board.favours[1]]).toEqual([['FD-fish1-1', 'FD-fish1-2'], ['FV03-1']]);
});
