import type { Key } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import type { ActionName } from '../content/actions.ts';
import { ACTIONS } from '../content/actions.ts';
import type { ColourName, IconName } from '../content/dice.ts';
import { COLOURS, ICONS } from '../content/dice.ts';
import { EMPIRE_NAMES } from '../content/empires.ts';
import type { EmpireName } from '../content/empires.ts';
import type { GoodName } from '../content/goods.ts';
import { GOODS } from '../content/goods.ts';
import type { Area, Section } from '../content/map.ts';
import { AREAS, areaOf, SECTIONS, sectionOf } from '../content/map.ts';
import type { KindName } from '../content/units.ts';
import { KINDS } from '../content/units.ts';

// Option keys in one place: how they are made, and how they are read.

/** Answer of somebody who has done enough. */
export const DONE: Key = 'done';
export const STOP: Key = 'stop';

export const AREA_KEYS: readonly Key[] = interned(AREAS.map(({ id }) => id));
export const SECTION_KEYS: readonly Key[] = interned(SECTIONS.map(({ id }) => id));
export const areaKey = (area: Area): Key => AREA_KEYS[area] ?? '';
export const areaIn = (key: Key): Area => areaOf(key);
export const sectionKey = (section: Section): Key => SECTION_KEYS[section] ?? '';
export const sectionIn = (key: Key): Section => sectionOf(key);

export const ROLE_KEYS: readonly Key[] = interned(['A', 'B', 'C', 'D', 'E', 'F']);
export const roleIn = (key: Key): number => ROLE_KEYS.indexOf(key);
export const startKey = (start: number): Key => `start/${start}`;
export const startIn = (key: Key): number => Number(key.slice('start/'.length));

export const empireIn = (key: Key): number => EMPIRE_NAMES.indexOf(key as EmpireName);
export const colourIn = (key: Key): number => COLOURS.indexOf(key as ColourName);
export const iconIn = (key: Key): number => ICONS.indexOf(key as IconName);
export const actionIn = (key: Key): number => ACTIONS.indexOf(key as ActionName);
export const goodIn = (key: Key): number => GOODS.indexOf(key as GoodName);
export const kindIn = (key: Key): number => KINDS.indexOf(key as KindName);

/** A key taken apart. */
interface Taken {
  readonly parts: readonly string[];
  readonly word: string;
  readonly rest: string;
}

/** Keys are some hundreds that come up again and again, so each is taken apart once. */
const TAKEN = new Map<Key, Taken>();

function taken(key: Key): Taken {
  const known = TAKEN.get(key);
  if (known !== undefined) return known;
  const parts = interned(key.split('/'));
  const [rest = ''] = interned([key.slice(key.indexOf('/') + 1)]);
  const found = { parts, word: parts[0] ?? '', rest };
  TAKEN.set(key, found);
  return found;
}

/** `walls/A2`: a word and what follows it. */
export const split = (key: Key): readonly string[] => taken(key).parts;
/** The part of a key after its first word. */
export const rest = (key: Key): string => taken(key).rest;
export const word = (key: Key): string => taken(key).word;

/** `walls/A2`, `walls/A3`, …: one word with each of these ids, by their number. */
export const keysOf = (first: string, ids: readonly string[]): readonly Key[] =>
  interned(ids.map((id) => `${first}/${id}`));
