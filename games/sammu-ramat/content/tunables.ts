import type { Tunables } from '@edubba/kernel';
import { ABILITIES } from './characters.ts';
import { HANDS } from './table.ts';
import { BOX, DEADLY, ENOUGH, TRACKS } from './things.ts';

/** Numbers that a table may turn; each is as printed, or as we made it, until somebody does. */
export const TUNABLES = {
  'fewer-months': { value: 0, min: 0, max: 2, source: 'rulebook', rule: 'SAM-2.04' },
  'start-cards': { value: HANDS.start[0], min: 1, max: 6, source: 'rulebook', rule: 'SAM-7.01' },
  'month-cards': { value: HANDS.draw[0], min: 0, max: 3, source: 'rulebook', rule: 'SAM-7.01' },
  'hand-limit': { value: HANDS.limit[0], min: 2, max: 8, source: 'rulebook', rule: 'SAM-7.02' },
  'free-actions': { value: HANDS.free, min: 1, max: 8, source: 'rulebook', rule: 'SAM-8.09' },
  'area-taxes': { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'SAM-7.05' },
  'tax-limit': { value: ABILITIES.taxes, min: 3, max: 10, source: 'rulebook', rule: 'SAM-7.06' },
  carry: { value: ABILITIES.carry, min: 1, max: 4, source: 'rulebook', rule: 'SAM-10.10' },
  barter: { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'SAM-13.01' },
  'army-steps': { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'SAM-9.10' },
  'tokens-free': { value: TRACKS.free, min: 6, max: 13, source: 'rulebook', rule: 'SAM-15.03' },
  'tokens-need': { value: TRACKS.needs, min: 3, max: 9, source: 'rulebook', rule: 'SAM-15.03' },
  'marker-at': { value: TRACKS.addsAt, min: 0, max: 4, source: 'rulebook', rule: 'SAM-15.09' },
  enough: { value: ENOUGH, min: 1, max: 5, source: 'rulebook', rule: 'SAM-21.02' },
  deadly: { value: DEADLY, min: 1, max: 5, source: 'rulebook', rule: 'SAM-18.07' },
  enemies: { value: BOX.enemies.count, min: 20, max: 40, source: 'reconstructed' },
} as const satisfies Tunables;
