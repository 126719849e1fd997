import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { AKKAD } from '../../content/map.ts';
import { PRIEST } from '../../content/units.ts';
import { ALL_SPACES, IS_DANGER, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { enemyAt, isActivated, isStorm, unitsAt } from './map.ts';
import { worships } from './players.ts';

/** AKK-15.14, AKK-15.05, AKK-15.26 Bones of a conversion attempt from a space. Not there yet: Girsu, Nippur, cards. */
export function conversionBones(s: State, seat: Seat, from: Space): number {
  const near = [from, ...(NEIGHBOURS[from] ?? [])].filter((space) => s.ziggurat[space] === seat).length;
  return unitsAt(s, seat, from, PRIEST) + near + (worships(s, seat, 'suen') ? 1 : 0);
}

/** AKK-15.10, AKK-15.28 Spaces whose priests may convert; `city`: the one activated for this very action, or nowhere. */
export const priestSpaces = (s: State, seat: Seat, city: Space): Space[] =>
  ALL_SPACES.filter(
    (space) =>
      unitsAt(s, seat, space, PRIEST) > 0 && !isStorm(s, space) && (space === city || !isActivated(s, seat, space)),
  );

/** AKK-15.08, AKK-15.11, AKK-15.12, AKK-15.22 May this space be converted? */
export function convertible(s: State, seat: Seat, target: Space): boolean {
  if (target === AKKAD || IS_DANGER[target] === true || isStorm(s, target) || s.control[target] === seat) return false;
  const defender = Math.max(enemyAt(s, seat, target), s.control[target] ?? -1);
  if (defender < 0) return true;
  if (s.units.some((_, other) => other !== seat && unitsAt(s, other, target, PRIEST) > 0)) return false;
  return [target, ...(NEIGHBOURS[target] ?? [])].every((space) => s.ziggurat[space] !== defender);
}

/** Pairs of priests' space and target. */
export function conversionTargets(s: State, seat: Seat, city: Space): [from: Space, target: Space][] {
  return priestSpaces(s, seat, city).flatMap((from) =>
    (NEIGHBOURS[from] ?? [])
      .filter((target) => convertible(s, seat, target))
      .map((target): [Space, Space] => [from, target]),
  );
}
