import type { Key, Objection, Seat } from '@edubba/kernel';
import { guardedEach, no } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { HANDS } from '../../content/table.ts';
import { WHEEL } from '../../content/things.ts';
import { noStarter } from '../closed.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { character, characterName } from '../names.ts';
import { COURT, inPlay, technologies } from '../queries/characters.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { isSolo, NOBODY, OUT } from '../state.ts';
import { drawAndKeep } from './cards.ts';

const first = jointly('starter', noStarter);

const PASS: Key = 'pass';

/** Characters with a seat's disk. */
export const consultedBy = (s: State, seat: Seat): Character[] => COURT.filter((who) => s.disk[who] === seat);

/** How many they are: asked more often than who they are. */
export function disksOn(s: State, seat: Seat): number {
  let n = 0;
  for (const who of COURT) if (s.disk[who] === seat) n++;
  return n;
}

const OUT_OF_PLAY = no('SAM-8.04', 'no.consult.out');
const PERSONAL = no('SAM-8.03', 'no.consult.personal');
const OWN_DISK = no('SAM-8.02', 'no.consult.own-disk');
const TAKEN = no('SAM-8.02', 'no.consult.taken');
const MUST_CONSULT = no('SAM-8.05', 'no.consult.pass');

/** SAM-8.01 to SAM-8.04 Why a seat cannot Consult a Character. */
function objection(s: State, who: Character, seat: Seat): Objection | undefined {
  if (!inPlay(s, who)) return OUT_OF_PLAY;
  const owner = s.owner[who] ?? NOBODY;
  if (owner !== NOBODY && owner !== seat) return PERSONAL;
  if (s.disk[who] === seat) return OWN_DISK;
  return s.disk[who] === NOBODY ? undefined : TAKEN;
}

function anybodyFree(s: State, seat: Seat): boolean {
  for (const who of COURT) if (objection(s, who, seat) === undefined) return true;
  return false;
}

/** SAM-8.05, SAM-30.14 Somebody who finds nobody passes. */
function mayConsult(s: State, _: unknown, key: Key, seat: Seat): Objection | undefined {
  if (key !== PASS) return objection(s, character(key), seat);
  const placed = !isSolo(s) && disksOn(s, seat) > 0;
  return placed || anybodyFree(s, seat) ? MUST_CONSULT : undefined;
}

const disksOf = (s: State): number => HANDS.disks[isSolo(s) ? 1 : 0];
const isUndecided = (s: State, seat: Seat): boolean => s.passed[seat] !== true && disksOn(s, seat) < disksOf(s);
function undecided(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.passed.length; seat++) if (isUndecided(s, seat)) seats.push(seat);
  return seats;
}
function decidedSeats(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.passed.length; seat++) if (!isUndecided(s, seat)) seats.push(seat);
  return seats;
}
/** Whom one might think of, and passing. */
function known(s: State): Key[] {
  const keys: Key[] = [];
  for (const who of COURT) if (s.fate[who] !== OUT) keys.push(characterName(who));
  keys.push(PASS);
  return keys;
}

/** SAM-8 Stage 5a: everybody places a disk, and may change it until the last one lies; then Wheels turn, and a starter is chosen. */
export const consult = R.proc<{ wheels: number[] }>('consult')({
  place: {
    each: 'consult',
    seats: undecided,
    // While others think, a disk may still go to another Character.
    optional: (s) => (isSolo(s) ? [] : decidedSeats(s)),
    ...guardedEach<State, unknown>(known, mayConsult),
    then: (g, _, seat, key) => {
      const { s } = g;
      if (!isSolo(s)) for (const who of consultedBy(s, seat)) s.disk[who] = NOBODY;
      s.passed[seat] = key === PASS;
      if (key !== PASS) s.disk[character(key)] = seat;
      if (key === PASS) g.emit({ type: 'consult.passed', seat, rule: 'SAM-8.05' });
      else g.emit({ type: 'consult.placed', seat, rule: 'SAM-8.01', data: { who: key } });
      return g.stay();
    },
    done: (g, v) => {
      v.wheels = COURT.filter((who) => g.s.disk[who] !== NOBODY && technologies(g.s, who, WHEEL) > 0);
      return g.goto('wheels');
    },
  },
  // SAM-8.07, SAM-26.07
  wheels: (g, v) => {
    const who = v.wheels.shift();
    if (who === undefined) return g.goto('starter');
    return g.call(drawAndKeep, { seat: g.s.disk[who] ?? 0, n: technologies(g.s, who, WHEEL) }, 'wheels');
  },
  // SAM-8.08
  starter: (g) => {
    const { s } = g;
    const seats = s.passed.flatMap((_, seat) => (consultedBy(s, seat).length > 0 ? [`${seat}`] : []));
    return seats.length === 0 ? g.end() : ask(g, first, matter(seats), 'started');
  },
  started: (g) => {
    g.s.lead = Number(decided(g));
    g.emit({ type: 'starter.chosen', seat: g.s.lead, rule: 'SAM-8.08' });
    return g.end();
  },
});
