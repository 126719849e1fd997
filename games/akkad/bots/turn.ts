import type { Thumb } from '@edubba/bots';
import type { Key } from '@edubba/kernel';
import { GOD_NAMES } from '../content/gods.ts';
import type { Space } from '../content/map.ts';
import type { RoleName } from '../content/roles.ts';
import { kindOf } from '../content/units.ts';
import { IS_CITY, spaceIn } from '../rules/geography.ts';
import { NOBODY } from '../rules/state.ts';
import { bestActivation } from './activating.ts';
import { cardParts, characterParts } from './cards.ts';
import { rivalry, stakeAt, menace } from './ground.ts';
import { purchaseGain, unitGain } from './houses.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { godWorth, roleParts } from './roles.ts';

/** Decision 9: every action by what it brings; with nothing left that brings more than the token, a pass. */
export const chooseTurn: Look = (mind, key) => {
  const [what = '', name = ''] = key.split('/');
  switch (what) {
    case 'pass':
      return [part('token-kept', 4)];
    case 'activate':
      return [...(bestActivation(mind)?.parts ?? [part('idle', -60)])];
    case 'role':
      return roleParts(mind, name as RoleName);
    case 'card':
      return cardParts(mind, name);
    case 'character':
      return characterParts(mind);
    default:
      return worshipParts(mind);
  }
};

/** The ACTION of the god that was chosen. */
function worshipParts(mind: Mind): Thumb[] {
  const god = GOD_NAMES[mind.s.godOf.indexOf(mind.seat)];
  return god === undefined ? [part('idle', -60)] : [part('god', godWorth(mind, god))];
}

/** Decision 51, Ishkur: where a rival misses it most, or where one is in danger. */
export const storm: Look = (mind, key) => {
  const { s, seat } = mind;
  const space = spaceIn(key);
  const owner = s.control[space] ?? NOBODY;
  if (owner === seat) return [part('shut', menace(mind, space) > 0 ? 0.5 * stakeAt(mind, space) : -20)];
  if (owner === NOBODY) return [part('any', 1)];
  return [part('harm', rivalry(s, seat, owner) * (IS_CITY[space] === true ? 20 : 5))];
};

/** Where troops are being raised. */
const recruitCity = (mind: Mind): Space => spaceIn(mind.about<string>('space') ?? '');

/** Decision 33: what is worth more than its price. */
export const recruitBuy: Look = (mind, key) => {
  if (key === 'done') return [part('enough', 1)];
  const room = mind.about<number>('room') ?? 1;
  return [part('troops', purchaseGain(mind, kindOf(key), recruitCity(mind), [], room))];
};

/** Free ones are taken. */
export const recruitExtra: Look = (mind, key: Key) =>
  key === 'skip' ? [part('enough', 1)] : [part('troops', 2 + unitGain(mind, kindOf(key), recruitCity(mind)))];
