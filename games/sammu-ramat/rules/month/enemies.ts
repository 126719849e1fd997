import { tie } from '../chain/ties.ts';
import { isDefended, march } from '../effects/fighting.ts';
import type { Location } from '../geography.ts';
import { location, NEXT_TO, RESOLVING, TO_CAPITAL, TO_KALHU } from '../geography.ts';
import { ask, decided, matter, onward } from '../joint.ts';
import { locationName } from '../names.ts';
import { anybodyAt } from '../queries/characters.ts';
import { defenseAt, strengthAt } from '../queries/places.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';

/** The ones with fewest Steps to Kalhu, then closest to a Capital (SAM-5.13, SAM-5.15). */
function best(among: readonly Location[]): Location[] {
  const rank = (at: Location): number => (TO_KALHU[at] ?? 0) * 100 + (TO_CAPITAL[at] ?? 0);
  const least = Math.min(...among.map(rank));
  return among.filter((at) => rank(at) === least);
}

/** SAM-5.08 to SAM-5.17 Where so many Enemies of a Location go: one place, several among which players choose, or none. */
export function enemyTargets(s: State, from: Location, n: number): Location[] {
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

/** SAM-5.04, SAM-A.16 Armies of a place in the order in which they move. */
export const armiesIn = (s: State, place: number): [at: Location, n: number][] =>
  (RESOLVING[place] ?? [])
    .filter((at) => (s.enemies[at] ?? 0) > 0)
    .sort((a, b) => (TO_KALHU[a] ?? 0) - (TO_KALHU[b] ?? 0) || a - b)
    .map((at) => [at, s.enemies[at] ?? 0]);

type Attacking = { place: number; armies: [at: number, n: number][] };

/** SAM-5 Stage 2: Enemies attack, place by place (SAM-5.02). */
export const enemiesAttack = R.proc<Attacking>('enemies')({
  // SAM-5.07, SAM-A.15 Who stands here now moves once; who comes later does not.
  place: (g, v) => {
    if (v.place >= RESOLVING.length) return g.end();
    v.armies = armiesIn(g.s, v.place);
    return g.goto('army');
  },
  army: (g, v) => {
    const [army] = v.armies;
    if (army === undefined) {
      v.place++;
      return g.goto('place');
    }
    const targets = enemyTargets(g.s, army[0], army[1]);
    if (targets.length > 0)
      return ask(g, tie, matter(targets.map(locationName), { place: locationName(army[0]) }), 'go');
    v.armies.shift();
    return g.goto('army');
  },
  go: (g, v) => {
    const [from, n] = v.armies.shift() as [number, number];
    march(g, from, location(decided(g)), n);
    return onward(g, 'army');
  },
});
