import type { Seat } from '@edubba/kernel';
import { PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { LAND, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { isActivated, isStorm, ownUnits } from './map.ts';
import { hasBuilt } from './players.ts';

/** AKK-8.08, AKK-8.09 Spaces one step by land from a space for this player. */
export const landSteps = (s: State, seat: Seat, space: Space): readonly Space[] =>
  (hasBuilt(s, seat, PORT) ? NEIGHBOURS[space] : LAND[space]) ?? [];

/** AKK-8.07, AKK-4.06, AKK-8.14 May units of this player leave the space? Mercenaries alone do not. */
export const mayLeave = (s: State, seat: Seat, space: Space): boolean =>
  ownUnits(s, seat, space) > 0 && !isActivated(s, seat, space) && !isStorm(s, space);

/**
 * Spaces from which units can reach the target in one action, by land.
 * Not there yet: longer moves (AKK-8.03, AKK-4.12), Boat Trips (AKK-9); one step by land only.
 */
export const sources = (s: State, seat: Seat, target: Space): Space[] =>
  landSteps(s, seat, target).filter((space) => mayLeave(s, seat, space));
