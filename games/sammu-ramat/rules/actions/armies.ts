import type { Objection, Say } from '@edubba/kernel';
import { no, told } from '@edubba/kernel';
import { BAILEET } from '../../content/characters.ts';
import { DIVINERS, MILITARY } from '../../content/things.ts';
import { settle } from '../effects/markers.ts';
import { add, lift } from '../effects/tokens.ts';
import type { Location } from '../geography.ts';
import { ALL, location, LOCATION_IDS, NEXT_TO, routeBetween } from '../geography.ts';
import { onward } from '../joint.ts';
import { apart, keysOf, locationName } from '../names.ts';
import { isAt } from '../queries/characters.ts';
import { routeOpen } from '../queries/month-long.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { ALONE, assault, strikeOracle } from './assault.ts';
import { numberOf } from '../queries/numbers.ts';

const KINDS = [
  { token: MILITARY, take: 'take/military', drop: 'drop/military' },
  { token: DIVINERS, take: 'take/diviners', drop: 'drop/diviners' },
];
const STEP_KEYS = LOCATION_IDS.map(keysOf('step'));

type Ordering = {
  /** Armies that may still be ordered, and those that were. */
  left: number;
  done: number;
  at: number;
  steps: number;
  /** Where the first Army ended, with what: its tokens belong to no other (SAM-9.10). */
  end: number;
  used: [military: number, diviners: number];
};

export const ordering = (armies: number): Ordering => ({
  left: armies,
  done: 0,
  at: 0,
  steps: 0,
  end: -1,
  used: [0, 0],
});

const listOf = (s: State, token: number): number[] => (token === MILITARY ? s.military : s.diviners);

/** Tokens of a kind in a Location that no Army of this action has used. */
const fresh = (s: State, v: Ordering, token: number, at: Location): number =>
  (listOf(s, token)[at] ?? 0) - (v.end === at ? (v.used[token === MILITARY ? 0 : 1] ?? 0) : 0);

const ROUTE_CLOSED = no('SAM-4.28', 'no.step.closed');
const PLAGUE_OUT = no('SAM-10.20', 'no.army.plague-out');
const PLAGUE_IN = no('SAM-10.20', 'no.army.plague-in');
const NO_ARMY = no('SAM-9.10', 'no.army.from');
const NOT_DIVINERS = no('SAM-11.12', 'no.army.diviners');

/** Can an Army be ordered there: to leave, or to strike Baileet where it stands? */
const isOrigin = (s: State, v: Ordering, at: Location): boolean =>
  (isAt(s, BAILEET, at) && fresh(s, v, MILITARY, at) > 0) ||
  mayLeave(s, at, fresh(s, v, MILITARY, at) > 0, fresh(s, v, DIVINERS, at) > 0);

/** Military, or else Diviners by themselves, along any Route. */
function mayLeave(s: State, at: Location, military: boolean, diviners: boolean): boolean {
  for (const to of NEXT_TO[at] ?? []) {
    if (military && wayObjection(s, at, to, true, false) === undefined) return true;
    if (diviners && wayObjection(s, at, to, false, true) === undefined) return true;
  }
  return false;
}

/** SAM-9.11, SAM-11.12 A Step of an Army. */
function wayObjection(
  s: State,
  from: Location,
  to: Location,
  military: boolean,
  diviners: boolean,
): Objection | undefined {
  if (!routeOpen(s, routeBetween(from, to))) return ROUTE_CLOSED;
  if (s.plague[from] === true) return PLAGUE_OUT;
  if (s.plague[to] === true) return PLAGUE_IN;
  if ((s.enemies[to] ?? 0) > 0 && (diviners || !military)) return NOT_DIVINERS;
  return undefined;
}

/** Locations from which an Army can be ordered now. */
const armyOrigins = (s: State, v: Ordering): Location[] => ALL.filter((at) => isOrigin(s, v, at));

/** Is there any? */
export function canOrder(s: State, v: Ordering): boolean {
  for (const at of ALL) if (isOrigin(s, v, at)) return true;
  return false;
}

const carrying = (s: State): number => (s.carried[MILITARY] ?? 0) + (s.carried[DIVINERS] ?? 0);

const LATER = no('SAM-9.11', 'no.army.later');
const NONE_HERE = no('SAM-9.10', 'no.army.none');
const NO_MILITARY = no('SAM-A.58', 'no.army.oracle');
const EMPTY = no('SAM-2.14', 'no.army.empty');
const STEP_FIRST = no('SAM-9.10', 'no.stop.first');

