import type { ItemId, Key } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { COLUMNS } from '../content/map.ts';
import { IDS } from './geography.ts';

/** Option keys `verb/D3` for every space. */
export function keysFor(verb: string): readonly Key[] {
  return interned(IDS.map((id) => `${verb}/${id}`));
}

const FIRST_ROW = 'A'.charCodeAt(0);
const FIRST_COLUMN = '1'.charCodeAt(0);

/** The space at the end of such a key. Counted out from its two letters: that is quicker than any table. */
export function spaceIn(key: Key): Space {
  const { length } = key;
  return (key.charCodeAt(length - 2) - FIRST_ROW) * COLUMNS + key.charCodeAt(length - 1) - FIRST_COLUMN;
}

const ITEM_IN = new Map<Key, ItemId>();

/** Option keys `verb/FV01-1` for every card, by card. */
export function cardKeys(verb: string, cards: readonly ItemId[]): ReadonlyMap<ItemId, Key> {
  const keys = interned(cards.map((item) => `${verb}/${item}`));
  keys.forEach((key, i) => ITEM_IN.set(key, cards[i] as ItemId));
  return new Map(cards.map((item, i) => [item, keys[i] as Key]));
}

/** The card in such a key. */
export function itemIn(key: Key): ItemId {
  return ITEM_IN.get(key) as ItemId;
}

export const HUT_KEYS = keysFor('hut');
export const SHIP_KEYS = keysFor('ship');
export const FARMER_KEYS = keysFor('farmer');
export const FAVOUR_KEYS = cardKeys('favour', FAVOUR_DECK);
