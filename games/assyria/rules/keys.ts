import type { ItemId, Key } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import { FAVOUR_DECK } from '../content/favour-cards.ts';
import type { Space } from '../content/map.ts';
import { IDS } from './geography.ts';

/** What an option's key says: what is done, and with which space or card. */
interface Said {
  readonly verb: string;
  readonly space: Space;
  readonly item: ItemId;
}

/** Keys are put together once, and read by looking them up: taking a text apart costs more than most rules. */
const SAID = new Map<Key, Said>();

/** Reads a key that was made here. */
export function read(key: Key): Said {
  const said = SAID.get(key);
  if (said === undefined) throw new Error(`there is no key ${key}`);
  return said;
}

/** Option keys `verb/D3` for every space. */
export function keysFor(verb: string): readonly Key[] {
  const keys = interned(IDS.map((id) => `${verb}/${id}`));
  keys.forEach((key, space) => SAID.set(key, { verb, space, item: '' }));
  return keys;
}

/** Option keys `verb/FV01-1` for every card, by card. */
export function cardKeys(verb: string, cards: readonly ItemId[]): { readonly [item: ItemId]: Key } {
  const keys = interned(cards.map((item) => `${verb}/${item}`));
  keys.forEach((key, i) => SAID.set(key, { verb, space: -1, item: cards[i] as ItemId }));
  return Object.fromEntries(cards.map((item, i) => [item, keys[i] as Key]));
}

export const HUT_KEYS = keysFor('hut');
export const SHIP_KEYS = keysFor('ship');
export const FARMER_KEYS = keysFor('farmer');
export const FAVOUR_KEYS = cardKeys('favour', FAVOUR_DECK);
