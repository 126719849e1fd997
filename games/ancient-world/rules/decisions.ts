import type { ItemId, Key } from '@edubba/kernel';
import { anyKey, decision, interned, saying, words } from '@edubba/kernel';
import type { Space } from '../content/board.ts';
import { CITIZENS, SPACES } from '../content/board.ts';
import { ARMY_IDS, EMPIRE_IDS } from '../content/decks.ts';

/**
 * Every kind of decision, with its number in the specification. D.1 is the table's options, D.43 (a pass with something left to do)
 * is the page's to confirm: the turn's aside tells it what is left.
 */
export const ASK = {
  /** D.2 */
  board: 'start.board',
  /** D.3 */
  titan: 'titan.choose',
  /** D.4, D.5 */
  turn: 'turn.action',
  /** D.6, D.7 */
  where: 'place.where',
  /** D.8 */
  perform: 'action.perform',
  /** D.9 */
  scribe: 'labor.scribe',
  /** D.10 */
  build: 'build.card',
  /** D.11 */
  stored: 'stored.card',
  /** D.12 */
  trade: 'citizen.trade',
  /** D.13, D.14 */
  expandPay: 'expand.pay',
  expandKeep: 'expand.keep',
  /** D.15, D.16 */
  repairs: 'repair.several',
  repair: 'repair.card',
  /** D.17 to D.19 */
  recruit: 'recruit.card',
  slot: 'recruit.slot',
  /** D.20 to D.22 */
  way: 'explore.way',
  keep: 'explore.keep',
  take: 'explore.card',
  /** D.23, D.24 */
  holySite: 'holy-site.army',
  outpost: 'outpost.army',
  /** D.25 to D.27 */
  target: 'attack.target',
  armies: 'attack.armies',
  swords: 'attack.swords',
  /** D.28 */
  reroll: 'dice.reroll',
  /** D.29 to D.34 */
  damage: 'damage.card',
  giveUp: 'army.give-up',
  starve: 'damage.starve',
  burden: 'damage.burden',
  military: 'damage.military',
  district: 'damage.district',
  /** D.35 */
  reuse: 'reuse.citizen',
  /** D.36, D.37: side offers */
  coin: 'ambrosia.coin',
  mend: 'ambrosia.repair',
  /** D.38 */
  dramatists: 'dramatists.store',
  /** D.39 */
  confront: 'titan.confront',
  /** D.40, D.41 */
  cover: 'hunger.cover',
  hungry: 'hunger.starve',
  /** D.42 */
  last: 'last.spend',
  /** D.44 */
  end: 'turn.end',
  /** D.45 */
  income: 'income.repair',
} as const;

/** Kinds of chance. */
export const CHANCE_OF = {
  first: 'first.player',
  board: 'board.random',
  district: 'district.turn',
  titan: 'titan.turn',
  threat: 'titan.draw',
  empire: 'empire.deal',
  military: 'military.deal',
  expand: 'expand.draw',
  explore: 'explore.draw',
  dramatists: 'dramatists.draw',
  die: 'damage.die',
  reroll: 'damage.reroll',
} as const;

// Answers that are words.
export const NONE: Key = 'none';
export const DECLINE: Key = 'decline';
export const PERFORM: Key = 'perform';
export const DONE: Key = 'done';
export const YES: Key = 'yes';
/** Where what was meant to pay has been spent meanwhile, nothing else is left. */
export const BACK: Key = 'back';
export const RANDOM: Key = 'random';

export const ATTACK: Key = 'attack';
export const STORED: Key = 'stored';
export const REUSE: Key = 'reuse';
export const PASS: Key = 'pass';
export const END: Key = 'end';

export const FEED: Key = 'feed';
export const ROLL: Key = 'roll';
export const KEEP: Key = 'keep';
export const FOOD: Key = 'food';
export const COIN: Key = 'coin';

export const BY_KNOWLEDGE: Key = 'knowledge';
export const BY_COINS: Key = 'coins';

