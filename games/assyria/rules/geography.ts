import { interned } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { COLUMNS, ROWS, SPACES } from '../content/map.ts';
import { WELL_SITES } from '../content/wells.ts';
import { wordsOf } from './space-set.ts';

/** The map as it is in play with some rows blocked (ASY-3.04, ASY-3.05): everything about it that never changes. */
export interface Layout {
  readonly inPlay: readonly boolean[];
  readonly spaces: readonly Space[];
  readonly neighbours: readonly (readonly Space[])[];
  /** The same as sets: for each space the words of its {@link SpaceSet}, one after another. */
  readonly near: Int32Array;
  readonly rivers: readonly Space[];
  readonly outside: readonly Space[];
  /** The same as a set. */
  readonly outsideSet: Int32Array;
  /** Well sites in play: all three of their spaces are. */
  readonly sites: readonly number[];
}

/** Names of all spaces. */
export const IDS: readonly string[] = interned(SPACES.map(({ id }) => id));

export const isRiver: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'euphrates' || terrain === 'tigris');
export const isOutside: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'west' || terrain === 'east');
export const isBetween: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'between');

/** Well sites that a space adjoins. */
export const SITES_AT: readonly (readonly number[])[] = SPACES.map((_, space) =>
  WELL_SITES.flatMap(({ spaces }, site) => (spaces.includes(space) ? [site] : [])),
);

/** Hex distances on the printed map, from every space to every other. */
const DISTANCES: readonly Uint8Array[] = SPACES.map((from) =>
  Uint8Array.from(SPACES, (to) => {
    const dy = Math.abs(from.row - to.row);
    const dx = Math.abs(from.x - to.x);
    return Math.max(dy, (dx + dy) >> 1);
  }),
);

/** Hex distance on the printed map. */
export function distance(a: Space, b: Space): number {
  return DISTANCES[a]?.[b] ?? 0;
}

function layoutOf(top: number, bottom: number): Layout {
  const inPlay = SPACES.map(({ row }) => row >= top && row < ROWS - bottom);
  const spaces = SPACES.flatMap((_, space) => (inPlay[space] === true ? [space] : []));
  const neighbours = SPACES.map(({ row, column }, space) => {
    if (inPlay[space] !== true) return [];
    const shift = row % 2;
    const around: readonly (readonly [number, number])[] = [
      [row - 1, column - 1 + shift],
      [row - 1, column + shift],
      [row, column - 1],
      [row, column + 1],
      [row + 1, column - 1 + shift],
      [row + 1, column + shift],
    ];
    return around.flatMap(([y, x]) => {
      const other = y * COLUMNS + x;
      return y >= 0 && y < ROWS && x >= 0 && x < COLUMNS && inPlay[other] === true ? [other] : [];
    });
  });
  const outside = spaces.filter((space) => isOutside[space]);
  return {
    inPlay,
    spaces,
    neighbours,
    near: wordsOf(neighbours),
    rivers: spaces.filter((space) => isRiver[space]),
    outside,
    outsideSet: wordsOf([outside]),
    sites: WELL_SITES.flatMap(({ spaces: three }, site) => (three.every((space) => inPlay[space]) ? [site] : [])),
  };
}

const MOST_BLOCKED = 4;

const LAYOUTS: readonly Layout[] = Array.from({ length: (MOST_BLOCKED + 1) * (MOST_BLOCKED + 1) }, (_, i) =>
  layoutOf(Math.floor(i / (MOST_BLOCKED + 1)), i % (MOST_BLOCKED + 1)),
);

/** The map with so many rows blocked from the top and from the bottom. */
export function layout(s: { readonly blockedTop: number; readonly blockedBottom: number }): Layout {
  return LAYOUTS[s.blockedTop * (MOST_BLOCKED + 1) + s.blockedBottom] as Layout;
}
