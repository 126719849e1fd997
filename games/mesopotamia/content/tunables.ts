import type { Tunables } from '@edubba/kernel';
import { PARTS } from './gardens.ts';
import { QUEST_VP } from './quests.ts';
import { RANK_VP } from './tracks.ts';
import { SHIP_SPEED } from './units.ts';

const [FIRST = 0, SECOND = 0, THIRD = 0] = RANK_VP;

/** Numbers that a table may turn; each is as printed, or as we made it, until somebody does. */
export const TUNABLES = {
  parts: { value: PARTS, min: 3, max: 5, source: 'rulebook', rule: 'MES-5.12', moves: ['gardens'] },
  'start-goods': { value: 1, min: 0, max: 4, source: 'rulebook', rule: 'MES-3.01' },
  'more-units': { value: 0, min: 0, max: 4, source: 'reconstructed', rule: 'MES-28.13' },
  'ship-speed': { value: SHIP_SPEED, min: 1, max: 5, source: 'rulebook', rule: 'MES-11.05' },
  rerolls: { value: 3, min: 0, max: 5, source: 'rulebook', rule: 'MES-7.14' },
  'clay-needed': { value: 2, min: 1, max: 4, source: 'rulebook', rule: 'MES-15.02' },
  'walls-stone': { value: 2, min: 1, max: 4, source: 'reconstructed', rule: 'MES-13.07' },
  'ship-wood': { value: 2, min: 1, max: 4, source: 'reconstructed', rule: 'MES-13.07' },
  'first-vp': {
    value: FIRST,
    min: 0,
    max: 12,
    source: 'rulebook',
    rule: 'MES-30.02',
    moves: ['eventTrack', 'populationTrack'],
  },
  'second-vp': {
    value: SECOND,
    min: 0,
    max: 9,
    source: 'rulebook',
    rule: 'MES-30.02',
    moves: ['eventTrack', 'populationTrack'],
  },
  'third-vp': {
    value: THIRD,
    min: 0,
    max: 6,
    source: 'rulebook',
    rule: 'MES-30.02',
    moves: ['eventTrack', 'populationTrack'],
  },
  'quest-vp': { value: QUEST_VP, min: 0, max: 5, source: 'rulebook', rule: 'MES-29.01', moves: ['quests'] },
  'settlement-vp': { value: 1, min: 0, max: 4, source: 'rulebook', rule: 'MES-30.08', moves: ['settlements'] },
  'area-vp': { value: 1, min: 0, max: 3, source: 'rulebook', rule: 'MES-30.10', moves: ['areas'] },
} as const satisfies Tunables;
