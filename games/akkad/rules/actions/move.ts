import type { Key, Objection, Seat } from '@edubba/kernel';
import { guarded, no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { BEATEN, KINDS, MERCENARY, UNITS } from '../../content/units.ts';
import { arrive } from '../combat/arrive.ts';
import { hurtAt } from '../effects/units.ts';
import { IDS, IS_DANGER, keysFor } from '../geography.ts';
import { HEALTHY, INJURED, kindIn } from '../keys.ts';
import { figuresAt, ownUnits, unitsAt } from '../queries/map.ts';
import type { Journey, Pace, Way } from '../queries/movement.ts';
import { PLAIN, WAYS } from '../queries/movement.ts';
import { stepRefusals } from '../queries/paths.ts';
import { nextSteps, originsOf } from '../queries/reach.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Group } from './march.ts';
import { marchGroup, ownOf } from './march.ts';
import { moveCards } from './move-cards.ts';
import { offerMonster } from './monsters.ts';

const FROM: { readonly [way in Way]: readonly Key[] } = { land: keysFor('land'), boat: keysFor('boat') };

/** Moving to the activated space. `size`: army size when the action began; `groups`: put together so far; `now`: the one being put together. */
export type Moving = { seat: Seat; space: Space; size: number; pace: Pace; groups: Group[]; now: Group };

const NOBODY_AT_ALL: readonly number[] = Array<number>(KINDS).fill(0);
const noGroup = (): Group => ({ way: 'land', route: [], units: NOBODY_AT_ALL.slice(), hurt: NOBODY_AT_ALL.slice() });

/** Locals for {@link move}: all come to this space. */
export const moving = (seat: Seat, space: Space, size: number): Moving => ({
  seat,
  space,
  size,
  pace: { ...PLAIN },
  groups: [],
  now: noGroup(),
});

const journey = ({ seat, space, pace }: Moving, way: Way): Journey => ({ seat, way, target: space, pace });

/** AKK-8.06, AKK-8.20 Own units that may still come. */
function room(s: State, v: Moving): number {
  let coming = ownOf(v.now.units);
  for (const { units } of v.groups) coming += ownOf(units);
  return v.size - ownUnits(s, v.seat, v.space) - coming;
}

/** Units of a kind that are still where a group starts: what has been put into groups is as good as gone. */
function left(s: State, v: Moving, from: Space, kind: number, hurt: boolean): number {
  const all = hurtAt(s, v.seat, from, kind);
  let n = (hurt ? all : unitsAt(s, v.seat, from, kind) - all) - chosen(v.now, from, kind, hurt);
  for (const group of v.groups) n -= chosen(group, from, kind, hurt);
  return n;
}

function chosen(group: Group, from: Space, kind: number, hurt: boolean): number {
  if (group.route[0] !== from) return 0;
  const injured = group.hurt[kind] ?? 0;
  return hurt ? injured : (group.units[kind] ?? 0) - injured;
}

/** Is an own unit left there, of those that may leave? Most often no group has started from there yet. */
function anyLeft(s: State, v: Moving, from: Space): boolean {
  if (!v.groups.some(({ route }) => route[0] === from)) return true;
  for (let kind = 0; kind < MERCENARY; kind++)
    if (left(s, v, from, kind, false) + left(s, v, from, kind, true) > 0) return true;
  return false;
}

/** AKK-8.04, AKK-8.16 Where a further group may come from, by land and by boat. */
function origins(s: State, v: Moving): Key[] {
  const keys: Key[] = [];
  if (room(s, v) <= 0) return keys;
  const from = originsOf(s, v.seat, v.space, v.pace);
  for (const way of WAYS) {
    const found = from[way];
    for (let space = found.take(); space >= 0; space = found.take())
      if (anyLeft(s, v, space)) keys.push(FROM[way][space] as Key);
  }
  return keys;
}

/** Every unit where the group starts: `spearman`, `chariot!` if it is injured. */
function unitsThere(s: State, v: Moving): Key[] {
  const from = v.now.route[0] ?? -1;
  const keys: Key[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    if (unitsAt(s, v.seat, from, kind) === 0) continue;
    if (left(s, v, from, kind, false) > 0) keys.push(HEALTHY[kind] as Key);
    if (left(s, v, from, kind, true) > 0) keys.push(INJURED[kind] as Key);
  }
  return keys;
}

/** AKK-8.05, AKK-8.06, AKK-8.14, AKK-11.68 Why a unit cannot join the group; nothing, if it can. */
function joinObjection(s: State, v: Moving, key: Key): Objection | undefined {
  const own = ownOf(v.now.units);
  if (key === 'done') return own > 0 ? undefined : no('AKK-8.05', 'no.move.nobody', undefined, { id: 'fix.move.unit' });
  const kind = kindIn(key);
  if (kind === BEATEN) return no('AKK-11.68', 'no.move.beaten', undefined, { id: 'fix.healed' });
  if (kind === MERCENARY)
    return own > 0 ? undefined : no('AKK-8.14', 'no.move.mercenaries', undefined, { id: 'fix.move.unit' });
  return room(s, v) > 0 ? undefined : no('AKK-8.06', 'no.move.army', { size: v.size }, { id: 'fix.cities' });
}

/** Who may still join: those to whom there is no {@link joinObjection}. */
function joining(s: State, v: Moving): Key[] {
  const own = ownOf(v.now.units);
  const full = room(s, v) <= 0;
  return unitsThere(s, v).filter((key) => {
    const kind = kindIn(key);
    return kind !== BEATEN && (kind === MERCENARY ? own > 0 : !full);
  });
}

const sameRoute = (a: readonly Space[], b: readonly Space[]): boolean =>
  a.length === b.length && a.every((space, i) => space === b[i]);

/** AKK-10.05 Who takes the same path from the same space is one group. */
function declare(v: Moving): void {
  const { now } = v;
  const same = v.groups.find(({ way, route }) => way === now.way && sameRoute(route, now.route));
  if (same === undefined) v.groups.push(now);
  else
    UNITS.forEach((_, kind) => {
      same.units[kind] = (same.units[kind] ?? 0) + (now.units[kind] ?? 0);
      same.hurt[kind] = (same.hurt[kind] ?? 0) + (now.hurt[kind] ?? 0);
    });
  v.now = noGroup();
}

/** Decision 64 The order matters where a group passes a space or terrain is dangerous. */
const orderMatters = (v: Moving): boolean =>
  v.groups.length > 1 && (IS_DANGER[v.space] === true || v.groups.some(({ route }) => route.length > 2));

/** AKK-8.04 Groups put together so far, which everybody is told: where they come along, and how many they are. */
const declared = (v: Moving): { route: string[]; n: number }[] =>
  v.groups.map(({ route, units }) => ({ route: route.map((space) => IDS[space] ?? ''), n: ownOf(units) }));

/** AKK-8.04 to AKK-8.22, AKK-9.03 to AKK-9.13 Groups are put together, then move one after another; all who arrive fight together. */
export const move = R.proc<Moving>('move')({
  cards: (g, v) => g.call(moveCards, { seat: v.seat, space: v.space, pace: v.pace, played: [], item: '' }, 'paced'),
  paced: (g, v) => {
    v.pace = g.result as Pace;
    return g.goto('next');
  },
  next: (g, v) => g.goto(origins(g.s, v).length > 0 ? 'from' : 'order'),
  from: {
    ask: 'move.from',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys = origins(s, v);
      if (v.groups.length > 0) keys.push('done');
      return keys;
    },
    about: (_, v) => ({ space: IDS[v.space] ?? '', groups: declared(v) }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('order');
      v.now.way = answer.verb;
      v.now.route = [answer.what];
      return g.goto('units');
    },
  },
  units: {
    ask: 'move.units',
    by: (_, v) => v.seat,
    options: (s, v) => {
      const keys = joining(s, v);
      if (ownOf(v.now.units) > 0) keys.push('done');
      return keys;
    },
    refusals: guarded<State, Moving>((s, v) => [...unitsThere(s, v), 'done'], joinObjection).refusals,
    about: (_, v) => ({
      from: IDS[v.now.route[0] ?? -1] ?? '',
      space: IDS[v.space] ?? '',
      group: v.now.units,
      groups: declared(v),
    }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('path');
      const kind = answer.kind;
      v.now.units[kind] = (v.now.units[kind] ?? 0) + 1;
      if (answer.hurt) v.now.hurt[kind] = (v.now.hurt[kind] ?? 0) + 1;
      return g.goto(joining(g.s, v).length > 0 ? 'units' : 'path');
    },
  },
  path: {
    ask: 'move.path',
    by: (_, v) => v.seat,
    options: (s, v) => nextSteps(s, journey(v, v.now.way), v.now.route).map((space) => IDS[space] as Key),
    refusals: (s, v) => stepRefusals(s, journey(v, v.now.way), v.now.route),
    about: (_, v) => ({
      route: v.now.route.map((space) => IDS[space] ?? ''),
      space: IDS[v.space] ?? '',
      groups: declared(v),
    }),
    then: (g, v, answer) => {
      v.now.route.push(answer);
      if (answer !== v.space) return g.goto('path');
      declare(v);
      return g.goto('next');
    },
  },
  // AKK-8.21 the mover's order
  order: (g, v) => g.goto(v.groups.length === 0 ? 'arrive' : orderMatters(v) ? 'which' : 'march'),
  which: {
    ask: 'move.order',
    by: (_, v) => v.seat,
    options: (_, v) => [...new Set(v.groups.map(({ route }) => IDS[route[0] ?? -1] ?? ''))],
    about: (_, v) => ({ space: IDS[v.space] ?? '', groups: declared(v) }),
    then: (g, v, answer) => {
      const at = v.groups.findIndex(({ route }) => route[0] === answer);
      v.groups.unshift(...v.groups.splice(at, 1));
      return g.goto('march');
    },
  },
  march: (g, v) => {
    const group = v.groups.shift() ?? noGroup();
    return g.call(marchGroup, { seat: v.seat, group, at: 0 }, 'order');
  },
  // AKK-10.25 nobody may have arrived
  arrive: (g, v) =>
    figuresAt(g.s, v.seat, v.space) === 0
      ? g.end()
      : g.call(arrive, { seat: v.seat, space: v.space, cause: 'move' }, 'monster'),
  monster: (g, v) => g.become(offerMonster, { seat: v.seat, space: v.space, cause: 'move' }),
});
