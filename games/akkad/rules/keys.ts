import type { ItemId, Key } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import { ACTION_DECK } from '../content/action-cards.ts';
import { BUILDING_NAMES, UPGRADE_NAMES } from '../content/buildings.ts';
import type { Kind } from '../content/units.ts';
import { UNITS } from '../content/units.ts';

// Option keys that many questions share, made once: putting names together and taking them apart takes its time.

const CARD_KEYS: ReadonlyMap<ItemId, Key> = new Map(
  interned(ACTION_DECK.map((item) => `card/${item}`)).map((key, i) => [ACTION_DECK[i] as ItemId, key]),
);
const ITEM_IN: ReadonlyMap<Key, ItemId> = new Map([...CARD_KEYS].map(([item, key]) => [key, item]));

/** `card/miss#2` for a card of a hand. */
export function cardKey(item: ItemId): Key {
  return CARD_KEYS.get(item) ?? `card/${item}`;
}

/** The card in such a key. */
export function itemIn(key: Key): ItemId {
  return ITEM_IN.get(key) ?? key.slice('card/'.length);
}

/** `build/temple` and `upgrade/…`, by number of the tile. */
export const BUILD_KEYS: readonly Key[] = interned(BUILDING_NAMES.map((name) => `build/${name}`));
export const UPGRADE_KEYS: readonly Key[] = interned(UPGRADE_NAMES.map((name) => `upgrade/${name}`));

/** Units in option lists, by kind: `chariot`, and `chariot!` for an injured one. */
export const HEALTHY: readonly Key[] = UNITS;
export const INJURED: readonly Key[] = interned(UNITS.map((name) => `${name}!`));

const KIND_IN: ReadonlyMap<Key, Kind> = new Map(
  [...HEALTHY, ...INJURED].map((key, i): [Key, Kind] => [key, i % UNITS.length]),
);

/** The kind of unit in such a key; −1 if it is none. */
export function kindIn(key: Key): Kind {
  return KIND_IN.get(key) ?? -1;
}

/** Is it an injured one? */
export function isInjured(key: Key): boolean {
  return key.endsWith('!');
}
