import type { Context, Key, Next, Refusal } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { State } from './board.ts';
import { COLUMNS, cellAt, R, ROWS } from './board.ts';
import { makesFour } from './winning.ts';

/** The columns from the left. Written out: an engine keeps literals so that two of them are compared at a glance, not letter by letter. */
export const KEYS: readonly Key[] = [
  'column/1',
  'column/2',
  'column/3',
  'column/4',
  'column/5',
  'column/6',
  'column/7',
];

const ALL_FULL = (1 << COLUMNS) - 1;

/** What is open, by the columns that are full: there are few such lists, so each is made once. */
const OPEN: readonly (readonly Key[])[] = Array.from({ length: ALL_FULL + 1 }, (_, full) =>
  KEYS.filter((__, column) => (full & (1 << column)) === 0),
);

/** `column/3` is the third from the left, 2 in the state. */
export function columnOf(key: Key): number {
  return key.charCodeAt(7) - 49;
}

/** C4-2.03 The seats drop in turn until one has four in a line or the board is full; nobody passes. */
export const game = R.proc<null>('game')({
  drop: {
    ask: 'disc.drop',
    by: (s) => s.turn,
    options: openColumns,
    refusals: fullColumns,
    then: (g, _, key) => drop(g, columnOf(key)),
  },
});

/** C4-2.01 The disc falls to the lowest empty cell. */
function drop(g: Context<State, 'drop'>, column: number): Next {
  const { s } = g;
  const row = s.heights[column] ?? 0;
  const cell = cellAt(column, row);
  s.cells[cell] = s.turn;
  s.heights[column] = row + 1;
  if (row + 1 === ROWS) s.full |= 1 << column;
  s.discs++;
  s.last = cell;
  g.emit({ type: 'disc.dropped', seat: s.turn, rule: 'C4-2.01', data: { column: column + 1, row: row + 1 } });
  // Before the seventh disc nobody has four.
  if (s.discs >= 7 && makesFour(s.cells, cell, s.turn)) {
    s.winner = s.turn;
    g.emit({ type: 'line.made', seat: s.turn, rule: 'C4-3.01' });
    return g.end();
  }
  s.turn = 1 - s.turn;
  if (s.full !== ALL_FULL) return g.goto('drop');
  g.emit({ type: 'board.filled', rule: 'C4-3.02' });
  return g.end();
}

/** C4-2.02 A full column takes no disc. */
function openColumns(s: State): readonly Key[] {
  return OPEN[s.full] as readonly Key[];
}

function fullColumns(s: State): Refusal[] {
  return KEYS.flatMap((target, column) => {
    if (s.heights[column] !== ROWS) return [];
    return [{ target, ...no('C4-2.02', 'c4.column-full', { column: column + 1 }, { id: 'c4.another-column' }) }];
  });
}
