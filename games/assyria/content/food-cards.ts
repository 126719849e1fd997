import type { ItemId, Source } from '@edubba/kernel';
import { interned } from '@edubba/kernel';
import type { Food } from './map.ts';
import { FOODS } from './map.ts';

export type Icon = Food | 'wild';

/** A Food card. The printed value sorts the rows; it is kept apart from the number of icons (ASY-A.32). */
export interface FoodCard {
  readonly id: string;
  readonly icons: readonly Icon[];
  readonly value: number;
  readonly copies: number;
  readonly source: Source;
}

const card = (id: string, copies: number, ...icons: Icon[]): FoodCard => ({
  id: `FD-${id}`,
  icons,
  value: icons.length,
  copies,
  source: 'reconstructed',
});

/** Values 1 to 3 and the cards Grapes ×3, Wheat ×2 and Meat with Wild are printed facts; the spread is ours. */
export const FOOD_CARDS: readonly FoodCard[] = [
  ...FOODS.flatMap((x) => [
    card(`${x}1`, 2, x),
    card(`${x}2`, 2, x, x),
    card(`${x}w`, 1, x, 'wild'),
    card(`${x}3`, 2, x, x, x),
  ]),
  card('w1', 3, 'wild'),
  card('w2', 2, 'wild', 'wild'),
];

const BY_ID = new Map(FOOD_CARDS.map((food) => [food.id, food]));

/** Every single card: `FD-wheat2-1`. */
export const FOOD_DECK: readonly ItemId[] = interned(
  FOOD_CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, copy) => `${id}-${copy + 1}`)),
);

/** What is printed on a card. */
const PRINTED: ReadonlyMap<ItemId, FoodCard> = new Map(
  FOOD_DECK.map((item) => [item, BY_ID.get(item.slice(0, item.lastIndexOf('-'))) as FoodCard]),
);

export function foodCard(item: ItemId): FoodCard {
  const printed = PRINTED.get(item);
  if (printed === undefined) throw new Error(`there is no Food card ${item}`);
  return printed;
}
