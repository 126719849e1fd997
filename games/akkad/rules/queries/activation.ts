import type { Key, Seat } from '@edubba/kernel';
import { BUILDINGS } from '../../content/buildings.ts';
import { TOKENS, tokenOf } from '../../content/goods.ts';
import type { Space } from '../../content/map.ts';
import { ALL_SPACES, MONSTER_AT } from '../geography.ts';
import type { State } from '../state.ts';
import { ALIVE } from '../state.ts';
import { usable } from './buildings.ts';
import { canAttack } from './combat.ts';
import { armySize, isCity, mayActivate, ownUnits } from './map.ts';
import { sources } from './movement.ts';
import { hasBuilt, poolOf, poolTypes } from './players.ts';

/** AKK-10.17, AKK-10.18 Could this player fight the monster of a space? */
export function mayFight(s: State, seat: Seat, space: Space): boolean {
  const monster = MONSTER_AT[space] ?? -1;
  if (monster < 0 || s.monsters[monster] !== ALIVE) return false;
  return ((s.slain[seat] ?? 0) & (1 << monster)) === 0 && canAttack(s, seat, space);
}

/** AKK-8.05, AKK-8.06, AKK-8.20 Can at least one unit be moved in? */
function mayMove(s: State, seat: Seat, space: Space): boolean {
  return ownUnits(s, seat, space) < armySize(s, seat) && sources(s, seat, space).length > 0;
}

/** AKK-9.14 to AKK-9.24 Not there yet: nobody can start a River Expedition. */
function mayVoyage(_s: State, _seat: Seat, _space: Space): boolean {
  return false;
}

/**
 * What an activation of this space can be for (decision 10): `move`, `building/palace`, `both/palace`, `voyage`, `monster`.
 * None: it may not be activated (AKK-7.11, AKK-7.12).
 */
export function activationModes(s: State, seat: Seat, space: Space): Key[] {
  if (!mayActivate(s, seat, space) || poolTypes(s, seat).length === 0) return [];
  const move = mayMove(s, seat, space);
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
  if (mayVoyage(s, seat, space)) modes.push('voyage');
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
