import type { TUNABLES } from './tunables.ts';

/** What the numbers are called that may be turned, and what is counted. */
export const tunablesEn: { readonly [name in keyof typeof TUNABLES]: readonly [name: string, unit: string] } = {
  parts: ['Parts of the Hanging Gardens', ''],
  'start-goods': ['Goods of each kind at the start', ''],
  'more-units': ['Units more than the Population track allows', 'Units'],
  'ship-speed': ['Speed of a Ship', 'sections'],
  rerolls: ['Rerolls for a Tablet', 'in a Turn'],
  'clay-needed': ['Converting Clay takes', 'Clay'],
  'walls-stone': ['Walls cost', 'Stone'],
  'ship-wood': ['A Ship costs', 'Wood'],
  'first-vp': ['First on a track', 'VP'],
  'second-vp': ['Second on a track', 'VP'],
  'third-vp': ['Third on a track', 'VP'],
  'quest-vp': ['A Quest', 'VP'],
  'settlement-vp': ['A Settlement', 'VP'],
  'area-vp': ['An occupied area', 'VP'],
};
