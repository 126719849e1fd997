import type { Seat, View } from '@edubba/kernel';
import type { Words } from '@edubba/words';
import { seats } from '../content/seats.ts';
import { squares } from '../content/squares.ts';
import type { State } from '../rules/index.ts';
import { count, HAND, HOME, other } from '../rules/index.ts';

/** Dark and square, light and round: to be told apart without colour. */
const MARKS = ['[#]', '( )'] as const;
const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const EDGE = '------';
const INDENT = '  ';

/** A square as it is drawn: its number and rosette above, whoever stands there below. */
interface Drawn {
  readonly head: string;
  readonly piece: string;
}

/** The famous board, with the seat that looks on the near side; above and below it what each player has at hand and home. */
export function board({ s, seat }: View<State>, words: Words): string {
  const near: Seat = seat === 1 ? 1 : 0;
  const far = other(near);
  const rows = [row(s, far, 1), row(s, near, 0), row(s, near, 1)] as const;
  return [
    INDENT + player(s, far, words),
    ...drawn(rows),
    INDENT + player(s, near, words),
    '',
    INDENT + thrown(s, words),
    INDENT + words.say({ id: 'board.legend' }),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** One row of squares by column; where the board has none, nothing. Row 0 is the middle, seen by either. */
function row(s: State, seat: Seat, side: 0 | 1): readonly (Drawn | undefined)[] {
  return COLUMNS.map((column) => {
    const number = 1 + squares.findIndex((one) => one.row === side && one.column === column);
    return number === 0 ? undefined : square(s, number, side === 1 ? [seat] : [0, 1]);
  });
}

/** `owners`: whose pieces can stand on it. */
function square(s: State, at: number, owners: readonly Seat[]): Drawn {
  const rosette = squares[at - 1]?.rosette === true;
  const number = String(at).padStart(2);
  const owner = owners.find((seat) => count(s, seat, at) > 0);
  const piece = owner === undefined ? '   ' : (MARKS[owner] ?? '');
  const moved = owner !== undefined && s.last?.seat === owner && s.last.to === at;
  return { head: rosette ? `*${number} *` : ` ${number}  `, piece: moved ? `>${piece}<` : ` ${piece} ` };
}

/** Draws rows under one another, with edges only where there are squares. */
function drawn(rows: readonly (readonly (Drawn | undefined)[])[]): string[] {
  const edges = [...rows, []].map((here, i) => edge(rows[i - 1] ?? [], here));
  return rows
    .flatMap((cells, i) => [edges[i] ?? '', wall(cells, 'head'), wall(cells, 'piece')])
    .concat(edges.at(-1) ?? '');
}

function edge(above: readonly (Drawn | undefined)[], below: readonly (Drawn | undefined)[]): string {
  const is = (i: number): boolean => above[i] !== undefined || below[i] !== undefined;
  const bits = COLUMNS.map(
    (_, i) => (is(i) || is(i - 1) ? '+' : ' ') + (is(i) ? EDGE.slice(1) : EDGE.slice(1).replaceAll('-', ' ')),
  );
  return INDENT + bits.join('') + (is(COLUMNS.length - 1) ? '+' : '');
}

function wall(cells: readonly (Drawn | undefined)[], part: keyof Drawn): string {
  const bits = COLUMNS.map(
    (_, i) => (cells[i] === undefined && cells[i - 1] === undefined ? ' ' : '|') + (cells[i]?.[part] ?? '     '),
  );
  return INDENT + bits.join('') + (cells.at(-1) === undefined ? '' : '|');
}

/** One line for a player: mark, name, what is at hand and home, as pieces and as numbers. */
function player(s: State, seat: Seat, words: Words): string {
  const mark = MARKS[seat] ?? '';
  const atHand = count(s, seat, HAND);
  const atHome = count(s, seat, HOME);
  const params = {
    mark,
    name: seats[seat] ?? '',
    atHand,
    atHome,
    hand: mark.repeat(atHand),
    home: mark.repeat(atHome),
  };
  return words.say({ id: 'board.seat', params });
}

/** The dice as they fell: a point for a marked corner. */
function thrown({ thrown: n, turn }: State, words: Words): string {
  if (n < 0) return '';
  const dice = Array.from({ length: 4 }, (_, i) => (i < n ? '<*>' : '< >')).join(' ');
  return words.say({ id: 'board.throw', params: { name: seats[turn] ?? '', dice, throw: n } });
}
