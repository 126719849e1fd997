import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import { ARCHER, CHAMPION, CHARIOT, KINDS, MERCENARY, PRIEST, SHIELD, SPEARMAN } from '../content/units.ts';
import { eventIs, holdsCard, worships } from '../rules/queries/players.ts';
import type { State } from '../rules/state.ts';
import type { Force } from './odds.ts';
import { UNIT_WORTH } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** Units by kind, and how many of them are injured. */
export interface Troop {
  readonly units: readonly number[];
  readonly hurt: readonly number[];
}

/** In which order hits are taken: first what heals again, then the cheap ones, the champion's second hit last. */
export const HIT_ORDER: readonly (readonly [kind: number, second: boolean])[] = [
  [CHAMPION, false],
  [CHARIOT, false],
  [SHIELD, false],
  [MERCENARY, true],
  [SPEARMAN, true],
  [PRIEST, true],
  [SHIELD, true],
  [ARCHER, true],
  [CHARIOT, true],
  [CHAMPION, true],
];

const BONES: readonly number[] = [1, 2, 0, 3, 0, 4, 1, 0];
const TWO: readonly boolean[] = [false, false, false, true, true, true, false, false];

/** What stands on a space. */
export function troopAt(s: State, seat: Seat, space: Space): Troop {
  const at = space * KINDS;
  return {
    units: s.units[seat]?.slice(at, at + KINDS) ?? [],
    hurt: s.hurt[seat]?.slice(at, at + KINDS) ?? [],
  };
}

/** Own units of a troop, mercenaries and beaten champions left out (AKK-12.08). */
export function ownOf({ units }: Troop): number {
  let n = 0;
  for (let kind = 0; kind < MERCENARY; kind++) n += units[kind] ?? 0;
  return n;
}

/** Two troops together. */
export function joined(a: Troop, b: Troop): Troop {
  return {
    units: a.units.map((n, kind) => n + (b.units[kind] ?? 0)),
    hurt: a.hurt.map((n, kind) => n + (b.hurt[kind] ?? 0)),
  };
}

/** Bones of a troop, without any bonus. */
export function bonesOf({ units }: Troop): number {
  let bones = 0;
  for (let kind = 0; kind < KINDS; kind++) bones += (units[kind] ?? 0) * (BONES[kind] ?? 0);
  return bones;
}

type Dwindling = Pick<Force, 'name' | 'bones' | 'loss'>;

const known = new Map<string, Dwindling>();
const REMEMBERED = 5000;

/** How the bones and the worth of a troop dwindle, hit by hit; the same troops come up again and again. */
function dwindling(troop: Troop): Dwindling {
  const name = `${troop.units.join()}/${troop.hurt.join()}`;
  let found = known.get(name);
  if (found === undefined) {
    if (known.size >= REMEMBERED) known.clear();
    found = { name, ...dwindle(troop) };
    known.set(name, found);
  }
  return found;
}

function dwindle(troop: Troop): { bones: number[]; loss: number[] } {
  let left = bonesOf(troop);
  let lost = 0;
  const bones = [left];
  const loss = [0];
  for (const [kind, second] of HIT_ORDER) {
    const all = troop.units[kind] ?? 0;
    const n = TWO[kind] === true && !second ? all - (troop.hurt[kind] ?? 0) : all;
    for (let i = 0; i < n; i++) {
      if (second) {
        left -= BONES[kind] ?? 0;
        lost += UNIT_WORTH[kind] ?? 0;
      }
      bones.push(left);
      loss.push(lost);
    }
  }
  return { bones, loss };
}

/** What a side of a combat has besides its units. */
export interface Stance {
  readonly attacks: boolean;
  readonly monster: boolean;
  /** The combat is not yet in its first roll: Volley is still to come. */
  readonly fresh: boolean;
}

/** AKK-4.16, V11, C3, C7 Bones that come on top in every roll, and in the first. */
function bonus(s: State, seat: Seat, { attacks, monster, fresh }: Stance): { steady: number; next: number } {
  let steady = 0;
  if (worships(s, seat, 'ishtar')) steady++;
  if (attacks && eventIs(s, 'omen-of-war')) steady++;
  if (monster && s.home[seat] === 'uruk') steady++;
  return { steady, next: !attacks && fresh && holdsCard(s, seat, 'marad') ? 1 : 0 };
}

const archery = (s: State, seat: Seat, archers: number): number =>
  archers === 0 ? 0 : archers * (s.home[seat] === 'urkesh' ? 2 : 1) + (holdsCard(s, seat, 'ninua') ? 1 : 0);

/** A player's side of a combat. */
export function forceOf(s: State, seat: Seat, troop: Troop, stance: Stance): Force {
  const { steady, next } = bonus(s, seat, stance);
  const volley = stance.fresh ? archery(s, seat, troop.units[ARCHER] ?? 0) : 0;
  return { ...dwindling(troop), volley, steady, next };
}

/** So many rebels. */
export function rebelForce(n: number): Force {
  const bones = Array<number>(n + 1)
    .fill(0)
    .map((_, hits) => n - hits);
  return { name: `rebels ${n}`, bones, loss: bones.map((_, hits) => 10 * hits), volley: 0, steady: 0, next: 0 };
}

/** AKK-10.13 A monster that has taken so many hits. */
export function monsterForce(s: State, wounds = 0): Force {
  const [left, each] = [numberOf(s, 'monster-hits') - wounds, numberOf(s, 'monster-bones')];
  const bones = Array<number>(left + 1).fill(each);
  bones[bones.length - 1] = 0;
  return { name: `monster ${left} ${each}`, bones, loss: bones.map(() => 0), volley: 0, steady: 0, next: 0 };
}

/** AKK-11.09 A shield bearer on the other side: one bone fewer, and no Volley. */
export const blockedBy = (force: Force, other: Troop | undefined): Force =>
  other === undefined || (other.units[SHIELD] ?? 0) === 0 ? force : { ...force, volley: 0, steady: force.steady - 1 };

/** Is there a champion that could be beaten? */
export const hasChampion = ({ units }: Troop): boolean => (units[CHAMPION] ?? 0) > 0;
