import { CHARACTER_NAMES } from '../content/characters.ts';
import type { Character } from '../content/characters.ts';
import { AREA_NAMES } from '../content/map.ts';
import type { Area, Location, Pool } from './geography.ts';
import { DAMASCUS_POOL, LOCATION_IDS, POOLS } from './geography.ts';

/** Names for events and keys. */
export const locationName = (at: Location): string => LOCATION_IDS[at] ?? '';
export const areaName = (inArea: Area): string => AREA_NAMES[inArea] ?? '';
export const placeName = (pool: Pool): string => AREA_NAMES[pool] ?? (pool === DAMASCUS_POOL ? 'damascus' : 'sardes');
/** The pool of that name. */
export const poolNamed = (name: string): Pool =>
  Array.from({ length: POOLS }, (_, pool) => pool).find((pool) => placeName(pool) === name) ?? 0;
export const characterName = (who: Character): string => CHARACTER_NAMES[who] ?? '';

const CHARACTER_OF = new Map<string, Character>(CHARACTER_NAMES.map((name, i) => [name, i]));

/** The Character of that name. */
export function character(name: string): Character {
  const found = CHARACTER_OF.get(name);
  if (found === undefined) throw new RangeError(`there is no Character ${name}`);
  return found;
}