function takeObjection(s: State, v: Ordering, token: number): Objection | undefined {
  if (v.steps > 0) return LATER;
  return fresh(s, v, token, v.at) > 0 ? undefined : NONE_HERE;
}

function stepObjection(s: State, v: Ordering, to: Location): Objection | undefined {
  if (carrying(s) === 0) return EMPTY;
  return wayObjection(s, v.at, to, (s.carried[MILITARY] ?? 0) > 0, (s.carried[DIVINERS] ?? 0) > 0);
}

/** Everything one could think of, each with what stands against it. */
function wishes(s: State, v: Ordering, say: Say): void {
  for (const { token, take } of KINDS) say(take, takeObjection(s, v, token));
  if (v.steps === 0) for (const { token, drop } of KINDS) if ((s.carried[token] ?? 0) > 0) say(drop, undefined);
  for (const to of NEXT_TO[v.at] ?? []) say(STEP_KEYS[to] ?? '', stepObjection(s, v, to));
  if (isAt(s, BAILEET, v.at)) say('oracle', (s.carried[MILITARY] ?? 0) > 0 ? undefined : NO_MILITARY);
  say('stop', v.steps > 0 ? undefined : STEP_FIRST);
}

/** SAM-9.09 to SAM-9.12 The Queen orders one Army or two, one after the other. */
export const armies = R.proc<Ordering>('armies')({
  next: (g, v) => (v.left === 0 || (v.done > 0 && !canOrder(g.s, v)) ? g.end() : g.goto('from')),
  from: {
    ask: 'army.from',
    by: (s) => s.seat,
    options: (s, v) => [...armyOrigins(s, v).map(locationName), ...(v.done > 0 ? ['done'] : [])],
    refusals: (s, v) => ALL.filter((at) => !isOrigin(s, v, at)).map((at) => ({ target: locationName(at), ...NO_ARMY })),
    about: (_, v) => ({ left: v.left }),
    then: (g, v, key) => {
      if (key === 'done') return g.end();
      v.at = location(key);
      v.steps = 0;
      return g.goto('order');
    },
  },
  order: {
    ask: 'army',
    by: (s) => s.seat,
    ...told(wishes),
    forced: 'ask',
    about: (s, v) => ({
      place: locationName(v.at),
      left: numberOf(s, 'army-steps') - v.steps,
      military: s.carried[MILITARY] ?? 0,
      diviners: s.carried[DIVINERS] ?? 0,
    }),
    then: (g, v, key) => {
      const { s } = g;
      const { verb, name } = apart(key);
      if (verb === 'take' || verb === 'drop') {
        const n = verb === 'take' ? 1 : -1;
        lift(s, name === 'military' ? MILITARY : DIVINERS, n, v.at);
        add(s.carried, name === 'military' ? MILITARY : DIVINERS, n);
        return g.goto('order');
      }
      if (verb === 'oracle') {
        const { at } = v;
        halt(s, v);
        strikeOracle(g, at);
        settle(g);
        return g.goto('next');
      }
      if (verb === 'stop') return g.goto('arrive');
      v.steps++;
      v.at = location(name);
      // SAM-9.11, SAM-11.10 Its way ends where Enemies are.
      if ((s.enemies[v.at] ?? 0) > 0) return g.goto('fight');
      return g.goto(v.steps === numberOf(g.s, 'army-steps') ? 'arrive' : 'order');
    },
  },
  fight: (g, v) => {
    const before = g.s.military[v.at] ?? 0;
    assault(g, v.at, ALONE);
    ended(v, [(g.s.military[v.at] ?? 0) - before, 0]);
    return onward(g, 'next');
  },
  arrive: (g, v) => {
    const { s } = g;
    g.emit({
      type: 'army.moved',
      rule: 'SAM-9.10',
      data: { place: locationName(v.at), military: s.carried[MILITARY] ?? 0, diviners: s.carried[DIVINERS] ?? 0 },
    });
    halt(s, v);
    settle(g);
    return g.goto('next');
  },
});

function ended(v: Ordering, used: [number, number]): void {
  v.end = v.at;
  v.used = used;
  v.left--;
  v.done++;
}

/** The Army stands where it is now. */
function halt(s: State, v: Ordering): void {
  const used: [number, number] = [s.carried[MILITARY] ?? 0, s.carried[DIVINERS] ?? 0];
  for (const { token } of KINDS) {
    add(listOf(s, token), v.at, s.carried[token] ?? 0);
    s.carried[token] = 0;
  }
  ended(v, used);
}
