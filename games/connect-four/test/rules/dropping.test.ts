import { table } from '@edubba/testkit';
import { expect, test } from 'vitest';
import connectFour from '../../index.ts';
import { cellAt } from '../../rules/index.ts';

test('C4-2.01 a disc falls to the lowest empty cell of its column', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  t.yellow.answers('disc.drop', 'column/3');
  t.red.answers('disc.drop', 'column/3');
  expect([0, 1, 2, 3, 4, 5].map((row) => t.board.cells[cellAt(2, row)])).toEqual([0, 1, -1, -1, -1, -1]);
  t.red
    .log()
    .includes({ type: 'disc.dropped', seat: 0, data: { column: 3, row: 1 } })
    .includes({ type: 'disc.dropped', seat: 1, data: { column: 3, row: 2 } });
});

test('C4-2.02 a full column takes no more and says so', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  for (let i = 0; i < 3; i++) {
    t.yellow.answers('disc.drop', 'column/7');
    t.red.answers('disc.drop', 'column/7');
  }
  t.yellow.isAsked('disc.drop').notOffering('column/7').offering('column/6');
  t.yellow.isRefused('column/7', 'C4-2.02', 'c4.column-full', 'c4.another-column');
});

test('C4-2.03 the seats take turns and nobody may pass', () => {
  const t = table(connectFour, { seats: ['yellow', 'red'] });
  t.yellow.isAsked('disc.drop').notOffering('pass');
  t.yellow.answers('disc.drop', 'column/1').isNotAsked();
  t.red.answers('disc.drop', 'column/2').isNotAsked();
  t.yellow.isAsked('disc.drop');
});
