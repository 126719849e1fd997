import type { ItemId, Key } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { COLUMNS, ROWS, SPACES } from '../content/map.ts';
import { WELL_SITES } from '../content/wells.ts';

/** The map as it is in play with some rows blocked (ASY-3.04, ASY-3.05): everything about it that never changes. */
export interface Layout {
  readonly inPlay: readonly boolean[];
  readonly spaces: readonly Space[];
  readonly neighbours: readonly (readonly Space[])[];
  readonly rivers: readonly Space[];
  readonly outside: readonly Space[];
  /** Well sites in play: all three of their spaces are. */
  readonly sites: readonly number[];
}

/** Names of all spaces, and keys made of them, ready for option lists. */
export const IDS: readonly string[] = SPACES.map(({ id }) => id);

/** Names as an engine keeps the names of members: two of them are compared at a glance, not letter by letter. */
function interned(keys: readonly Key[]): readonly Key[] {
  return Object.keys(Object.fromEntries(keys.map((key) => [key, 0])));
}

const SPACE_IN = new Map<Key, Space>();

/** Option keys `prefix/D3` for every space. */
export function keysFor(prefix: string): readonly Key[] {
  const keys = interned(IDS.map((id) => `${prefix}/${id}`));
  keys.forEach((key, space) => SPACE_IN.set(key, space));
  return keys;
}

/** The space named in a key that {@link keysFor} made. */
export function spaceIn(key: Key): Space {
  return SPACE_IN.get(key) as Space;
}

/** Option keys `prefix/FV01-1` for every card, by card. */
export function cardKeys(prefix: string, cards: readonly ItemId[]): { readonly [item: ItemId]: Key } {
  const keys = interned(cards.map((item) => `${prefix}/${item}`));
  return Object.fromEntries(cards.map((item, i) => [item, keys[i] as Key]));
}

export const HUT_KEYS = keysFor('hut');
export const SHIP_KEYS = keysFor('ship');
export const FARMER_KEYS = keysFor('farmer');

export const isRiver: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'euphrates' || terrain === 'tigris');
export const isOutside: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'west' || terrain === 'east');
export const isBetween: readonly boolean[] = SPACES.map(({ terrain }) => terrain === 'between');

/** Well sites that a space adjoins. */
export const SITES_AT: readonly (readonly number[])[] = SPACES.map((_, space) =>
  WELL_SITES.flatMap(({ spaces }, site) => (spaces.includes(space) ? [site] : [])),
);

/** Hex distance on the printed map. */
export function distance(a: Space, b: Space): number {
  const from = SPACES[a];
  const to = SPACES[b];
  if (from === undefined || to === undefined) return 0;
  const dy = Math.abs(from.row - to.row);
  const dx = Math.abs(from.x - to.x);
  return Math.max(dy, (dx + dy) >> 1);
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
  return {
    inPlay,
    spaces,
    neighbours,
    rivers: spaces.filter((space) => isRiver[space]),
    outside: spaces.filter((space) => isOutside[space]),
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
