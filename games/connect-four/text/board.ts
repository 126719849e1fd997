import type { View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import type { State } from '../rules/index.ts';
import { COLUMNS, cellAt, EMPTY, ROWS } from '../rules/index.ts';

/** The board in plain characters: a mark for each seat, rows and columns numbered, the last disc in brackets. */
export function board({ s }: View<State>, words: Words): string {
  const yellow = words.say({ id: 'board.mark.yellow' });
  const red = words.say({ id: 'board.mark.red' });
  const width = Math.max(yellow.length, red.length);
  const line = `  +${`${'-'.repeat(width + 2)}+`.repeat(COLUMNS)}`;

  const cell = (column: number, row: number): string => {
    const at = cellAt(column, row);
    const seat = s.cells[at] ?? EMPTY;
    const mark = (seat === EMPTY ? '' : seat === 0 ? yellow : red).padEnd(width);
    return at === s.last ? `(${mark})` : ` ${mark} `;
  };
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i);
  const labels = columns.map((column) => ` ${String(column + 1).padEnd(width)} `).join(' ');
  return [
    `   ${labels}`.trimEnd(),
    line,
    ...rows.map((row) => `${row + 1} |${columns.map((column) => cell(column, row)).join('|')}|`),
    line,
    `  ${words.say({ id: 'board.legend', params: { yellow, red } })}`,
  ].join('\n');
}
