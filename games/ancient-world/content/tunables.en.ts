import type { TUNABLES } from './tunables.ts';

/** What the numbers are called that may be turned, and what is counted. */
export const tunablesEn: { readonly [name in keyof typeof TUNABLES]: readonly [name: string, unit: string] } = {
  rounds: ['Rounds', ''],
  'start-coins': ['Coins at the start', ''],
  'city-income': ['Income of a capital city', 'coins'],
  'city-capacity': ['Capacity of a capital city', 'cards'],
  'city-armies': ['Armies of a capital city', ''],
  'row-more': ['Empire cards more than players', 'cards'],
  'labor-coins': ['Labor brings', 'coins'],
  'expand-coins': ['Expand costs', 'coins'],
  'learn-coins': ['Learn costs', 'coins'],
  'rebuild-cards': ['Rebuild repairs', 'cards'],
  'explore-cards': ['Explore draws', 'cards'],
  'grow-coins': ['Grow costs', 'coins'],
  'reuse-ambrosia': ['Using a citizen again', 'ambrosia'],
  'starving-vp': ['A starving citizen costs', 'VP'],
  'damaged-vp': ['A damaged card costs', 'VP'],
};
