import type { Source } from '@edubba/kernel';
import { ACTIONS } from './actions.ts';
import type { IconName } from './dice.ts';
import { ICONS } from './dice.ts';
import { EMPIRE_NAMES } from './empires.ts';

/** A Technology card of one Empire: what its action does at this level. */
export interface TechnologyCard {
  readonly empire: number;
  readonly type: number;
  readonly level: number;
  /** Activations, items, Tablets for 2 Clay, resources, Knucklebones, or Food, by type. */
  readonly first: number;
  /** Discoveries, Trade level, Units, or steps of the Population track. */
  readonly second: number;
  /** Is one of the numbers printed? The others are ours. */
  readonly source: Source;
}

// Type, level, icons, and for each Empire (Sum Akk Bab Ela Ass Hit Mar Ebl) the numbers; `*` after those that are printed.
const TABLE = `
  explore  1 water          1*   1*   1*   1*   -    1*   -    1*
  explore  2 water+sun      2*   2*   2*   2*   2*   2*   2*   2*
  explore  3 sun+lion       3    3    3    3    4    3    3    3
  explore  4 lion+mountain  4    4    4    4    5    5    4    4
  build    1 sun            1    1    1    1    1    1    -    -
  build    2 sun+reed       1    1    1    1    1    1    1    1
  build    3 reed+mountain  1    1    1    1    2    1    2    2
  build    4 mountain+eye   2    2    1    1    2    2    2    2
  research 1 reed           -    1*/1 1*/1 1*/1 1*/1 1*/1 -    1*/1
  research 2 reed+water     2/2  2/1  2/1  2/1  2/1  2/1  2/2  2/1
  research 3 water+eye      3/3  3/2* 3/2* 3/2* 3/2* 3/2* 3/2* 3/2*
  research 4 eye+lion       4*/4 4*/2 4*/2 4*/2 4*/2 4*/2 4*/3 4*/2
  gather   1 sun            2/1  2/1  2/1  -    2/1  2/1  -    1*/1
  gather   2 sun+water      3/2  3/2  3/2  3*/2 3/2  3/2  3/2  2/2
  gather   3 sun+mountain   4/3  4/3  4/3  4/3  4/3  4/3  5/3  3/3
  gather   4 mountain+eye   5/4* 5/4* 5/4* 6/4* 5/4* 5/4* 6/4* 4/4*
  warfare  1 water          2/1  -    2/1  2/1  2/1  2/1  -    2/1
  warfare  2 water+reed     3/1  4/1  3/1  3/1  3/1  3/1  3/1  3/1
  warfare  3 water+lion     4/1  5/2  4/1  4/1  5/1  4/1  4/1  4/1
  warfare  4 lion+eye       5/1  6/2  5/1  5/1  6/2  6/2  5/1  5/1
  grow     1 reed           4    4    -    4    4    4    -    4
  grow     2 reed+sun       3    3    3    3    3    3    2    3
  grow     3 reed+eye       2    2    2    2    2    2    2    2
  grow     4 lion+mountain  1    1    1/2  1    1    1    1    1`;

// Lines of rules version 1, with which Eblaites and Babylonians won half as often again as they should.
const FIRST = `
  build    3 reed+mountain  1    1    2    1    1    1    1    2
  build    4 mountain+eye   2    1    2    1    1    2    2    2
  research 2 reed+water     2/2  2/1  2/1  2/1  2/1  2/1  2/1  2/1
  research 4 eye+lion       4*/4 4*/2 4*/3 4*/2 4*/2 4*/2 4*/3 4*/3
  gather   1 sun            2/1  1*/1 2/1  -    2/1  2/1  -    2/1
  gather   2 sun+water      3/2  3/2  3/2  3*/2 3/2  3/2  3/2  3/2
  gather   3 sun+mountain   4/3  4/3  4/3  5/3  3/3  4/3  5/3  5/3
  gather   4 mountain+eye   5/4* 4/4* 5/4* 6/4* 4/4* 5/4* 6/4* 5/4*
  warfare  3 water+lion     4/1  5/1  4/1  4/1  5/1  4/1  4/1  4/1
  grow     2 reed+sun       3    3    2    3    3    3    3    3
  grow     3 reed+eye       2    2    1    2    2    2    2    2`;

export interface TechnologyRow {
  readonly type: number;
  readonly level: number;
  readonly icons: readonly number[];
  readonly cards: readonly (TechnologyCard | undefined)[];
}

export type Technologies = readonly (readonly TechnologyRow[])[];

/** Six types of four levels. */
function read(lines: readonly string[]): Technologies {
  return ACTIONS.map((name, type) =>
    lines.flatMap((line) => {
      const [action, at, icons = '', ...cells] = line.trim().split(/\s+/);
      if (action !== name) return [];
      const level = Number(at);
      return [
        {
          type,
          level,
          icons: icons.split('+').map((icon) => ICONS.indexOf(icon as IconName)),
          cards: EMPIRE_NAMES.map((_, empire) => card(empire, type, level, cells[empire] ?? '-')),
        },
      ];
    }),
  );
}

const linesOf = (table: string): string[] => table.trim().split('\n');
/** `build 3`, what a line is about. */
const subject = (line: string): string => line.trim().split(/\s+/, 2).join(' ');

/** C4 */
export const TECHNOLOGIES: Technologies = read(linesOf(TABLE));

/** The cards of tables that were begun with rules version 1. */
export const FIRST_TECHNOLOGIES: Technologies = read(
  linesOf(TABLE).map((line) => linesOf(FIRST).find((first) => subject(first) === subject(line)) ?? line),
);

function card(empire: number, type: number, level: number, cell: string): TechnologyCard | undefined {
  if (cell === '-') return undefined;
  const [first, second] = cell.replaceAll('*', '').split('/').map(Number);
  return {
    empire,
    type,
    level,
    first: first ?? 0,
    second: second ?? 1,
    source: cell.includes('*') ? 'rulebook' : 'reconstructed',
  };
}

/** MES-8.01 The card of an Empire for a type at a level. */
export function technology(of: Technologies, empire: number, type: number, level: number): TechnologyCard {
  const found = of[type]?.[level - 1]?.cards[empire];
  if (found === undefined) throw new Error(`${EMPIRE_NAMES[empire]} have no ${ACTIONS[type]} card of level ${level}`);
  return found;
}

/** MES-7.10 The icons that activate a type at a level. */
export function iconsOf(type: number, level: number): readonly number[] {
  return TECHNOLOGIES[type]?.[level - 1]?.icons ?? [];
}

/** MES-8.08 */
export const TOP_LEVEL = 4;

/** C4 The Eblaite Sailing lets own Ships pass a node more. */
export const FAST_SAILING = { level: 4, speed: 4 } as const;
