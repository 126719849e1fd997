import type { Tunables } from '@edubba/kernel';
import { CITY_CARD_LIMIT, GOAL, HAND_LIMIT, MISSION_VP, PIECES, ROUNDS } from './pieces.ts';
import { START_QUESTS } from './quests.ts';
import { HIRED, MONSTER_BONES, MONSTER_HITS } from './units.ts';

/** Numbers that a table may turn; each is as printed, or as we made it, until somebody does. */
export const TUNABLES = {
  rounds: { value: ROUNDS, min: 5, max: 9, source: 'rulebook', rule: 'AKK-2.02' },
  goal: { value: GOAL, min: 5, max: 12, source: 'rulebook', rule: 'AKK-20.01' },
  'mission-vp': { value: MISSION_VP, min: 1, max: 6, source: 'rulebook', rule: 'AKK-18.11', moves: ['mission'] },
  'start-quests': { value: START_QUESTS, min: 0, max: 5, source: 'rulebook', rule: 'AKK-1.21', moves: ['quests'] },
  'start-tokens': { value: PIECES.startTokens, min: 1, max: 4, source: 'rulebook', rule: 'AKK-1.09' },
  tokens: { value: PIECES.tokens, min: 5, max: 10, source: 'reconstructed', rule: 'AKK-A.22' },
  'new-tokens': { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'AKK-19.11' },
  'hand-limit': { value: HAND_LIMIT, min: 2, max: 10, source: 'rulebook', rule: 'AKK-17.12' },
  'city-cards': { value: CITY_CARD_LIMIT, min: 1, max: 6, source: 'rulebook', rule: 'AKK-18.22' },
  'monster-bones': { value: MONSTER_BONES, min: 1, max: 5, source: 'rulebook', rule: 'AKK-10.13' },
  'monster-hits': { value: MONSTER_HITS, min: 2, max: 8, source: 'rulebook', rule: 'AKK-10.13' },
  hired: { value: HIRED, min: 1, max: 4, source: 'rulebook', rule: 'AKK-13.16' },
  'ziggurat-cost': { value: 3, min: 1, max: 5, source: 'rulebook', rule: 'AKK-15.03' },
  'canal-cost': { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'AKK-16.03' },
  canals: { value: PIECES.canals, min: 4, max: 14, source: 'reconstructed', rule: 'AKK-16.08' },
} as const satisfies Tunables;
