import { expect, test } from 'vitest';
import { layouts, orders, rowsWorth, tooMany } from '../../bots/fights.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { mesopotamiaTable } from '../support.ts';
import { Xoshiro } from '@edubba/kernel';

test('orders: all of a short list, two of a long one', () => {
  expect(orders([1, 2, 3], 3)).toHaveLength(6);
  expect(new Set(orders([1, 2, 3], 3).map(String)).size).toBe(6);
  expect(orders([1, 2, 3, 4], 3)).toEqual([
    [1, 2, 3, 4],
    [4, 3, 2, 1],
  ]);
});

test('MES-21.15 layouts: every Unit of the larger side in one queue, each row with one of the smaller', () => {
  const all = layouts([], [0, 1], [2, 3, 4], 0);
  // Three Units in order, cut in two queues.
  expect(all).toHaveLength(12);
  expect(new Set(all.map((rows) => JSON.stringify(rows))).size).toBe(12);
  for (const rows of all) {
    expect(rows.map(([few]) => few?.length)).toEqual([1, 1]);
    expect(new Set(rows.flatMap(([, many]) => many ?? []))).toEqual(new Set([2, 3, 4]));
  }
  expect([tooMany(3, 3), tooMany(3, 5), tooMany(3, 6)]).toEqual([false, false, true]);
});

/** Ben attacks cem in D4 with three against two; cem wins Tactics. */
function battle() {
  return mesopotamiaTable({
    players: ['dor', 'cem', 'ben', 'ann'],
    at: 'combat',
    eventOrder: ['cem', 'ben', 'ann', 'dor'],
    has: {
      cem: { start: 3, event: 3, goods: { knucklebone: 6 }, units: { D4: 'spearman archer' } },
      ben: { start: 2, event: 2, goods: { knucklebone: 8 }, units: { D4: 'spearman archer horseman' } },
      ann: { start: 1 },
      dor: { start: 4 },
    },
    chance: { 'combat.draw': ['SP1', 'AR2', 'HO1', 'SP2', 'AR1'] },
  });
}

test('MES-21.14 the bot lays out what is best when it is fought to its end', () => {
  const t = battle();
  t.cem.answers('combat.bid', '3,3,0');
  t.ben.answers('combat.bid', '5,2,1');
  t.ben.answers('combat.strength', 'SP1', 'AR2');
  const before = t.board;
  const best = Math.max(...layouts([], [3, 4], [0, 1, 2], 1).map((rows) => rowsWorth(before, rows, 1)));
  const worst = Math.min(...layouts([], [3, 4], [0, 1, 2], 1).map((rows) => rowsWorth(before, rows, 1)));
  expect(best).toBeGreaterThan(worst);
  const random = new Xoshiro('layout');
  while (t.table.machine.kind === 'combat.rows')
    t.cem.answers('combat.rows', thumbs.choose(t.table.observe(1), random).key);
  const rows = t.board.battle?.rows ?? [];
  expect(rowsWorth(before, rows, 1)).toBe(best);
});

test('MES-21.05 a bid that nothing can come of is not made, and one that wins the battle is', () => {
  const choose = (goods: number) => {
    const t = mesopotamiaTable({
      players: ['ann', 'ben'],
      at: 'combat',
      eventOrder: ['ben', 'ann'],
      has: {
        ann: { start: 1, goods: { knucklebone: goods }, units: { D4: 'spearman' } },
        ben: { start: 2, event: 2, units: { D4: goods > 4 ? 'spearman' : 'chariot chariot horseman' } },
      },
      chance: { 'combat.draw': goods > 4 ? ['SP1', 'SP5'] : ['HO1', 'CH2', 'CH1', 'SP1'] },
    });
    return thumbs.choose(t.table.observe(0), new Xoshiro('bid')).key;
  };
  expect(choose(1).split(',')[0]).toBe('0');
  expect(Number(choose(6).split(',')[0])).toBeGreaterThan(0);
});