export const FROM_DECK: Key = 'deck';
export const FROM_ROW: Key = 'row';
export const FROM_PILE: Key = 'pile';

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const last = (key: Key): number => key.charCodeAt(key.length - 1) - 48;

/** `citizen/3`: the citizen of skill 3. */
export const CITIZEN_KEYS: readonly Key[] = interned(upTo(CITIZENS + 1).map((skill) => `citizen/${skill}`));
export const citizenKey = (skill: number): Key => CITIZEN_KEYS[skill] as Key;
export const citizenIn = last;
export const isCitizen = (key: Key): boolean => key.startsWith('citizen/');

/** All lists that can be made of these keys in their order, by mask: what is asked again and again need not be listed anew. */
export const listsOf = (keys: readonly Key[]): readonly (readonly Key[])[] =>
  upTo(1 << keys.length).map((mask) => keys.filter((_, i) => (mask >> i) & 1));

const CITIZEN_LISTS = listsOf(CITIZEN_KEYS.slice(1));
/** Citizens by a mask of skills less one. */
export const citizenKeys = (skills: number): readonly Key[] => CITIZEN_LISTS[skills] as readonly Key[];

/** A raise of the skill never needs to be more: from 1 to 5. */
const RAISES = CITIZENS;

const WHERE: readonly (readonly Key[])[] = SPACES.map((name) =>
  interned(upTo(RAISES).map((raise) => (raise === 0 ? name : `${name}+${raise}`))),
);

/** `labor`, `labor+2` with the skill raised by 2. */
export const spaceKey = (space: Space, raise: number): Key => WHERE[space]?.[raise] as Key;

const CARD_KEYS: ReadonlyMap<ItemId, Key> = new Map(
  interned(EMPIRE_IDS.map((item) => `card/${item}`)).map((key, i) => [EMPIRE_IDS[i] as ItemId, key]),
);

/** `card/EA27`: the action of an empire card. */
export const cardKey = (item: ItemId): Key => CARD_KEYS.get(item) as Key;

/** Where such a key says that the citizen goes: a space with a raise, or a card. */
export type Goal = { readonly space: Space; readonly raise: number } | { readonly card: ItemId };

const GOALS: ReadonlyMap<Key, Goal> = new Map<Key, Goal>([
  ...WHERE.flatMap((keys, space) => keys.map((key, raise): [Key, Goal] => [key, { space, raise }])),
  ...[...CARD_KEYS].map(([card, key]): [Key, Goal] => [key, { card }]),
]);
export const goalIn = (key: Key): Goal | undefined => GOALS.get(key);

/** `deck/2` for the titan on top of the two-star deck, `threat/0` for the one that threatens a player. */
export const DECK_KEYS: readonly Key[] = interned(['deck/1', 'deck/2', 'deck/3']);
export const THREAT_KEYS: readonly Key[] = interned(upTo(4).map((seat) => `threat/${seat}`));
export const isDeck = (key: Key): boolean => key.startsWith('deck/');
/** Number of the deck from 0, or of the threatened seat. */
export const targetIn = (key: Key): number => (isDeck(key) ? last(key) - 1 : last(key));

function slotsWritten(mask: number): Key {
  let key = '';
  for (let slot = 0; mask >> slot > 0; slot++) if ((mask >> slot) & 1) key += key === '' ? `${slot}` : `+${slot}`;
  return key;
}
/** Sets of up to eight armies, by their mask. */
const SLOT_SETS: readonly Key[] = interned(upTo(1 << 8).map(slotsWritten));

/** `0+2`: the armies in these slots. */
export const slotsKey = (mask: number): Key => SLOT_SETS[mask] ?? slotsWritten(mask);
export function slotsIn(key: Key): number {
  let mask = 0;
  for (let i = 0; i < key.length; i += 2) mask |= 1 << (key.charCodeAt(i) - 48);
  return mask;
}

