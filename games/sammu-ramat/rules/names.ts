import type { Key } from '@edubba/kernel';
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

/** Keys `verb/name`, each made once: menus list dozens of them for every question. */
export function keysOf(verb: string): (name: string) => Key {
  const made = new Map<string, Key>();
  return (name) => {
    const known = made.get(name);
    if (known !== undefined) return known;
    const key = `${verb}/${name}`;
    made.set(name, key);
    return key;
  };
}

/** Such keys for all Characters, by number. */
export const CHARACTER_KEYS = (verb: string): readonly Key[] => CHARACTER_NAMES.map((name) => `${verb}/${name}`);

/** A key `verb/name` taken apart; without a slash there is no name. */
export interface Parts {
  readonly verb: string;
  readonly name: string;
}
const TAKEN_APART = new Map<Key, Parts>();

/** The parts of a key, each taken apart once: keys name what is in the box, so there are few. */
export function apart(key: Key): Parts {
  const known = TAKEN_APART.get(key);
  if (known !== undefined) return known;
  const slash = key.indexOf('/');
  const parts = slash < 0 ? { verb: key, name: '' } : { verb: key.slice(0, slash), name: key.slice(slash + 1) };
  TAKEN_APART.set(key, parts);
  return parts;
}

/** The Character of that name. */
export function character(name: string): Character {
  const found = CHARACTER_OF.get(name);
  if (found === undefined) throw new RangeError(`there is no Character ${name}`);
  return found;
}
