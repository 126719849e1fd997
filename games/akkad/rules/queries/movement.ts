import type { Seat } from '@edubba/kernel';
import { PORT, ROYAL_ROADS } from '../../content/buildings.ts';
import { GOD_PLACE } from '../../content/gods.ts';
import type { Space } from '../../content/map.ts';
import { LAND, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { hasBuilt, hasUpgrade } from './players.ts';
import { isWater } from './water.ts';

/** AKK-8.01, AKK-8.16 The two kinds of movement that arrive in the same action. */
export type Way = 'land' | 'boat';
export const WAYS: readonly Way[] = ['land', 'boat'];

/** C12 What cards add to the land moves of one action: steps (Forced March), and rivers crossed anywhere (Reed Boats). */
export type Pace = { far: number; cross: boolean };
export const PLAIN: Pace = { far: 0, cross: false };

/** Movement of one kind to one space. */
export type Journey = { seat: Seat; way: Way; target: Space; pace: Pace };

/** AKK-9.04 Water spaces of a Boat Trip. */
export const BOAT = 3;

const SHAMASH = GOD_PLACE.shamash;

/** AKK-4.12 Shamash lengthens all movement. */
export const blessed = (s: State, seat: Seat): number => (s.godOf[SHAMASH] === seat ? 1 : 0);

/** AKK-8.02, AKK-8.03, AKK-4.12, C12 Steps by land. */
export const landRange = (s: State, seat: Seat, pace: Pace): number =>
  1 + (hasUpgrade(s, seat, ROYAL_ROADS) ? 1 : 0) + blessed(s, seat) + pace.far;

/** AKK-8.08, AKK-8.09 Spaces one step by land from a space for this player. */
export const landSteps = (s: State, seat: Seat, space: Space, cross = false): readonly Space[] =>
  (cross || hasBuilt(s, seat, PORT) ? NEIGHBOURS[space] : LAND[space]) ?? [];

/** AKK-9.06 A trip with a dry space at one end is a step longer; only those that Advanced Docks allow are asked about. */
const dryEnds = (s: State, { seat, target }: Journey, origin: Space): number =>
  (isWater(s, seat, origin) ? 0 : 1) + (isWater(s, seat, target) ? 0 : 1);

/** How many steps a group that may go may make from a space. AKK-8.02, AKK-8.03, AKK-9.04 to AKK-9.07, AKK-9.12 */
export function rangeOf(s: State, j: Journey, origin: Space): number {
  const { seat, pace } = j;
  if (j.way === 'land') return landRange(s, seat, pace);
  return BOAT + blessed(s, seat) + dryEnds(s, j, origin);
}
