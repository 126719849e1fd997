import type { Key, Seat } from '@edubba/kernel';
import { BUILDINGS } from '../../content/buildings.ts';
import { TOKENS, tokenOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { ALL_SPACES, MONSTER_AT } from '../geography.ts';
import type { State } from '../state.ts';
import { ALIVE } from '../state.ts';
import { usable } from './buildings.ts';
import { canAttack } from './combat.ts';
import { holds, mightHold } from './hands.ts';
import { armySize, isCity, mayActivate, ownUnits } from './map.ts';
import type { Pace } from './movement.ts';
import { PLAIN, reachable } from './movement.ts';
import { hasBuilt, poolOf, poolTypes } from './players.ts';
import { voyageObjection } from './water.ts';

/** AKK-10.17, AKK-10.18 Could this player fight the monster of a space? */
export function mayFight(s: State, seat: Seat, space: Space): boolean {
  const monster = MONSTER_AT[space] ?? -1;
  if (monster < 0 || s.monsters[monster] !== ALIVE) return false;
  return ((s.slain[seat] ?? 0) & (1 << monster)) === 0 && canAttack(s, seat, space);
}

/** C12 What the cards of a hand could add to the land moves of an action. */
export const paceInHand = (s: State, seat: Seat, pace: Pace = PLAIN): Pace => ({
  far: pace.far + (holds(s, seat, 'forced-march') ? 1 : 0),
  cross: pace.cross || holds(s, seat, 'reed-boats'),
});

/** AKK-8.05, AKK-8.06, AKK-8.20 Can at least one unit be moved in? What the hand allows counts: the card is played next. */
function mayMove(s: State, seat: Seat, space: Space, pace: Pace): boolean {
  return ownUnits(s, seat, space) < armySize(s, seat) && reachable(s, seat, space, pace);
}

/**
 * Might a card that nobody has seen make a movement there possible? Then that there is no choice of modes would tell of the hand,
 * and the player is asked in any case.
 */
export function modesCovered(s: State, seat: Seat, space: Space): boolean {
  if (!mightHold(s, seat, ['forced-march', 'reed-boats'])) return false;
  return !mayMove(s, seat, space, PLAIN) && mayMove(s, seat, space, { far: 1, cross: true });
}

/**
 * What an activation of this space can be for (decision 10): `move`, `building/palace`, `both/palace`, `voyage`, `monster`.
 * None: it may not be activated (AKK-7.11, AKK-7.12).
 */
export function activationModes(s: State, seat: Seat, space: Space): Key[] {
  if (!mayActivate(s, seat, space) || poolTypes(s, seat).length === 0) return [];
  const move = mayMove(s, seat, space, paceInHand(s, seat));
  const modes: Key[] = move ? ['move'] : [];
  // AKK-7.13 only a city controlled before the action
  if (isCity(space) && s.control[space] === seat) {
    BUILDINGS.forEach(({ id, token }, building) => {
      if (!hasBuilt(s, seat, building) || poolOf(s, seat, tokenOf(token)) === 0) return;
      if (!usable(s, seat, space, building)) return;
      modes.push(`building/${id}`);
      if (move) modes.push(`both/${id}`);
    });
  }
  // AKK-9.14 to AKK-9.24
  if (voyageObjection(s, seat, space, armySize(s, seat)) === undefined) modes.push('voyage');
  if (mayFight(s, seat, space)) modes.push('monster');
  return modes;
}

/** Every space this player may activate. */
export const activatable = (s: State, seat: Seat): Space[] =>
  poolTypes(s, seat).length === 0 ? [] : ALL_SPACES.filter((space) => activationModes(s, seat, space).length > 0);

/** AKK-7.04, AKK-7.05 Token types that fit a mode. */
export function tokensFor(s: State, seat: Seat, mode: Key): Key[] {
  const name = mode.split('/')[1];
  const building = BUILDINGS.find(({ id }) => id === name);
  return building === undefined ? poolTypes(s, seat).map((token) => TOKENS[token] as Key) : [building.token];
}
