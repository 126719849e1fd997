import type { TUNABLES } from './tunables.ts';

/** What the numbers are called that may be turned, and what is counted. */
export const tunablesEn: { readonly [name in keyof typeof TUNABLES]: readonly [name: string, unit: string] } = {
  rounds: ['Rounds at most', ''],
  goal: ['Points to win', 'VP'],
  'mission-vp': ['A Sacred Mission', 'VP'],
  'start-quests': ['Quests revealed at the start', 'cards'],
  'start-tokens': ['Command tokens of a type at the start', 'tokens'],
  tokens: ['Command tokens of a type', 'tokens'],
  'new-tokens': ['Command tokens gained in a round', 'tokens'],
  'hand-limit': ['Hand limit', 'cards'],
  'city-cards': ['Special-city cards held', 'cards'],
  'monster-bones': ['Bones of a monster', 'bones'],
  'monster-hits': ['Hits a monster takes', 'hits'],
  hired: ['Mercenaries for 1 silver', 'units'],
  'ziggurat-cost': ['A ziggurat costs of each staple', 'goods'],
  'canal-cost': ['A canal costs', 'grain'],
  canals: ['Canals of a player', ''],
};
