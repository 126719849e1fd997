import type { Key } from '@edubba/kernel';
import type { HomeId } from '../content/home-cities.ts';
import { HOME_CITIES } from '../content/home-cities.ts';
import type { Space } from '../content/map.ts';
import { CROSSINGS, SPACES, spaceOf } from '../content/map.ts';
import type { Monster } from '../content/monsters.ts';
import { MONSTERS } from '../content/monsters.ts';
import type { CityCard } from '../content/special-cities.ts';
import { SPECIAL_CITIES } from '../content/special-cities.ts';

/** Names of all spaces, ready for option lists. */
export const IDS: readonly string[] = SPACES.map(({ id }) => id);
export const ALL_SPACES: readonly Space[] = SPACES.map((_, space) => space);

const SPACE_IN = new Map<Key, Space>(IDS.map((id, space) => [id, space]));

/** Option keys `prefix/AGD` for every space. */
export function keysFor(prefix: string): readonly Key[] {
  const keys = IDS.map((id) => `${prefix}/${id}`);
  keys.forEach((key, space) => SPACE_IN.set(key, space));
  return keys;
}

/** The space named by a key that is an id or that {@link keysFor} made. */
export function spaceIn(key: Key): Space {
  const space = SPACE_IN.get(key);
  return space ?? spaceOf(key.slice(key.lastIndexOf('/') + 1));
}

const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const AT = new Map(SPACES.map(({ q, r }, space) => [`${q},${r}`, space]));

/** Spaces that share a border, rivers notwithstanding (AKK-13.11). */
export const NEIGHBOURS: readonly (readonly Space[])[] = SPACES.map(({ q, r }) =>
  AROUND.flatMap(([dq, dr]) => {
    const other = AT.get(`${q + dq},${r + dr}`);
    return other === undefined ? [] : [other];
  }),
);

/** A river runs between spaces on different banks. */
export function riverBetween(a: Space, b: Space): boolean {
  return SPACES[a]?.bank !== SPACES[b]?.bank;
}

const CROSSED = new Set(CROSSINGS.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));

/** AKK-8.08 Is there a crossing point on this border? */
export function crossing(a: Space, b: Space): boolean {
  return CROSSED.has(`${IDS[a] ?? ''}-${IDS[b] ?? ''}`);
}

/** AKK-8.08 Neighbours one can walk to without a Port. */
export const LAND: readonly (readonly Space[])[] = NEIGHBOURS.map((around, space) =>
  around.filter((other) => !riverBetween(space, other) || crossing(space, other)),
);

export const EUPHRATES = 1;
export const TIGRIS = 2;

/** Rivers a space touches, as a mask: one of its edges lies on it. */
export const RIVERS: readonly number[] = NEIGHBOURS.map((around, space) => {
  let mask = 0;
  for (const other of around) {
    if (!riverBetween(space, other)) continue;
    const banks = [SPACES[space]?.bank, SPACES[other]?.bank];
    mask |= banks.includes('west') ? EUPHRATES : TIGRIS;
  }
  return mask;
});

/** Distances counted in spaces by adjacency, regardless of rivers (AKK-12.16). */
export const DISTANCE: readonly (readonly number[])[] = SPACES.map((from) =>
  SPACES.map((to) => {
    const dq = from.q - to.q;
    const dr = from.r - to.r;
    return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  }),
);

/** AKK-12.05 Home cities, Akkad, special and normal cities. */
export const IS_CITY: readonly boolean[] = SPACES.map(({ kind }) => kind !== 'territory' && kind !== 'danger');
export const IS_DANGER: readonly boolean[] = SPACES.map(({ kind }) => kind === 'danger');
/** Akkad and the blue cities (AKK-18.31). */
export const IS_SPECIAL: readonly boolean[] = SPACES.map(({ kind }) => kind === 'special' || kind === 'akkad');
export const CITIES: readonly Space[] = ALL_SPACES.filter((space) => IS_CITY[space]);

/** Which special-city card belongs to a space, and which monster lives there; −1 for none. */
export const CARD_AT: readonly CityCard[] = IDS.map((id) => SPECIAL_CITIES.findIndex(({ space }) => space === id));
export const MONSTER_AT: readonly Monster[] = IDS.map((id) => MONSTERS.findIndex(({ space }) => space === id));
export const CARD_SPACE: readonly Space[] = SPECIAL_CITIES.map(({ space }) => spaceOf(space));
export const MONSTER_SPACE: readonly Space[] = MONSTERS.map(({ space }) => spaceOf(space));

/** Whose home city a space is, by mat. */
export const HOME_AT: readonly (HomeId | '')[] = IDS.map(
  (id) => HOME_CITIES.find(({ space }) => space === id)?.id ?? '',
);
export const HOME_SPACE: { readonly [id in HomeId]: Space } = Object.fromEntries(
  HOME_CITIES.map(({ id, space }) => [id, spaceOf(space)]),
) as { readonly [id in HomeId]: Space };
