import type { Tunables } from '@edubba/kernel';
import {
  AMBROSIA,
  CAPITAL,
  DAMAGED_VP,
  EXPAND_COINS,
  EXPLORE_CARDS,
  GROW_COINS,
  LABOR_COINS,
  LEARN_COINS,
  REBUILD_CARDS,
  ROUNDS,
  ROW_MORE,
  START_COINS,
  STARVING_VP,
} from './board.ts';

/** Numbers that a table may turn; each is as printed until somebody does. */
export const TUNABLES = {
  rounds: { value: ROUNDS, min: 4, max: 6, source: 'rulebook', rule: 'AW-1.01' },
  'start-coins': { value: START_COINS, min: 0, max: 12, source: 'rulebook', rule: 'AW-2.11' },
  'city-income': { value: CAPITAL.income, min: 2, max: 8, source: 'rulebook', rule: 'AW-1.05' },
  'city-capacity': { value: CAPITAL.capacity, min: 2, max: 6, source: 'rulebook', rule: 'AW-6.06' },
  'city-armies': { value: CAPITAL.armies, min: 2, max: 4, source: 'rulebook', rule: 'AW-6.36' },
  'row-more': { value: ROW_MORE, min: 1, max: 4, source: 'rulebook', rule: 'AW-2.08' },
  'labor-coins': { value: LABOR_COINS, min: 1, max: 4, source: 'rulebook', rule: 'AW-6.01' },
  'expand-coins': { value: EXPAND_COINS, min: 1, max: 6, source: 'rulebook', rule: 'AW-6.16' },
  'learn-coins': { value: LEARN_COINS, min: 1, max: 6, source: 'rulebook', rule: 'AW-6.24' },
  'rebuild-cards': { value: REBUILD_CARDS, min: 1, max: 4, source: 'rulebook', rule: 'AW-6.25' },
  'explore-cards': { value: EXPLORE_CARDS, min: 2, max: 8, source: 'rulebook', rule: 'AW-6.49' },
  'grow-coins': { value: GROW_COINS, min: 1, max: 6, source: 'rulebook', rule: 'AW-6.57' },
  'reuse-ambrosia': { value: AMBROSIA.reuse, min: 2, max: 6, source: 'rulebook', rule: 'AW-11.03' },
  'starving-vp': { value: STARVING_VP, min: 0, max: 8, source: 'rulebook', rule: 'AW-14.02', moves: ['starving'] },
  'damaged-vp': { value: DAMAGED_VP, min: 0, max: 4, source: 'rulebook', rule: 'AW-14.03', moves: ['damaged'] },
} as const satisfies Tunables;