/** Small numbers as keys: slots, dice, coins. */
const NUMBERS: readonly Key[] = interned(upTo(32).map(String));
export const numberKey = (n: number): Key => NUMBERS[n] ?? String(n);

/** `slot/1` for an open army slot, `retire/M04` for a card to be retired (D.18, D.19). */
export const SLOT_KEYS: readonly Key[] = interned(upTo(8).map((slot) => `slot/${slot}`));
export const slotKey = (slot: number): Key => SLOT_KEYS[slot] as Key;
export const slotIn = last;
const RETIRE_KEYS: ReadonlyMap<ItemId, Key> = new Map(
  interned(ARMY_IDS.map((item) => `retire/${item}`)).map((key, i) => [ARMY_IDS[i] as ItemId, key]),
);
export const retireKey = (item: ItemId): Key => RETIRE_KEYS.get(item) as Key;
export const isRetiring = (key: Key): boolean => key.startsWith('retire/');
export const retireIn = (key: Key): ItemId => key.slice('retire/'.length);

const REPAIR_KEYS: ReadonlyMap<ItemId, Key> = new Map(
  interned(EMPIRE_IDS.map((item) => `repair/${item}`)).map((key, i) => [EMPIRE_IDS[i] as ItemId, key]),
);

/** `repair/EA18`, where a question offers more than repairs. */
export const repairKey = (item: ItemId): Key => REPAIR_KEYS.get(item) as Key;
export const repairIn = (key: Key): ItemId => key.slice('repair/'.length);

const key = anyKey();
const item = anyKey();

/** Everything a player can be asked: how the answers are written, and what the question says. */
export const decisions = {
  [ASK.board]: decision(key),
  [ASK.titan]: decision(item),
  [ASK.turn]: saying<null, { left: Key[] }>()(key),
  [ASK.where]: saying<{ skill: number; from: string }>()(key),
  [ASK.perform]: saying<{ action: string }>()(words(PERFORM, DECLINE)),
  [ASK.scribe]: decision(words(YES, NONE)),
  [ASK.build]: decision(item),
  [ASK.stored]: decision(item),
  [ASK.trade]: decision(key),
  [ASK.expandPay]: decision(words(BY_KNOWLEDGE, BY_COINS, DECLINE)),
  [ASK.expandKeep]: decision(item),
  [ASK.repairs]: saying<{ left: number }>()(item),
  [ASK.repair]: decision(item),
  [ASK.recruit]: decision(item),
  [ASK.slot]: saying<{ item: ItemId }>()(key),
  [ASK.way]: decision(words(FROM_DECK, FROM_ROW, FROM_PILE, NONE)),
  [ASK.keep]: decision(item),
  [ASK.take]: decision(item),
  [ASK.holySite]: decision(item),
  [ASK.outpost]: decision(item),
  [ASK.target]: decision(key),
  [ASK.armies]: saying<{ item: ItemId; target: Key }>()(key),
  [ASK.swords]: saying<{ item: ItemId; target: Key; armies: Key }>()(key),
  [ASK.reroll]: saying<{ item: ItemId; left: number }>()(key),
  [ASK.damage]: saying<{ item: ItemId }>()(item),
  [ASK.giveUp]: saying<{ more: number }>()(key),
  [ASK.starve]: decision(key),
  [ASK.burden]: decision(item),
  [ASK.military]: decision(item),
  [ASK.district]: decision(item),
  [ASK.reuse]: decision(key),
  [ASK.coin]: decision(key),
  [ASK.mend]: decision(item),
  [ASK.dramatists]: decision(item),
  [ASK.confront]: saying<{ item: ItemId; cost: number }>()(words(FEED, ROLL)),
  [ASK.cover]: saying<{ short: number }>()(key),
  [ASK.hungry]: saying<{ short: number }>()(key),
  [ASK.last]: decision(key),
  [ASK.end]: decision(words(REUSE, END)),
  [ASK.income]: decision(item),
};

export type Decided = typeof decisions;
