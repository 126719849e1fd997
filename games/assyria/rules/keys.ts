import type { ItemId, Key } from '@edubba/kernel';
import { keysOf } from '@edubba/kernel';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import { FOOD_DECK } from '../content/food-cards.ts';
import { act, feed } from './decisions.ts';
import { IDS } from './geography.ts';

// Option keys that are listed again and again, made once.

/** By space: `hut/D3`. */
const atSpaces = (verb: 'farmer' | 'plough' | 'token'): readonly Key[] =>
  keysOf(
    feed,
    IDS.map((_, what) => ({ verb, what })),
  );
const onSpaces = (verb: 'hut' | 'ship'): readonly Key[] =>
  keysOf(
    act,
    IDS.map((_, what) => ({ verb, what })),
  );

/** By card: `favour/FV01-1`. */
function ofCards(verb: 'card' | 'favour' | 'camel', cards: readonly ItemId[]): ReadonlyMap<ItemId, Key> {
  const keys = keysOf(
    act,
    cards.map((what) => ({ verb, what })),
  );
  return new Map(cards.map((item, i) => [item, keys[i] as Key]));
}

export const HUT_KEYS = onSpaces('hut');
export const SHIP_KEYS = onSpaces('ship');
export const FARMER_KEYS = atSpaces('farmer');
export const PLOUGH_KEYS = atSpaces('plough');
export const TOKEN_KEYS = atSpaces('token');
export const FOOD_KEYS = ofCards('card', FOOD_DECK);
export const FAVOUR_KEYS = ofCards('favour', FAVOUR_DECK);
export const CAMEL_KEYS = ofCards('camel', FAVOUR_DECK);
