import type { Key, Objection } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { BAILEET } from '../../content/characters.ts';
import { MILITARY } from '../../content/things.ts';
import { settle } from '../effects/markers.ts';
import { add, lift } from '../effects/tokens.ts';
import type { Location } from '../geography.ts';
import { ALL, location, NEXT_TO, NOWHERE, routeBetween, STEPS } from '../geography.ts';
import { back } from '../joint.ts';
import { characterName, locationName } from '../names.ts';
import { defenseOf, inPlay, medicineOf, stepsOf } from '../queries/characters.ts';
import { routeOpen } from '../queries/month-long.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { ALONE, assault, strikeOracle } from './assault.ts';
import { spendAction } from './spend.ts';
import { within } from './steps.ts';

/** Something to attack: Enemies, or Baileet (SAM-A.58). */
const isTarget = (s: State, at: Location): boolean =>
  (s.enemies[at] ?? 0) > 0 || (inPlay(s, BAILEET) && s.at[BAILEET] === at);

/** SAM-11.03, SAM-11.15 May the Army go without the Character? */
const mayStay = (s: State, from: Location, to: Location): boolean => {
  const route = routeBetween(from, to);
  return route >= 0 && routeOpen(s, route) && s.plague[from] !== true && s.plague[to] !== true;
};

/** Where the Steps of a Move take the Character. */
const inReach = (s: State, who: number): Location[] => within(s, who, stepsOf(s, who, 1));

/** SAM-11.11, SAM-A.35 May the Character go along? */
function mayGo(s: State, who: number, to: Location, reach: readonly Location[] = inReach(s, who)): boolean {
  const from = s.at[who] ?? 0;
  if (s.plague[from] === true && medicineOf(s, who) === 0) return false;
  if (s.unrest[to] === true && defenseOf(s, who) === 0) return false;
  if (s.plague[to] === true && medicineOf(s, who) === 0) return false;
  return reach.includes(to);
}

/** SAM-11.01, SAM-11.02 Locations that the acting Character can attack. */
export function attackTargets(s: State): Location[] {
  const from = s.at[s.actor] ?? 0;
  if ((s.military[from] ?? 0) === 0) return [];
  const reach = inReach(s, s.actor);
  const found: Location[] = [];
  for (const to of NEXT_TO[from] ?? [])
    if (isTarget(s, to) && (mayStay(s, from, to) || mayGo(s, s.actor, to, reach))) found.push(to);
  for (const to of reach)
    if (!found.includes(to) && isTarget(s, to) && (mayStay(s, from, to) || mayGo(s, s.actor, to, reach)))
      found.push(to);
  return found.sort((a, b) => a - b);
}

/** SAM-A.58 Military in Baileet's own Location, with the Character in it or next to it. */
export function mayStrikeOracle(s: State): boolean {
  const there = inPlay(s, BAILEET) ? (s.at[BAILEET] ?? NOWHERE) : NOWHERE;
  const from = s.at[s.actor] ?? 0;
  if (there === NOWHERE || (s.military[there] ?? 0) === 0) return false;
  return there === from || (NEXT_TO[from] ?? []).includes(there);
}

const NO_MILITARY = no('SAM-11.02', 'no.attack.military');
const NO_TARGET = no('SAM-11.01', 'no.attack.target');
const NOBODY_THERE = no('SAM-11.01', 'no.strike');
const OUT_OF_REACH = no('SAM-11.11', 'no.attack.go');

/** Is there any? Where nobody to attack is near, no way is looked for. */
function canAttack(s: State): boolean {
  const from = s.at[s.actor] ?? 0;
  if ((s.military[from] ?? 0) === 0) return false;
  const steps = stepsOf(s, s.actor, 1);
  let near = false;
  for (const at of steps === 1 ? (NEXT_TO[from] ?? []) : ALL) {
    if (at === from || !isTarget(s, at) || (STEPS[from]?.[at] ?? 0) > steps) continue;
    if (mayStay(s, from, at)) return true;
    near = true;
  }
  return near && attackTargets(s).length > 0;
}

export function attackObjection(s: State): Objection | undefined {
  if (canAttack(s) || mayStrikeOracle(s)) return undefined;
  if ((s.military[s.at[s.actor] ?? 0] ?? 0) === 0) return NO_MILITARY;
  return NO_TARGET;
}

const ORACLE: Key = 'oracle';

/** SAM-11 The Consulted Character attacks: the target, then the Army and whether it goes along (`3/stay`, `3/go`). */
export const attack = R.proc<{ target: number }>('attack')({
  target: {
    ask: 'attack.target',
    by: (s) => s.seat,
    options: (s) => [...attackTargets(s).map(locationName), ...(mayStrikeOracle(s) ? [ORACLE] : [])],
    refusals: (s) => {
      const open = attackTargets(s);
      const near = (NEXT_TO[s.at[s.actor] ?? 0] ?? []).filter((to) => !open.includes(to));
      return near.map((to) => ({ target: locationName(to), ...(isTarget(s, to) ? OUT_OF_REACH : NOBODY_THERE) }));
    },
    about: (s) => ({ who: characterName(s.actor) }),
    then: (g, v, key) => {
      spendAction(g.s);
      if (key === ORACLE) {
        strikeOracle(g, g.s.at[BAILEET] ?? 0);
        settle(g);
        return g.end();
      }
      v.target = location(key);
      return g.goto('army');
    },
  },
  army: {
    ask: 'attack.army',
    by: (s) => s.seat,
    options: (s, v) => {
      const from = s.at[s.actor] ?? 0;
      const ways = [...(mayStay(s, from, v.target) ? ['stay'] : []), ...(mayGo(s, s.actor, v.target) ? ['go'] : [])];
      const keys: Key[] = [];
      for (let n = 1; n <= (s.military[from] ?? 0); n++) keys.push(...ways.map((way) => `${n}/${way}`));
      return keys;
    },
    refusals: (s, v) =>
      [
        mayStay(s, s.at[s.actor] ?? 0, v.target)
          ? undefined
          : { target: '1/stay', ...no('SAM-11.15', 'no.attack.stay') },
        mayGo(s, s.actor, v.target) ? undefined : { target: '1/go', ...no('SAM-11.11', 'no.attack.go') },
      ].flatMap((refusal) => (refusal === undefined ? [] : [refusal])),
    about: (s, v) => ({
      who: characterName(s.actor),
      place: locationName(v.target),
      enemies: s.enemies[v.target] ?? 0,
    }),
    then: (g, v, key) => {
      const { s } = g;
      const [n = '', way] = key.split('/');
      lift(s, MILITARY, Number(n), s.at[s.actor] ?? 0);
      add(s.carried, MILITARY, Number(n));
      assault(g, v.target, way === 'go' ? s.actor : ALONE);
      return back(g);
    },
  },
});
