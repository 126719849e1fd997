import type { TUNABLES } from './tunables.ts';

/** What the numbers are called that may be turned, and what is counted. */
export const tunablesEn: { readonly [name in keyof typeof TUNABLES]: readonly [name: string, unit: string] } = {
  'gold-places': ['Gold places in a Tribute area', ''],
  'camel-limit': ['Camel limit', 'camels'],
  'start-vp': ['Points at the start', 'VP'],
  'start-gold': ['Gold at the start', ''],
  'middle-bid': ['Middle bid space costs', 'VP'],
  'lowest-bid': ['Lowest bid space costs', 'VP'],
  'hut-between': ['A hut between the rivers', 'VP'],
  'hut-outside': ['A hut outside the rivers', 'VP'],
  'third-level': ['Third level of a ziggurat', 'camels'],
  'mark-vp': ['A mark on the Influence track', 'VP'],
  'plough-cost': ['Turning the ploughs', 'camels'],
};
