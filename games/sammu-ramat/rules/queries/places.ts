import type { Token } from '../../content/things.ts';
import { DIVINERS, MEDICINE, MILITARY, SUPPLIES } from '../../content/things.ts';
import type { Area, Location } from '../geography.ts';
import { ALL, ALL_AREAS, AREA_OF, ASSYRIA, CAPITAL, LOCATIONS_IN, NO_AREA, POOL_OF } from '../geography.ts';
import type { State } from '../state.ts';
import { COURT, defenseOf, isAt, medicineOf } from './characters.ts';

/** SAM-2.16 Military and the Defense of Characters there. */
export function defenseAt(s: State, at: Location): number {
  let sum = s.military[at] ?? 0;
  for (const who of COURT) if (isAt(s, who, at)) sum += defenseOf(s, who);
  return sum;
}

/** SAM-22.11 Medicine that counts for removing Plague from a Location: the Area's tokens and Characters in that Location. */
export function medicineAt(s: State, at: Location): number {
  let sum = s.medicine[POOL_OF[at] ?? 0] ?? 0;
  for (const who of COURT) if (isAt(s, who, at)) sum += medicineOf(s, who);
  return sum;
}

/** SAM-22.02 Medicine that keeps Plague out: the Area's tokens and Characters anywhere in the Area. */
export function medicineIn(s: State, inArea: Area): number {
  let sum = s.medicine[inArea] ?? 0;
  for (const at of LOCATIONS_IN[inArea] ?? []) {
    for (const who of COURT) if (isAt(s, who, at)) sum += medicineOf(s, who);
  }
  return sum;
}

const anyIn = (flags: readonly boolean[], inArea: Area): boolean => {
  for (const at of LOCATIONS_IN[inArea] ?? []) if (flags[at] === true) return true;
  return false;
};
export const unrestIn = (s: State, inArea: Area): boolean => anyIn(s.unrest, inArea);
export const plagueIn = (s: State, inArea: Area): boolean => anyIn(s.plague, inArea);

/** SAM-2.15, SAM-A.18 What each Enemy is worth in a fight there. */
export function strengthAt(s: State, at: Location): number {
  const inArea = AREA_OF[at] ?? NO_AREA;
  return inArea !== NO_AREA && unrestIn(s, inArea) ? 2 : 1;
}

/** The Capital of this Area holds Enemies. */
export const isHeld = (s: State, inArea: Area): boolean =>
  inArea !== NO_AREA && inArea < CAPITAL.length && (s.enemies[CAPITAL[inArea] ?? 0] ?? 0) > 0;

/** Tokens of a kind in an Area (SAM-2.10, SAM-18.11). */
export function tokensIn(s: State, token: Token, inArea: Area): number {
  if (token === SUPPLIES) return s.supplies[inArea] ?? 0;
  if (token === MEDICINE) return s.medicine[inArea] ?? 0;
  const list = token === MILITARY ? s.military : s.diviners;
  let sum = 0;
  for (const at of LOCATIONS_IN[inArea] ?? []) sum += list[at] ?? 0;
  return sum;
}

const total = (list: readonly number[]): number => {
  let sum = 0;
  for (const n of list) sum += n;
  return sum;
};

/** SAM-15.01 Tokens of a kind on the map. */
export function onMap(s: State, token: Token): number {
  if (token === SUPPLIES) return total(s.supplies);
  if (token === MEDICINE) return total(s.medicine);
  return total(token === DIVINERS ? s.diviners : s.military);
}
export const enemiesOnMap = (s: State): number => total(s.enemies);

/** SAM-2.21 Areas with an Ishtar Gate. */
export const vassals = (s: State): Area[] => ALL_AREAS.filter((inArea) => s.gate[inArea] === true);
export const otherVassals = (s: State): Area[] => vassals(s).filter((inArea) => inArea !== ASSYRIA);

/** SAM-17.01, SAM-17.03 */
export function mayHaveGate(s: State, inArea: Area): boolean {
  const capital = CAPITAL[inArea] ?? 0;
  return (
    (s.military[capital] ?? 0) > 0 &&
    (s.diviners[capital] ?? 0) > 0 &&
    (s.supplies[inArea] ?? 0) > 0 &&
    (s.medicine[inArea] ?? 0) > 0 &&
    !unrestIn(s, inArea) &&
    !plagueIn(s, inArea)
  );
}

/** Locations that hold a token of this kind: Military and Diviners only. */
export const holding = (list: readonly number[], among: readonly Location[] = ALL): Location[] =>
  among.filter((at) => (list[at] ?? 0) > 0);

/** SAM-4.08, SAM-4.09 Does an Event add this token to the Area? */
export function eventAdds(s: State, token: number, inArea: Area): boolean {
  if (isHeld(s, inArea)) return false;
  if (token === SUPPLIES) return !unrestIn(s, inArea);
  return token !== MEDICINE || !plagueIn(s, inArea);
}

export const capitalsWith = (flags: readonly boolean[]): Area[] =>
  ALL_AREAS.filter((area) => flags[CAPITAL[area] ?? 0] === true);

export const free = (flags: readonly boolean[], area: Area): Location[] =>
  (LOCATIONS_IN[area] ?? []).filter((at) => flags[at] !== true);
