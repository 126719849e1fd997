import { SHAPE } from './shape.ts';

// Where things stand inside a space, around its middle. From top to bottom: the sign of a city, its name, the army in one
// row or two, and a strip for what lies there. Nothing covers anything: what has no room is folded into a number.

/** A place inside a space: the middle of it, and how big what stands there is. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The most groups in one row, and in both. */
export const ROW = SHAPE.row;
export const MOST = 2 * ROW;

/** Heights of print: the sign above a name, the foot of the name, what a space without an army yields. */
export const PRINT = { sign: -30.5, name: -13, yield: 5 } as const;

/** Middles of the rows: of a single one, and of two. */
const ROWS = { single: 2, double: [-3.4, 12.4] } as const;

function row(n: number, size: number, step: number, y: number): readonly Slot[] {
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y, size }));
}

/** Slots for so many groups in each row. */
export function ranks(rows: readonly number[]): readonly (readonly Slot[])[] {
  const [only = 0] = rows;
  const [size, step] = SHAPE.alone[only] ?? [0, 0];
  if (rows.length === 1) return [row(only, size, step, ROWS.single)];
  const { double } = SHAPE;
  const between = Math.max(...rows) > 2 ? double.many : double.few;
  return rows.map((n, i) => row(n, double.size, between, ROWS.double[i] ?? 0));
}

/** What is folded away where more has come than there is room for: as many are shown, the rest is a number. */
export function folded<T>(all: readonly T[], room: number): readonly [shown: readonly T[], rest: readonly T[]] {
  return all.length <= room ? [all, []] : [all.slice(0, room - 1), all.slice(room - 1)];
}

/** Groups by their rows: one row, as long as there is room; then one owner's in two, each side of a fight in its own. */
export function inRows<T extends { readonly seat: number }>(
  groups: readonly T[],
): readonly { readonly shown: readonly T[]; readonly rest: readonly T[] }[] {
  const owners = [...new Set(groups.map(({ seat }) => seat))];
  if (owners.length <= 1 || groups.length <= ROW) {
    const [shown, rest] = folded(groups, MOST);
    const upper = groups.length <= ROW ? shown.length : Math.ceil((shown.length + (rest.length > 0 ? 1 : 0)) / 2);
    const rows = [
      { shown: shown.slice(0, upper), rest: [] },
      { shown: shown.slice(upper), rest },
    ];
    return rows.filter((one) => one.shown.length + one.rest.length > 0);
  }
  // A third owner is never there for long: it shares the second row.
  const [first, ...others] = owners.map((owner) => groups.filter(({ seat }) => seat === owner));
  return [first ?? [], others.flat()].map((side) => {
    const [shown, rest] = folded(side, ROW);
    return { shown, rest };
  });
}

/** The strip below the army: so many things beside each other, smaller the more there are. */
export function strip(n: number, rows: number): readonly Slot[] {
  const [, few, many] = SHAPE.strip[rows > 1 ? 1 : 0];
  const size = n > 3 ? many : few;
  return row(n, size, size + 0.4, rows > 1 ? 25.5 : 21.5);
}

/** The most things in the strip. */
export const stripRoom = (rows: number): number => SHAPE.strip[rows > 1 ? 1 : 0][0];
