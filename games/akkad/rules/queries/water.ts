import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { PORT } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { IDS, NEIGHBOURS, RIVERS } from '../geography.ts';
import { SpaceSet } from '../space-set.ts';
import type { State } from '../state.ts';
import { NOBODY, NOWHERE } from '../state.ts';
import { hasCanal, homeOwner, isActivated, isStorm, ownUnits } from './map.ts';
import { eventIs, hasBuilt } from './players.ts';

/** AKK-9.01 A space is water for a player if it touches a river or holds the player's own canal. */
export const isWater = (s: State, seat: Seat, space: Space): boolean =>
  (RIVERS[space] ?? 0) !== 0 || hasCanal(s, seat, space);

/** AKK-9.02 Are two adjacent spaces linked by water for a player? */
export function waterLinked(s: State, seat: Seat, a: Space, b: Space): boolean {
  const first = RIVERS[a] ?? 0;
  const second = RIVERS[b] ?? 0;
  if ((first & second) !== 0) return true;
  if (hasCanal(s, seat, a)) return second !== 0 || hasCanal(s, seat, b);
  return first !== 0 && hasCanal(s, seat, b);
}

/** AKK-9.03, AKK-9.14, V10 May this player take to the water at all? */
export const mayTakeBoats = (s: State, seat: Seat): boolean => hasBuilt(s, seat, PORT) && !eventIs(s, 'floods');

/** AKK-9.03, AKK-9.14, V10 Why this player cannot take to the water at all; nothing, if he can. */
export function waterObjection(s: State, seat: Seat): Objection | undefined {
  if (!hasBuilt(s, seat, PORT)) return no('AKK-9.03', 'no.water.port', undefined, { id: 'fix.port' });
  return eventIs(s, 'floods') ? no('AKK-5.03', 'no.water.floods', undefined, { id: 'fix.next-round' }) : undefined;
}

/** AKK-8.07, AKK-9.21, AKK-4.06 May units of this player leave the space? Mercenaries alone do not (AKK-8.14). */
export const mayLeave = (s: State, seat: Seat, space: Space): boolean =>
  ownUnits(s, seat, space) > 0 && !isActivated(s, seat, space) && !isStorm(s, space);

/**
 * AKK-9.16, AKK-9.18, AKK-9.20 Spaces from which units may sail to a destination: connected by water at any distance. Enemies,
 * rebels and activated spaces on the way do not matter; the Storm does (AKK-4.06). `most`: no more of them are wanted.
 */
export function voyageOrigins(s: State, seat: Seat, target: Space, most = Number.MAX_SAFE_INTEGER): Space[] {
  if (!isWater(s, seat, target)) return [];
  seen.clear();
  seen.add(target);
  const found: Space[] = [];
  const queue = [target];
  // The list grows while it is gone through.
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i] as Space;
    for (const next of NEIGHBOURS[at] ?? []) {
      if (seen.has(next) || isStorm(s, next) || !waterLinked(s, seat, at, next)) continue;
      seen.add(next);
      queue.push(next);
      if (mayLeave(s, seat, next) && found.push(next) >= most) return found;
    }
  }
  return found;
}

/** Filled while a list is put together; nobody else sees it. */
const seen = new SpaceSet();

/** AKK-9.14 to AKK-9.23 May this player send a River Expedition to a space? The same as no objection, but quicker. */
export function mayVoyage(s: State, seat: Seat, target: Space, size: number): boolean {
  if (!mayTakeBoats(s, seat) || s.voyage[seat] !== NOWHERE || ownUnits(s, seat, target) >= size) return false;
  const owner = homeOwner(s, target);
  return (owner === NOBODY || owner === seat) && voyageOrigins(s, seat, target, 1).length > 0;
}

/** AKK-9.14 to AKK-9.23 Why this player cannot send a River Expedition to a space; nothing, if he can. `size`: the army size. */
export function voyageObjection(s: State, seat: Seat, target: Space, size: number): Objection | undefined {
  const water = waterObjection(s, seat);
  if (water !== undefined) return water.rule === 'AKK-9.03' ? { ...water, rule: 'AKK-9.14' } : water;
  if (s.voyage[seat] !== NOWHERE) return no('AKK-9.23', 'no.voyage.one', undefined, { id: 'fix.next-round' });
  const space = { space: { id: `space.${IDS[target] ?? ''}` } };
  const owner = homeOwner(s, target);
  if (owner !== NOBODY && owner !== seat) return no('AKK-9.17', 'no.voyage.home', space, { id: 'fix.voyage.home' });
  if (ownUnits(s, seat, target) >= size)
    return no('AKK-9.22', 'no.move.full', { ...space, size }, { id: 'fix.cities' });
  if (voyageOrigins(s, seat, target, 1).length > 0) return undefined;
  return no('AKK-9.16', 'no.voyage.unconnected', space, { id: 'fix.canal' });
}
