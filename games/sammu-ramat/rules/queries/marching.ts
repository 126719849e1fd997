import type { Key } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { BAILEET } from '../../content/characters.ts';
import { UNREST } from '../../content/things.ts';
import { isDefended } from '../effects/fighting.ts';
import type { Area, Location } from '../geography.ts';
import {
  ALL,
  AREA_OF,
  CAPITAL,
  LOCATIONS_IN,
  NEXT_TO,
  PLACE_OF,
  RESOLVING,
  STEPS,
  TO_CAPITAL,
  TO_KALHU,
} from '../geography.ts';
import { locationName } from '../names.ts';
import type { State } from '../state.ts';
import { anybodyAt, courtAt, defenseOf, mayEnter, mayLeave, medicineOf } from './characters.ts';
import { defenseAt, holding, strengthAt } from './places.ts';

/** The ones with fewest Steps to Kalhu, then closest to a Capital (SAM-5.13, SAM-5.15). */
function best(among: readonly Location[]): readonly Location[] {
  if (among.length < 2) return among;
  let least = Number.POSITIVE_INFINITY;
  for (const at of among) least = Math.min(least, RANK[at] ?? 0);
  return among.filter((at) => RANK[at] === least);
}
const RANK = ALL.map((at) => (TO_KALHU[at] ?? 0) * 100 + (TO_CAPITAL[at] ?? 0));

/** SAM-5.08 to SAM-5.17 Where so many Enemies of a Location go: one place, several among which players choose, or none. */
export function enemyTargets(s: State, from: Location, n: number): readonly Location[] {
  // SAM-5.09
  if (s.plague[from] === true) return [];
  const open = (NEXT_TO[from] ?? []).filter((to) => s.plague[to] !== true);
  // SAM-5.12, SAM-A.18
  const beaten = (to: Location): boolean => n * strengthAt(s, to) > defenseAt(s, to);
  const armed = open.filter((to) => (s.military[to] ?? 0) > 0 && beaten(to));
  if (armed.length > 0) return best(armed);
  const visited = open.filter((to) => (s.military[to] ?? 0) === 0 && anybodyAt(s, to) && beaten(to));
  if (visited.length > 0) return best(visited);
  // SAM-5.14, SAM-A.14, SAM-A.17
  return best(open.filter((to) => !isDefended(s, to) && (TO_KALHU[to] ?? 0) <= (TO_KALHU[from] ?? 0)));
}

/** Are there any in a place? */
export function anyArmyIn(s: State, place: number): boolean {
  for (const at of RESOLVING[place] ?? []) if ((s.enemies[at] ?? 0) > 0) return true;
  return false;
}

/** SAM-5.04, SAM-A.16 Armies of a place in the order in which they move. */
export const armiesIn = (s: State, place: number): [at: Location, n: number][] =>
  (RESOLVING[place] ?? [])
    .filter((at) => (s.enemies[at] ?? 0) > 0)
    .sort((a, b) => (TO_KALHU[a] ?? 0) - (TO_KALHU[b] ?? 0))
    .map((at) => [at, s.enemies[at] ?? 0]);

/** SAM-23.03 to SAM-23.05, SAM-A.53 Which Enemies move, in their order: those of the Area, then those next to it. */
export function raiders(s: State, inArea: Area): Location[] {
  const capital = CAPITAL[inArea] ?? 0;
  const inside = LOCATIONS_IN[inArea] ?? [];
  const near = (at: Location): number => STEPS[capital]?.[at] ?? 0;
  const armed = ALL.filter((at) => (s.enemies[at] ?? 0) > 0 && at !== capital);
  return [
    ...armed.filter((at) => inside.includes(at)).sort((a, b) => near(a) - near(b)),
    ...armed
      .filter((at) => !inside.includes(at) && (NEXT_TO[at] ?? []).some((next) => inside.includes(next)))
      .sort((a, b) => (PLACE_OF[a] ?? 0) - (PLACE_OF[b] ?? 0)),
  ];
}

/** Steps that shorten the way to the Capital, the best of them: into the Area first, then towards Kalhu. */
export function raidSteps(s: State, inArea: Area, from: Location): Location[] {
  const capital = CAPITAL[inArea] ?? 0;
  const here = STEPS[capital]?.[from] ?? 0;
  // SAM-23.11
  if (s.plague[from] === true) return [];
  const open = (NEXT_TO[from] ?? []).filter((to) => (STEPS[capital]?.[to] ?? 0) < here && s.plague[to] !== true);
  const rank = (to: Location): number => (AREA_OF[to] === inArea ? 0 : 100) + (TO_KALHU[to] ?? 0);
  const least = Math.min(...open.map(rank));
  return open.filter((to) => rank(to) === least);
}

/** SAM-21.07, SAM-22.07 Who must leave a Capital where this marker was placed. */
export const fugitives = (s: State, from: Location, marker: number): Character[] =>
  courtAt(s, from).filter((who) => (marker === UNREST ? defenseOf(s, who) : medicineOf(s, who)) === 0);

/** SAM-21.08, SAM-A.51 Ways of one or two Steps, each leading further away: `tyre`, `tyre/byblos`. */
export function waysOut(s: State, from: Location): Key[] {
  const away = (at: Location, steps: number): Location[] =>
    (NEXT_TO[at] ?? []).filter(
      (to) =>
        STEPS[from]?.[to] === steps && (s.enemies[to] ?? 0) === 0 && s.plague[to] !== true && s.unrest[to] !== true,
    );
  return away(from, 1).flatMap((first) => [
    locationName(first),
    ...away(first, 2).map((second) => `${locationName(first)}/${locationName(second)}`),
  ]);
}

/** SAM-25.13 First Steps of shortest ways to the nearest Diviner, the best by Steps to Kalhu; none where she stays. */
export function oracleSteps(s: State): Location[] {
  const here = s.at[BAILEET] ?? 0;
  const found = holding(s.diviners);
  const nearest = Math.min(...found.map((at) => STEPS[here]?.[at] ?? 0));
  if (found.length === 0 || nearest === 0) return [];
  const goals = found.filter((at) => STEPS[here]?.[at] === nearest);
  const steps = (NEXT_TO[here] ?? []).filter((to) => goals.some((at) => STEPS[to]?.[at] === nearest - 1));
  const closest = Math.min(...steps.map((to) => TO_KALHU[to] ?? 0));
  return steps.filter((to) => TO_KALHU[to] === closest);
}

/** SAM-4.24 Where an Event can move a Character: along a Route, into what it may enter. */
export const eventSteps = (s: State, who: number): Location[] =>
  mayLeave(s, who) ? (NEXT_TO[s.at[who] ?? 0] ?? []).filter((to) => mayEnter(s, who, to)) : [];
