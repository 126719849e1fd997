import type { ItemId, Source } from '@edubba/kernel';
import { interned } from '@edubba/kernel';

/** When a Favour card may be used for its effect. */
export type Timing = 'bid' | 'build' | 'feed' | 'actions';

export type FavourEffect =
  | 'ship'
  | 'gold'
  | 'farmer'
  | 'hut'
  | 'offering'
  | 'influence'
  | 'barter'
  | 'harvest'
  | 'food'
  | 'cheaper-piece'
  | 'cheaper-tribute'
  | 'both-ploughs'
  | 'no-loss'
  | 'pact'
  | 'twice'
  | 'plough'
  | 'refresh'
  | 'bonus'
  | 'move';

/** A Favour card. The effects are printed; names, copies and timing are ours (ASY-A.10). */
export interface FavourCard {
  readonly id: string;
  readonly effect: FavourEffect;
  readonly timing: readonly Timing[];
  readonly copies: number;
  readonly rule: string;
  readonly source: Source;
}

const card = (id: string, copies: number, effect: FavourEffect, rule: string, ...timing: Timing[]): FavourCard => ({
  id,
  effect,
  timing,
  copies,
  rule: `ASY-26.${rule}`,
  source: 'reconstructed',
});

export const FAVOUR_CARDS: readonly FavourCard[] = [
  card('FV01', 2, 'ship', '03', 'build', 'actions'),
  card('FV02', 2, 'gold', '04', 'actions'),
  card('FV03', 2, 'farmer', '05', 'feed', 'actions'),
  card('FV04', 2, 'hut', '06', 'build', 'actions'),
  card('FV05', 2, 'offering', '07', 'actions'),
  card('FV06', 2, 'influence', '08', 'actions'),
  card('FV07', 1, 'barter', '09', 'feed'),
  card('FV08', 1, 'harvest', '10', 'feed'),
  card('FV09', 2, 'food', '11', 'feed', 'actions'),
  card('FV10', 2, 'cheaper-piece', '12', 'actions'),
  card('FV11', 2, 'cheaper-tribute', '25', 'actions'),
  card('FV12', 1, 'both-ploughs', '14', 'actions'),
  card('FV13', 1, 'no-loss', '13', 'bid'),
  card('FV14', 1, 'pact', '15', 'build', 'actions'),
  card('FV15', 1, 'twice', '16', 'actions'),
  card('FV16', 2, 'plough', '17', 'feed', 'actions'),
  card('FV17', 1, 'refresh', '18', 'actions'),
  card('FV18', 1, 'bonus', '19', 'actions'),
  card('FV19', 2, 'move', '20', 'build', 'actions'),
];

const BY_ID = new Map(FAVOUR_CARDS.map((favour) => [favour.id, favour]));

/** Every single card: `FV01-2`. */
export const FAVOUR_DECK: readonly ItemId[] = interned(
  FAVOUR_CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => `${id}-${copy + 1}`)),
);

const PRINTED: ReadonlyMap<ItemId, FavourCard> = new Map(
  FAVOUR_DECK.map((item) => [item, BY_ID.get(item.slice(0, 4)) as FavourCard]),
);

/** What is printed on a card. */
export function favourCard(item: ItemId): FavourCard {
  const printed = PRINTED.get(item);
  if (printed === undefined) throw new Error(`there is no Favour card ${item}`);
  return printed;
}
