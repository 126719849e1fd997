import type { Key, Objection, Say, Seat } from '@edubba/kernel';
import { no, since, toldEach } from '@edubba/kernel';
import type { Character } from '../../content/characters.ts';
import { HANDS, TABLE_SIZES } from '../../content/table.ts';
import { WHEEL } from '../../content/things.ts';
import { noStarter } from '../closed.ts';
import { ask, decided, jointly, matter } from '../joint.ts';
import { character, characterName } from '../names.ts';
import { COURT, inPlay, technologies } from '../queries/characters.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { at, isSolo, NOBODY, OUT } from '../state.ts';
import { drawAndKeep } from './cards.ts';

const first = jointly('starter', noStarter);

const PASS: Key = 'pass';

/** How many Characters have a seat's disk. */
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
function passObjection(s: State, seat: Seat): Objection | undefined {
  const placed = !isSolo(s) && disksOn(s, seat) > 0;
  return placed || anybodyFree(s, seat) ? MUST_CONSULT : undefined;
}

const disksOf = (s: State): number => HANDS.disks[isSolo(s) ? 1 : 0];
const isUndecided = (s: State, seat: Seat): boolean => s.passed[seat] !== true && disksOn(s, seat) < disksOf(s);

/** All sets of seats, each as a list: who has still to decide is asked many times for each disk. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << TABLE_SIZES.length }, (_, bits) =>
  TABLE_SIZES.map((__, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0),
);

/** Seats that have still to decide, or those that have. */
function seatsWho(s: State, undecided: boolean): readonly Seat[] {
  let bits = 0;
  for (let seat = 0; seat < s.passed.length; seat++) if (isUndecided(s, seat) === undecided) bits |= 1 << seat;
  return SETS[bits] ?? [];
}
/** Whom one might think of, and passing, each with what stands against it. */
function known(s: State, _: unknown, say: Say, seat: Seat): void {
  for (const who of COURT) if (s.fate[who] !== OUT) say(characterName(who), objection(s, who, seat));
  say(PASS, passObjection(s, seat));
}

const consulting = (s: State): Seat[] => s.passed.flatMap((_, seat) => (disksOn(s, seat) > 0 ? [seat] : []));

/** SAM-8.05 Whoever Consulted may use the hands of those who did not, and so sees them. Until version 3 questions told of them alone. */
function showHands(g: G): void {
  const { s } = g;
  if (!since(s, 3)) return;
  const to = consulting(s);
  for (let seat = 0; seat < s.passed.length; seat++)
    if (s.passed[seat] === true) for (const card of s.hand[seat] ?? []) g.reveal(card, at.hand(seat), to);
}

/** SAM-8 Stage 5a: everybody places a disk, and may change it until the last one lies; then Wheels turn, and a starter is chosen. */
export const consult = R.proc<{ wheels: number[] }>('consult')({
  place: {
    each: 'consult',
    seats: (s) => seatsWho(s, true),
    // While others think, a disk may still go to another Character.
    optional: (s) => (isSolo(s) ? [] : seatsWho(s, false)),
    ...toldEach(known),
    then: (g, _, seat, key) => {
      const { s } = g;
      if (!isSolo(s)) for (const who of COURT) if (s.disk[who] === seat) s.disk[who] = NOBODY;
      s.passed[seat] = key === PASS;
      if (key !== PASS) s.disk[character(key)] = seat;
      if (key === PASS) g.emit({ type: 'consult.passed', seat, rule: 'SAM-8.05' });
      else g.emit({ type: 'consult.placed', seat, rule: 'SAM-8.01', data: { who: key } });
      return g.stay();
    },
    done: (g, v) => {
      showHands(g);
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
    const seats = consulting(s).map(String);
    return seats.length === 0 ? g.end() : ask(g, first, matter(seats), 'started');
  },
  started: (g) => {
    g.s.lead = Number(decided(g));
    g.emit({ type: 'starter.chosen', seat: g.s.lead, rule: 'SAM-8.08' });
    return g.end();
  },
});
