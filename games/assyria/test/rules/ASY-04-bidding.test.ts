import { expect, test } from 'vitest';
import { assyriaTable } from '../support.ts';

const purpleBlueRed = () =>
  assyriaTable({
    players: ['purple', 'blue', 'red'],
    at: 'bidding',
    has: { purple: { ziggurats: { D2: 1 } }, blue: { ziggurats: { G2: 1 } }, red: { ziggurats: { D8: 1 } } },
  });

test('ASY-4.08 ASY-E.1 an outbid leader is placed again before the next bidder', () => {
  const t = purpleBlueRed();
  t.purple.answers('bid.place', 'row3/middle');
  t.blue.answers('bid.place', 'row2/high');
  t.red.answers('bid.place', 'row2/middle');
  t.blue
    .isAsked('bid.place')
    .offeringExactly(
      'row1/high',
      'row1/middle',
      'row1/low',
      'row4/high',
      'row4/middle',
      'row4/low',
      'row2/low',
      'row3/low',
    );
  t.red.isNotAsked();
  t.purple.isNotAsked();
  expect(t.board.vp).toEqual([9, 10, 9]);
  t.blue.isRefused('row2/high', 'ASY-4.05');
});
