import type { DecisionKind, ItemId, Key } from '@edubba/kernel';
import type { FavourEffect } from '../content/favour-cards.ts';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';

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

/** By the whole key. */
const KEYS: { readonly [key: Key]: string } = {
  end: 'act-end',
  done: 'act-confirm',
  no: 'act-pass',
  yes: 'act-confirm',
  pay: 'res-vp',
  hut: 'bld-hut',
  'ship-and-farmer': 'unit-ship',
  vp: 'res-vp',
  camel: 'res-camel',
  farmer: 'res-farmer',
  found: 'bld-zig1',
  raise: 'bld-zig2',
  roof: 'bld-roof',
  tribute: 'res-influence',
  ploughs: 'bld-plough',
  offerings: 'res-offering',
  purchase: 'act-trade',
  card: 'ui-deck',
  gold: 'res-gold',
  ...FOOD_ICONS,
};

/** By the word before the slash. */
const VERBS: { readonly [verb: string]: string } = {
  hut: 'bld-hut',
  ship: 'unit-ship',
  farmer: 'res-farmer',
  plough: 'bld-plough',
  token: 'res-food',
  card: 'res-food',
  camel: 'res-camel',
  cards: 'ui-hand',
  steps: 'res-offering',
};

/** By the question, where all its answers are of one sort. */
const KINDS: { readonly [kind: DecisionKind]: string } = {
  'bid.place': 'unit-leader',
  'well.dig': 'bld-well',
  'start.space': 'bld-zig1',
  'found.space': 'bld-zig1',
  'raise.space': 'bld-zig2',
  'roof.space': 'bld-roof',
  'roof.area': 'bld-roof',
  'roof.place': 'bld-roof',
  'solo.space': 'bld-zig1',
  'pact.space': 'bld-hut',
  'bonus.destroy': 'act-destroy',
  'bonus.which': 'tok-royal',
  'move.from': 'act-move',
  'move.to': 'act-move',
  'gold.size': 'res-gold',
  'tribute.place': 'res-influence',
};

/** The icon of an option, on its button or in the list. */
export function iconOf(kind: DecisionKind, key: Key): string | undefined {
  const whole = KEYS[key];
  if (whole !== undefined) return whole;
  const parts = key.split('/');
  const [verb = ''] = parts;
  const item = parts.at(-1) ?? '';
  if (verb !== 'camel' && item.startsWith('FV')) return favourIcon(item);
  if (item.startsWith('FD')) return 'res-food';
  if (kind === 'feed.icon') return FOOD_ICONS[verb as Icon] ?? 'res-food';
  if (verb === 'icon') return FOOD_ICONS[parts[1] as Icon];
  return (parts.length > 1 ? VERBS[verb] : undefined) ?? KINDS[kind];
}
