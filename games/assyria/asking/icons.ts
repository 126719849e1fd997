import type { ItemId } from '@edubba/kernel';
import type { FavourEffect } from '../content/favour-cards.ts';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import type { Column } from '../content/player-board.ts';
import type { Action } from '../rules/decisions.ts';

/** Icons of the foods. */
export const FOOD_ICONS: { readonly [icon in Icon]: string } = {
  wheat: 'res-wheat',
  grapes: 'res-grape',
  meat: 'res-meat',
  fish: 'res-fish',
  dates: 'res-date',
  wild: 'res-wild',
};

const FAVOURS: { readonly [effect in FavourEffect]: string } = {
  ship: 'unit-ship',
  gold: 'res-gold',
  farmer: 'res-farmer',
  hut: 'bld-hut',
  offering: 'res-offering',
  influence: 'res-influence',
  barter: 'act-trade',
  harvest: 'res-grain',
  food: 'res-food',
  'cheaper-piece': 'bld-zig2',
  'cheaper-tribute': 'res-camel',
  'both-ploughs': 'bld-plough',
  'no-loss': 'tok-diplomacy',
  pact: 'bld-settlement',
  twice: 'act-build',
  plough: 'bld-plough',
  refresh: 'act-redo',
  bonus: 'tok-royal',
  move: 'act-move',
};

/** The picture of a Favour card. */
export function favourIcon(item: ItemId): string {
  return FAVOURS[favourCard(item).effect];
}

/** Actions without a place, and the end of them. */
export const ACTION_ICONS: { readonly [action in Action | 'end']: string } = {
  end: 'act-end',
  found: 'bld-zig1',
  raise: 'bld-zig2',
  roof: 'bld-roof',
  tribute: 'res-influence',
  ploughs: 'bld-plough',
  offerings: 'res-offering',
  purchase: 'act-trade',
  card: 'ui-deck',
  gold: 'res-gold',
};

/** Action tiles, and the columns above them. */
export const TILE_ICONS: { readonly [column in Column]: string } = [
  ACTION_ICONS.offerings,
  ACTION_ICONS.purchase,
  ACTION_ICONS.card,
  ACTION_ICONS.gold,
];
