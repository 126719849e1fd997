import type { Tunables } from '@edubba/kernel';
import { BUILD_COSTS, PIECES } from './player-board.ts';
import { BID_COSTS, TRIBUTE } from './tracks.ts';

/** Numbers that a table may turn; each is as printed, or as we made it, until somebody does. */
export const TUNABLES = {
  'gold-places': { value: TRIBUTE.gold, min: 3, max: 6, source: 'reconstructed', rule: 'ASY-24.04' },
  'camel-limit': { value: PIECES.camelLimit, min: 6, max: 14, source: 'reconstructed', rule: 'ASY-14.03' },
  'start-vp': { value: PIECES.startVp, min: 0, max: 20, source: 'rulebook', rule: 'ASY-2.16', moves: ['start'] },
  'start-gold': { value: PIECES.startGold, min: 0, max: 4, source: 'rulebook', rule: 'ASY-2.15' },
  'middle-bid': { value: BID_COSTS[1], min: 0, max: 4, source: 'rulebook', rule: 'ASY-4.03', moves: ['bids'] },
  'lowest-bid': { value: BID_COSTS[2], min: 1, max: 6, source: 'rulebook', rule: 'ASY-4.03', moves: ['bids'] },
  'hut-between': { value: 2, min: 0, max: 4, source: 'rulebook', rule: 'ASY-15.03', moves: ['huts'] },
  'hut-outside': { value: 1, min: 0, max: 3, source: 'rulebook', rule: 'ASY-15.02', moves: ['huts'] },
  'third-level': { value: BUILD_COSTS.third, min: 1, max: 6, source: 'rulebook', rule: 'ASY-19.06' },
  'mark-vp': { value: 2, min: 0, max: 5, source: 'rulebook', rule: 'ASY-24.13', moves: ['marks'] },
  'plough-cost': { value: 3, min: 1, max: 6, source: 'rulebook', rule: 'ASY-17.01' },
} as const satisfies Tunables;
