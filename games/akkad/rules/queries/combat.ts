import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { ARCHER, BEATEN, KINDS, MERCENARY, SHIELD, UNIT_TABLE } from '../../content/units.ts';
import type { Fight, State } from '../state.ts';
import { BEAST, REBELS } from '../state.ts';
import { figuresAt, ownUnits, unitsAt } from './map.ts';
import { eventIs, holdsCard, worships } from './players.ts';
import { numberOf } from './numbers.ts';

/** The attacker is side 0, the defender side 1. */
export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/** Bones of a player's units on a space, without any bonus. */
export function bonesAt(s: State, seat: Seat, space: Space): number {
  let bones = 0;
  for (let kind = 0; kind < KINDS; kind++) bones += unitsAt(s, seat, space, kind) * (UNIT_TABLE[kind]?.bones ?? 0);
  // AKK-12.12 mercenaries do not fight without an own unit, and a beaten champion is none (AKK-11.68)
  return ownUnits(s, seat, space) === 0 ? 0 : bones;
}

/** AKK-11.78 Has this player any unit there that can attack? Lone mercenaries cannot (AKK-12.12). */
export const canAttack = (s: State, seat: Seat, space: Space): boolean => bonesAt(s, seat, space) > 0;

/** AKK-12.13 Only mercenaries of this player stand there. */
export const onlyMercenaries = (s: State, seat: Seat, space: Space): boolean =>
  figuresAt(s, seat, space) > 0 && figuresAt(s, seat, space) === unitsAt(s, seat, space, MERCENARY);

/** AKK-12.13, AKK-11.68 Only mercenaries and beaten champions of this player stand there: nobody who could fight or escape. */
export const helpless = (s: State, seat: Seat, space: Space): boolean =>
  figuresAt(s, seat, space) > 0 && ownUnits(s, seat, space) === 0;

/** AKK-11.62, AKK-11.63 Has this side any unit left? A beaten champion is none. */
export function alive(s: State, fight: Fight, side: Side): boolean {
  const who = fight.sides[side];
  if (who === REBELS) return (s.rebels[fight.space] ?? 0) > 0;
  return who === BEAST ? fight.wounds < numberOf(s, 'monster-hits') : ownUnits(s, who, fight.space) > 0;
}

/** AKK-11.78 Has this side any unit left that can attack? */
export function standing(s: State, fight: Fight, side: Side): boolean {
  const who = fight.sides[side];
  return who < 0 ? alive(s, fight, side) : canAttack(s, who, fight.space);
}

/** AKK-11.09 Does this side have a shield bearer? */
export const blocks = (s: State, fight: Fight, side: Side): boolean =>
  (fight.sides[side] ?? -1) >= 0 && unitsAt(s, fight.sides[side], fight.space, SHIELD) > 0;

/** AKK-11.50, AKK-11.80 Bones of a side's combat roll, bonuses and reductions included. */
export function combatBones(s: State, fight: Fight, side: Side): number {
  const who = fight.sides[side];
  const base =
    who === REBELS
      ? (s.rebels[fight.space] ?? 0)
      : who === BEAST
        ? numberOf(s, 'monster-bones')
        : bonesAt(s, who, fight.space);
  if (base === 0) return 0;
  let bones = base + fight.next[side] + fight.steady[side];
  if (blocks(s, fight, otherSide(side))) bones--;
  if (who >= 0) bones += combatBonus(s, fight, side, who);
  return Math.max(0, bones);
}

/** Bones a player gets from worship, event, home city and special cities in this roll. */
function combatBonus(s: State, fight: Fight, side: Side, seat: Seat): number {
  let bones = 0;
  // AKK-4.16
  if (worships(s, seat, 'ishtar')) bones++;
  // V11
  if (side === 0 && eventIs(s, 'omen-of-war')) bones++;
  // C3 Monster Slayers
  if (s.home[seat] === 'uruk' && fight.monster >= 0) bones++;
  // C7
  if (side === 1 && fight.round === 1 && holdsCard(s, seat, 'marad')) bones++;
  return bones;
}

/** AKK-11.46, AKK-11.47 Bones of a side's Volley. */
export function volleyBones(s: State, fight: Fight, side: Side): number {
  const who = fight.sides[side];
  if (who < 0 || blocks(s, fight, otherSide(side))) return 0;
  const archers = unitsAt(s, who, fight.space, ARCHER);
  if (archers === 0) return 0;
  // C3 Hurrian bowmen; C7 Ninua
  const each = 1 + fight.volley[side] + (s.home[who] === 'urkesh' ? 1 : 0);
  return archers * each + (holdsCard(s, who, 'ninua') ? 1 : 0);
}

/** Champions of a player beaten on a space. */
export const beatenAt = (s: State, seat: Seat, space: Space): number =>
  seat < 0 ? 0 : unitsAt(s, seat, space, BEATEN);
