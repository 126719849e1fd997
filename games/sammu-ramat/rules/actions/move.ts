import type { Objection, Say } from '@edubba/kernel';
import { no, told } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { TOKENS } from '../../content/things.ts';
import { moveTo } from '../effects/characters.ts';
import { settle } from '../effects/markers.ts';
import { add, atHand, inPool, lift } from '../effects/tokens.ts';
import type { Location } from '../geography.ts';
import { AREA_OF, location, LOCATION_IDS, NEXT_TO, NO_AREA, ROAD_FROM } from '../geography.ts';
import { apart, characterName, keysOf, locationName } from '../names.ts';
import { carryOf, extraOf, stepsOf } from '../queries/characters.ts';
import { mayPickUpIn, swiftStart } from '../queries/month-long.ts';
import { isHeld } from '../queries/places.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { canFinish, mayDropAll, roadObjection, routeObjection } from './steps.ts';

export type Moving = {
  who: number;
  /** Steps left, and taken. */
  left: number;
  taken: number;
  carry: number;
};

const TAKEN_LATER = no('SAM-10.14', 'no.carry.later');
const NOTHING_TO_TAKE = no('SAM-10.12', 'no.carry.none');
const TAKING_CLOSED = no('SAM-4.17', 'no.carry.event');
const FULL = no('SAM-10.10', 'no.carry.full');
const NOTHING_TO_DROP = no('SAM-10.15', 'no.drop.none');
const HELD = no('SAM-10.16', 'no.drop.held');
const HELD_AT_THE_END = no('SAM-10.16', 'no.step.held');
const NO_STEP_LEFT = no('SAM-10.01', 'no.step.none');
const STEP_FIRST = no('SAM-10.01', 'no.stop.first');

/** SAM-10.10, SAM-10.11 May one more token of this kind be Carried? */
function room(s: State, { who, carry }: Moving, token: number): boolean {
  let used = 0;
  for (let other = 0; other < TOKENS.length; other++) {
    const n = (s.carried[other] ?? 0) + (other === token ? 1 : 0);
    used += Math.max(0, n - extraOf(s, who, other));
  }
  return used <= carry;
}

function pickUpObjection(s: State, v: Moving, token: number): Objection | undefined {
  const from = s.at[v.who] ?? 0;
  if (v.taken > 0) return TAKEN_LATER;
  if (atHand(s, token, from) === 0) return NOTHING_TO_TAKE;
  if (!mayPickUpIn(s, AREA_OF[from] ?? NO_AREA)) return TAKING_CLOSED;
  return room(s, v, token) ? undefined : FULL;
}

function dropObjection(s: State, v: Moving, token: number): Objection | undefined {
  if ((s.carried[token] ?? 0) === 0) return NOTHING_TO_DROP;
  if (v.taken > 0 && inPool(token) && isHeld(s, AREA_OF[s.at[v.who] ?? 0] ?? NO_AREA)) return HELD;
  return undefined;
}

function stepObjection(s: State, v: Moving, byRoad: boolean, to: Location): Objection | undefined {
  if (v.left === 0) return NO_STEP_LEFT;
  const from = s.at[v.who] ?? 0;
  const shut = byRoad ? roadObjection(s, v.who, from, to) : routeObjection(s, v.who, from, to);
  if (shut !== undefined) return shut;
  return canFinish(s, v.who, to, v.left - 1) ? undefined : HELD_AT_THE_END;
}

function stopObjection(s: State, v: Moving): Objection | undefined {
  if (v.taken === 0) return STEP_FIRST;
  return mayDropAll(s, s.at[v.who] ?? 0) ? undefined : HELD;
}

const TAKE_KEYS = TOKENS.map(keysOf('take'));
const DROP_KEYS = TOKENS.map(keysOf('drop'));
const STEP_KEYS = LOCATION_IDS.map(keysOf('step'));
const ROAD_KEYS = LOCATION_IDS.map(keysOf('road'));

/** Everything one could think of on the way, each with what stands against it. */
function wishes(s: State, v: Moving, say: Say): void {
  const from = s.at[v.who] ?? 0;
  for (let token = 0; token < TOKENS.length; token++) say(TAKE_KEYS[token] ?? '', pickUpObjection(s, v, token));
  for (let token = 0; token < TOKENS.length; token++)
    if ((s.carried[token] ?? 0) > 0) say(DROP_KEYS[token] ?? '', dropObjection(s, v, token));
  for (const to of NEXT_TO[from] ?? []) say(STEP_KEYS[to] ?? '', stepObjection(s, v, false, to));
  for (const to of ROAD_FROM[from] ?? []) say(ROAD_KEYS[to] ?? '', stepObjection(s, v, true, to));
  say('stop', stopObjection(s, v));
}

/** Carried tokens are put down where the Character stands (SAM-10.12, SAM-10.13). */
function putDown(g: G, who: Character, token: number, n: number): void {
  const { s } = g;
  lift(s, token, -n, s.at[who] ?? 0);
  add(s.carried, token, -n);
  g.emit({
    type: 'tokens.dropped',
    rule: 'SAM-10.15',
    data: { token: TOKENS[token] ?? '', n, place: locationName(s.at[who] ?? 0) },
  });
}

/** SAM-10 A Character takes its Steps and Carries tokens: picked up before the first Step, put down after any. */
export const move = R.proc<Moving>('move', {
  copy: ({ who, left, taken, carry }) => ({ who, left, taken, carry }),
})({
  ask: {
    ask: 'move',
    by: (s) => s.seat,
    ...told(wishes),
    forced: 'ask',
    about: (s, v) => ({ who: characterName(v.who), left: v.left, taken: v.taken, carried: s.carried.join(' ') }),
    then: (g, v, key) => {
      const { s } = g;
      const { verb, name } = apart(key);
      const token = TOKENS.indexOf(name as never);
      if (verb === 'take') {
        lift(s, token, 1, s.at[v.who] ?? 0);
        add(s.carried, token, 1);
        return g.goto('ask');
      }
      if (verb === 'drop') {
        putDown(g, v.who, token, 1);
        settle(g);
        return g.goto('ask');
      }
      if (verb === 'stop') return g.goto('end');
      v.left--;
      v.taken++;
      moveTo(g, v.who, location(name));
      g.emit({ type: `character.${verb}`, rule: 'SAM-10.01', data: { who: characterName(v.who), place: name } });
      settle(g);
      return g.goto(v.left === 0 ? 'end' : 'ask');
    },
  },
  end: (g, v) => {
    TOKENS.forEach((_, token) => {
      const n = g.s.carried[token] ?? 0;
      if (n > 0) putDown(g, v.who, token, n);
    });
    settle(g);
    return g.end();
  },
});

/** A Move action of the acting Character (SAM-9.13): Mules, abilities and a swift start add Steps. */
export function ownMove(s: State, base: number, carry?: number): Moving {
  const who = s.actor;
  const swift = swiftStart(s) && s.moved[s.seat] !== true ? 1 : 0;
  return { who, left: stepsOf(s, who, base) + swift, taken: 0, carry: carry ?? carryOf(s, who) };
}
