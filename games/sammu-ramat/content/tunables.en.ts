import type { TUNABLES } from './tunables.ts';

/** What the numbers are called that may be turned, and what is counted. */
export const tunablesEn: { readonly [name in keyof typeof TUNABLES]: readonly [name: string, unit: string] } = {
  'fewer-months': ['Fewer Months', 'Months'],
  'start-cards': ['Cards at the start', 'cards'],
  'month-cards': ['Cards drawn each Month', 'cards'],
  'hand-limit': ['Hand limit', 'cards'],
  'free-actions': ['Free Actions in a turn', ''],
  'area-taxes': ['Taxes of an Area with a Gate', 'Goods'],
  'tax-limit': ['Limit of taxes', 'Goods'],
  carry: ['A Character Carries', 'tokens'],
  barter: ['Goods in a Barter', 'Goods'],
  'army-steps': ['Steps of an Army', 'Steps'],
  'tokens-free': ['Tokens of a kind without condition', 'tokens'],
  'tokens-need': ['Tokens of another kind that more need', 'tokens'],
  'marker-at': ['So few tokens add a marker', 'tokens'],
  enough: ['Defense or Medicine that stops a marker', 'tokens'],
  deadly: ['Assassination markers that lose the game', 'markers'],
  enemies: ['Enemies in the box', ''],
};
