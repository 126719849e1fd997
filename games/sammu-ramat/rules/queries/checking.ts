import type { Key } from '@edubba/kernel';
import { QUEEN } from '../../content/characters.ts';
import { DIVINERS, MEDICINE, MILITARY, SUPPLIES, SWORD, TRACKS } from '../../content/things.ts';
import { inPool } from '../effects/tokens.ts';
import { AREA_OF, ASSYRIA, POOLS } from '../geography.ts';
import { locationName, placeName } from '../names.ts';
import type { State } from '../state.ts';
import { courtAt, defenseOf, technologies } from './characters.ts';
import { holding, onMap } from './places.ts';
import { numberOf } from './numbers.ts';

/** SAM-15.02 Diviners first, then Supplies, then Military; each with what it needs. */
export const CHECKED = [
  [DIVINERS, MEDICINE],
  [SUPPLIES, DIVINERS],
  [MILITARY, SUPPLIES],
] as const;

/** SAM-15.03 to SAM-15.06 How many of a kind may stay on the map. */
export function mayStay(s: State, token: number, needs: number): number {
  const there = onMap(s, needs);
  if (token === MILITARY && there >= TRACKS.needsMore) return Number.POSITIVE_INFINITY;
  if (there >= numberOf(s, 'tokens-need')) return token === MILITARY ? TRACKS.second : Number.POSITIVE_INFINITY;
  return numberOf(s, 'tokens-free');
}

/** SAM-15.12 The draws in the order of the tracks. */
export const DRAWING = [MEDICINE, SUPPLIES, DIVINERS, MILITARY] as const;

/** Where tokens of a kind lie, as keys: Locations, or pools. */
export function placesOf(s: State, token: number): Key[] {
  if (!inPool(token)) return holding(token === MILITARY ? s.military : s.diviners).map(locationName);
  const list = token === SUPPLIES ? s.supplies : s.medicine;
  return Array.from({ length: POOLS }, (_, pool) => pool).flatMap((pool) =>
    (list[pool] ?? 0) > 0 ? [placeName(pool)] : [],
  );
}

/** SAM-16.01 to SAM-16.03 Is the Queen alone outside Assyria? */
export function queenAlone(s: State): boolean {
  const at = s.at[QUEEN] ?? 0;
  if (AREA_OF[at] === ASSYRIA || (s.military[at] ?? 0) > 0) return false;
  // SAM-A.75
  return !courtAt(s, at).some((who) => defenseOf(s, who) > 0 || technologies(s, who, SWORD) > 0);
}
