import type { ItemId, Source } from '@edubba/kernel';
import { interned } from '@edubba/kernel';

export type ActionCardId =
  | 'miss'
  | 'battle-fury'
  | 'war-drums'
  | 'blinding-dust'
  | 'shield-wall'
  | 'rain-of-arrows'
  | 'narrow-escape'
  | 'broken-oath'
  | 'voice-of-the-god'
  | 'sabotage'
  | 'forced-march'
  | 'reed-boats'
  | 'overflowing-stores'
  | 'plague'
  | 'challenge-of-anzu'
  | 'challenge-of-huwawa'
  | 'canal-removal'
  | 'akka-king-of-kish'
  | 'royal-decree'
  | 'caravan'
  | 'bounty-of-the-fields'
  | 'levy'
  | 'temple-offering'
  | 'second-harvest'
  | 'royal-collectors'
  | 'master-builder'
  | 'thief-in-the-night'
  | 'revolt'
  | 'tribute';

/**
 * The moments at which a card may be played.
 * `turn`: as an ACTION. `announced`: another action card was. `move`: own activation for movement. `collect`: own COLLECT.
 * `roll`: before a combat roll. `volley`, `convert`: before that roll. `hits`: hits are known. `capture`: own champion would be captured.
 */
export type Moment = 'turn' | 'announced' | 'move' | 'collect' | 'roll' | 'volley' | 'convert' | 'hits' | 'capture';

/** C12 An action card. */
export interface ActionCard {
  readonly id: ActionCardId;
  readonly kind: 'combat' | 'reaction' | 'action';
  readonly copies: number;
  readonly moment: Moment;
  /** Of name and effect; numbers and copies are ours throughout. */
  readonly source: Source;
}

const card = (
  id: ActionCardId,
  copies: number,
  kind: ActionCard['kind'],
  moment: Moment,
  source: Source = 'reconstructed',
): ActionCard => ({ id, kind, copies, moment, source });

export const ACTION_CARDS: readonly ActionCard[] = [
  card('miss', 7, 'combat', 'hits', 'rulebook'),
  card('battle-fury', 4, 'combat', 'roll'),
  card('war-drums', 2, 'combat', 'roll'),
  card('blinding-dust', 3, 'combat', 'roll'),
  card('shield-wall', 2, 'combat', 'hits'),
  card('rain-of-arrows', 2, 'combat', 'volley'),
  card('narrow-escape', 3, 'combat', 'capture', 'rulebook'),
  card('broken-oath', 2, 'combat', 'roll'),
  card('voice-of-the-god', 3, 'combat', 'convert'),
  card('sabotage', 6, 'reaction', 'announced', 'rulebook'),
  card('forced-march', 3, 'reaction', 'move'),
  card('reed-boats', 2, 'reaction', 'move'),
  card('overflowing-stores', 3, 'reaction', 'collect'),
  card('plague', 2, 'action', 'turn', 'rulebook'),
  card('challenge-of-anzu', 1, 'action', 'turn', 'rulebook'),
  card('challenge-of-huwawa', 1, 'action', 'turn', 'rulebook'),
  card('canal-removal', 2, 'action', 'turn', 'rulebook'),
  card('akka-king-of-kish', 2, 'action', 'turn', 'rulebook'),
  card('royal-decree', 3, 'action', 'turn'),
  card('caravan', 3, 'action', 'turn'),
  card('bounty-of-the-fields', 3, 'action', 'turn'),
  card('levy', 2, 'action', 'turn'),
  card('temple-offering', 2, 'action', 'turn'),
  card('second-harvest', 2, 'action', 'turn'),
  card('royal-collectors', 2, 'action', 'turn'),
  card('master-builder', 2, 'action', 'turn'),
  card('thief-in-the-night', 2, 'action', 'turn'),
  card('revolt', 2, 'action', 'turn'),
  card('tribute', 2, 'action', 'turn'),
];

/** Every single card: `miss#2`. */
export const ACTION_DECK: readonly ItemId[] = interned(
  ACTION_CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => `${id}#${copy + 1}`)),
);

const nameOf = (item: ItemId): string => item.slice(0, item.indexOf('#'));

const PRINTED: ReadonlyMap<ItemId, ActionCard> = new Map(
  ACTION_DECK.map((item) => [item, ACTION_CARDS.find(({ id }) => id === nameOf(item)) as ActionCard]),
);

/** Names of action cards as bits: there are fewer than a word has. */
export type CardNames = number;

/** The bit of each card's name. */
const NAMES: ReadonlyMap<ItemId, CardNames> = new Map(
  ACTION_DECK.map((item) => [item, 1 << ACTION_CARDS.findIndex(({ id }) => id === nameOf(item))]),
);

/** A card's name as a bit. */
export function nameBit(item: ItemId): CardNames {
  return NAMES.get(item) ?? 0;
}

/** These names together. */
export function namesOf(...cards: readonly ActionCardId[]): CardNames {
  let names = 0;
  for (const name of cards) names |= 1 << ACTION_CARDS.findIndex(({ id }) => id === name);
  return names;
}

/** What is printed on a card. */
export function actionCard(item: ItemId): ActionCard {
  const printed = PRINTED.get(item);
  if (printed === undefined) throw new Error(`there is no action card ${item}`);
  return printed;
}
