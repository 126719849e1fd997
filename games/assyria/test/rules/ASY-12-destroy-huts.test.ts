import { expect, test } from 'vitest';
import { spaceOf } from '../../content/map.ts';
import type { Board, Player } from '../support.ts';
import { assyriaTable, spaceNames } from '../support.ts';

const turn = (red: Player, more: Partial<Board<'red' | 'blue'>> = {}) =>
  assyriaTable({
    players: ['red', 'blue'],
    at: { expansionTurn: 'red' },
    has: {
      red: { ziggurats: { D2: 1 }, personalHuts: 0, leader: 'row1/high', ...red },
      blue: { ziggurats: { F7: 1 }, huts: ['F8', 'G8'] },
    },
    ...more,
  });

test('ASY-12.01 every Hut that was not fed returns to the Main supply', () => {
  const t = turn({ huts: ['E2', 'D1', 'E3'], ploughs: 1 });
  t.red.answers('feed.next', 'plough/D1');
  expect([spaceNames(t.board.huts[0]), t.board.mainHuts[0], t.board.personalHuts[0]]).toEqual(['D1', 9, 0]);
  expect(['E2', 'D1', 'E3'].map((space) => t.board.hut[spaceOf(space)])).toEqual([-1, 0, -1]);
});

test('ASY-12.01 it happens by itself, to all of them', () => {
  const t = turn({ huts: ['E2', 'D1', 'E3'], ploughs: 0 });
  expect([t.over, t.board.huts[0], t.board.mainHuts[0]]).toEqual([true, [], 10]);
});

test('ASY-12.02 Farmers and Ships on their spaces remain', () => {
  const t = turn({ huts: ['E2', 'D3'], ploughs: 0 }, { farmers: ['E2', 'D3'], ships: ['D3'] });
  expect(t.board.huts[0]).toEqual([]);
  expect([t.board.farmer[spaceOf('E2')], t.board.farmer[spaceOf('D3')], t.board.ship[spaceOf('D3')]]).toEqual([
    true,
    true,
    true,
  ]);
});

test('ASY-12.03 Huts of others are not affected', () => {
  const t = turn({ huts: ['E2'], ploughs: 0 });
  expect(spaceNames(t.board.huts[1])).toBe('F8 G8');
});
