import type { Thumb } from '@edubba/bots';
import { GOD_NAMES } from '../content/gods.ts';
import type { Space } from '../content/map.ts';
import type { RoleName } from '../content/roles.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import type { Figure, Turn } from '../rules/decisions.ts';
import { IS_CITY, spaceIn } from '../rules/geography.ts';
import { NOBODY } from '../rules/state.ts';
import { bestActivation } from './activating.ts';
import { cardParts, characterParts } from './cards.ts';
import { rivalry, stakeAt, menace } from './ground.ts';
import { purchaseGain, unitGain } from './houses.ts';
import type { At, Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { godWorth, roleParts } from './roles.ts';

/** Decision 9: every action by what it brings; with nothing left that brings more than the token, a pass. */
export const chooseTurn: Look<Turn> = (mind, answer) => {
  if (typeof answer !== 'string')
    return answer.verb === 'role' ? roleParts(mind, ROLE_NAMES[answer.what] as RoleName) : cardParts(mind, answer.what);
  switch (answer) {
    case 'pass':
      return [part('token-kept', 4)];
    case 'activate':
      return [...(bestActivation(mind)?.parts ?? [part('idle', -60)])];
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
export const storm: Look<Space> = (mind, space) => {
  const { s, seat } = mind;
  const owner = s.control[space] ?? NOBODY;
  if (owner === seat) return [part('shut', menace(mind, space) > 0 ? 0.5 * stakeAt(mind, space) : -20)];
  if (owner === NOBODY) return [part('any', 1)];
  return [part('harm', rivalry(s, seat, owner) * (IS_CITY[space] === true ? 20 : 5))];
};

/** Where troops are being raised. */
const recruitCity = (mind: Mind<At>): Space => spaceIn(mind.about.space);

/** Decision 33: what is worth more than its price. */
export const recruitBuy: Look<Figure | 'done', At & { room: number }> = (mind, answer) => {
  if (answer === 'done') return [part('enough', 1)];
  return [part('troops', purchaseGain(mind, answer.kind, recruitCity(mind), [], mind.about.room))];
};

/** Free ones are taken. */
export const recruitExtra: Look<Figure | 'skip', At> = (mind, answer) =>
  answer === 'skip' ? [part('enough', 1)] : [part('troops', 2 + unitGain(mind, answer.kind, recruitCity(mind)))];
