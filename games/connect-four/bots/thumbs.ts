import type { Thumb } from '@edubba/bots';
import { rulesOfThumb } from '@edubba/bots';
import type { Key, Observation, Seat } from '@edubba/kernel';
import type { State } from '../rules/index.ts';
import { COLUMNS, cellAt, columnOf, EMPTY, makesFour, ROWS } from '../rules/index.ts';

/** Wins if it can, stops four if it must, gives nothing away, and likes the centre. */
export const thumbs = rulesOfThumb<State>({
  name: 'thumbs',
  thumbs: { 'disc.drop': look },
  weights: { four: 1000, 'stop-four': 100, 'opens-four': -50, threes: 4, centre: 1 },
});

function look({ view, seat }: Observation<State>, key: Key): Thumb[] {
  const { cells, heights } = view.s;
  const column = columnOf(key);
  const row = heights[column] ?? 0;
  const other = 1 - seat;
  const seen: Thumb[] = [{ feature: 'centre', amount: nearCentre(column) }];
  if (makesFour(cells, cellAt(column, row), seat)) seen.push({ feature: 'four', amount: 1 });
  const named = { id: other === 0 ? 'seat.yellow' : 'seat.red' };
  if (makesFour(cells, cellAt(column, row), other)) {
    seen.push({ feature: 'stop-four', amount: 1, why: { id: 'thumb.stop-four', params: { other: named } } });
  }
  const after = cells.slice();
  after[cellAt(column, row)] = seat;
  if (row + 1 < ROWS && makesFour(after, cellAt(column, row + 1), other)) {
    seen.push({ feature: 'opens-four', amount: 1, why: { id: 'thumb.opens-four', params: { other: named } } });
  }
  const threes = openThrees(after, column, row, seat);
  if (threes > 0) seen.push({ feature: 'threes', amount: threes });
  return seen;
}

/** 3 in the middle, 0 at the edge. */
function nearCentre(column: number): number {
  return 3 - Math.abs(column - 3);
}

/** Lines of four cells through this one that hold three of the seat and an empty cell. */
function openThrees(cells: readonly Seat[], column: number, row: number, seat: Seat): number {
  let n = 0;
  for (const [right, up] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const) {
    for (let back = 0; back < 4; back++) {
      if (isOpenThree(cells, column - back * right, row - back * up, right, up, seat)) n++;
    }
  }
  return n;
}

function isOpenThree(cells: readonly Seat[], x: number, y: number, right: number, up: number, seat: Seat): boolean {
  let own = 0;
  for (let i = 0; i < 4; i++) {
    const column = x + i * right;
    const row = y + i * up;
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return false;
    const cell = cells[cellAt(column, row)];
    if (cell === seat) own++;
    else if (cell !== EMPTY) return false;
  }
  return own === 3;
}
