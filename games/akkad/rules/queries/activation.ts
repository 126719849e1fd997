import type { Key, Seat } from '@edubba/kernel';
import { keysOf } from '@edubba/kernel';
import { namesOf } from '../../content/action-cards.ts';
import type { Building } from '../../content/buildings.ts';
import { BUILDING_NAMES, BUILDINGS } from '../../content/buildings.ts';
import { tokenOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { mode as modeKeys } from '../decisions.ts';
import { CITIES, MONSTER_AT, MONSTER_SPACE } from '../geography.ts';
import type { State } from '../state.ts';
import { ALIVE } from '../state.ts';
import { usable } from './buildings.ts';
import { canAttack } from './combat.ts';
import { mightHold, namesHeld } from './hands.ts';
import { armySize, figuresAt, isCity, mayActivate, ownUnits } from './map.ts';
import type { Pace } from './movement.ts';
import { PLAIN } from './movement.ts';
import { hasBuilt, hasPool, poolKeys, poolOf } from './players.ts';
import { destinations, reachable } from './reach.ts';
import { mayVoyage } from './water.ts';

/** Modes with a building, ready for option lists. */
const modesOf = (verb: 'building' | 'both'): readonly Key[] =>
  keysOf(
    modeKeys,
    BUILDING_NAMES.map((_, what) => ({ verb, what })),
  );
const BUILDING_KEYS = modesOf('building');
const BOTH_KEYS = modesOf('both');

/** AKK-10.17, AKK-10.18 Could this player fight the monster of a space? */
export function mayFight(s: State, seat: Seat, space: Space): boolean {
  const monster = MONSTER_AT[space] ?? -1;
  if (monster < 0 || s.monsters[monster] !== ALIVE || figuresAt(s, seat, space) === 0) return false;
  return ((s.slain[seat] ?? 0) & (1 << monster)) === 0 && canAttack(s, seat, space);
}

/** C12 What the cards of a hand could add to the land moves of an action. */
export function paceInHand(s: State, seat: Seat, pace: Pace = PLAIN): Pace {
  const held = namesHeld(s, seat);
  if ((held & HASTE) === 0) return pace;
  return { far: pace.far + ((held & FORCED_MARCH) === 0 ? 0 : 1), cross: pace.cross || (held & REED_BOATS) !== 0 };
}

const FORCED_MARCH = namesOf('forced-march');
const REED_BOATS = namesOf('reed-boats');
const HASTE = FORCED_MARCH | REED_BOATS;

/** AKK-8.05, AKK-8.06, AKK-8.20 Can at least one unit be moved in? What the hand allows counts: the card is played next. */
function mayMove(s: State, seat: Seat, space: Space, pace: Pace): boolean {
  return ownUnits(s, seat, space) < armySize(s, seat) && reachable(s, seat, space, pace);
}

/**
 * Might a card that nobody has seen make a movement there possible? Then that there is no choice of modes would tell of the hand,
 * and the player is asked in any case.
 */
export function modesCovered(s: State, seat: Seat, space: Space): boolean {
  if (!mightHold(s, seat, HASTE)) return false;
  return !mayMove(s, seat, space, PLAIN) && mayMove(s, seat, space, { far: 1, cross: true });
}

/** AKK-7.05 The type of token each building takes. */
const BUILDING_TOKEN: readonly number[] = BUILDINGS.map(({ token }) => tokenOf(token));

/** AKK-7.05, AKK-7.11, AKK-13.03 Has the player this building, the token for it, and something to do with it in this city? */
const mayUse = (s: State, seat: Seat, space: Space, building: Building): boolean =>
  hasBuilt(s, seat, building) && poolOf(s, seat, BUILDING_TOKEN[building] ?? 0) > 0 && usable(s, seat, space, building);

/**
 * What an activation of this space can be for (decision 10): `move`, `building/palace`, `both/palace`, `voyage`, `monster`.
 * None: it may not be activated (AKK-7.11, AKK-7.12).
 */
export function activationModes(s: State, seat: Seat, space: Space): Key[] {
  if (!mayActivate(s, seat, space) || !hasPool(s, seat)) return [];
  const move = mayMove(s, seat, space, paceInHand(s, seat));
  const modes: Key[] = move ? ['move'] : [];
  // AKK-7.13 only a city controlled before the action
  if (isCity(space) && s.control[space] === seat) {
    for (let building = 0; building < BUILDINGS.length; building++) {
      if (!mayUse(s, seat, space, building)) continue;
      modes.push(BUILDING_KEYS[building] as Key);
      if (move) modes.push(BOTH_KEYS[building] as Key);
    }
  }
  // AKK-9.14 to AKK-9.24
  if (mayVoyage(s, seat, space, armySize(s, seat))) modes.push('voyage');
  if (mayFight(s, seat, space)) modes.push('monster');
  return modes;
}

/** AKK-7.13 May this city be activated for one of its buildings? */
function mayUseAny(s: State, seat: Seat, city: Space): boolean {
  if (s.control[city] !== seat || !mayActivate(s, seat, city)) return false;
  for (let building = 0; building < BUILDINGS.length; building++) if (mayUse(s, seat, city, building)) return true;
  return false;
}

/** Every space this player may activate: those with any of {@link activationModes}. */
export function activatable(s: State, seat: Seat): Space[] {
  if (!hasPool(s, seat)) return [];
  const found = destinations(s, seat, paceInHand(s, seat), armySize(s, seat));
  for (const city of CITIES) if (!found.has(city) && mayUseAny(s, seat, city)) found.add(city);
  for (const lair of MONSTER_SPACE) if (mayActivate(s, seat, lair) && mayFight(s, seat, lair)) found.add(lair);
  const spaces: Space[] = [];
  for (let space = found.take(); space >= 0; space = found.take()) spaces.push(space);
  return spaces;
}

/** Is there any? Most often a city does, and nobody need ask how far units go. */
export function mayActivateAny(s: State, seat: Seat): boolean {
  if (!hasPool(s, seat)) return false;
  for (let i = 0; i < CITIES.length; i++) if (mayUseAny(s, seat, CITIES[i] as Space)) return true;
  return activatable(s, seat).length > 0;
}

/** AKK-7.04, AKK-7.05 Token types that fit a mode. */
export function tokensFor(s: State, seat: Seat, mode: Key): Key[] {
  const building = BUILDINGS[buildingIn(mode)];
  return building === undefined ? poolKeys(s, seat) : [building.token];
}

/** The building of a mode; −1 for none. */
export const buildingIn = (mode: Key): Building => Math.max(BUILDING_KEYS.indexOf(mode), BOTH_KEYS.indexOf(mode));
