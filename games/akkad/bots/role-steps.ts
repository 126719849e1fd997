import type { Seat } from '@edubba/kernel';
import { LAPIS } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import type { Kind } from '../content/units.ts';
import { kindOf } from '../content/units.ts';
import { citiesOf, homesOf, ownUnits, roomAt } from '../rules/queries/map.ts';
import { NOWHERE } from '../rules/state.ts';
import { bonesOf, troopAt } from './forces.ts';
import { exposure, prospect, rivalry } from './ground.ts';
import {
  bestConversion,
  canalWorth,
  collectWorth,
  conversionPrize,
  faithOdds,
  recruitWorth,
  tradeWorth,
  worthOf,
  zigguratWorth,
} from './houses.ts';
import type { Look } from './mind.ts';
import { part } from './mind.ts';
import { crownWorth, freeZiggurat, homecoming, placeWorth, placing } from './roles.ts';
import { bestTile } from './tiles.ts';
import { tokenWorth } from './worth.ts';

/** Decision 43: items that may be done or skipped. */
export const roleItem: Look = (mind, key) => {
  switch (key) {
    case 'skip':
      return [part('enough', 1)];
    case 'upgrade':
      return [part('upgrade', bestTile(mind, 'upgrade')), part('price', -worthOf(mind, LAPIS))];
    case 'trade':
      return [part('trade', tradeWorth(mind))];
    case 'convert':
      return [part('convert', bestConversion(mind, NOWHERE))];
    case 'ziggurat':
      return [part('ziggurat', freeZiggurat(mind))];
    default:
      return [part('troops', (key === 'spearman' ? 2 : 1) * placing(mind, kindOf(key)))];
  }
};

/** Where units are placed: where they are wanted, and all of them fit. */
export const unitsPlace: Look<Space | 'skip', { unit: Kind; n: number }> = (mind, city) => {
  if (city === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const { unit, n } = mind.about;
  return [part('place', Math.min(n, roomAt(s, seat, city)) * placeWorth(mind, unit, city))];
};

/** A ziggurat stands where nobody takes the city. */
export const zigguratPlace: Look<Space | 'skip'> = (mind, city) => {
  if (city === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const safe = homesOf(s, seat).includes(city) ? 20 : Math.min(12, 3 * bonesOf(troopAt(s, seat, city)));
  return [part('ziggurat', zigguratWorth(mind)), part('safe', safe - 0.3 * exposure(mind, city, 0))];
};

/** A city that is activated by following: where the closing helps, and nothing is lost by it. */
export const roleActivate: Look<Space> = (mind, city) => {
  const { s, seat } = mind;
  const shut = exposure(mind, city, bonesOf(troopAt(s, seat, city)));
  const home = homesOf(s, seat).includes(city);
  return [part('shut', 0.8 * shut), part('place', 30 - (home ? 15 : 4) - Math.min(12, 3 * ownUnits(s, seat, city)))];
};

/** The city of a COLLECT without activation; whose Governor it is tells which. */
export const collectCity: Look<Space | 'skip'> = (mind, city) => {
  if (city === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const mine = s.roleOf[ROLE_NAMES.indexOf('governor')] === seat;
  return [part('collect', collectWorth(mind, city, mine ? 'governor' : 'secondary'))];
};

/** Where canals go; paid ones cost grain. */
export const canalPlace: Look<Space | 'done', { left: number } | null> = (mind, space) => {
  if (space === 'done') return [part('enough', 1)];
  const free = mind.about !== null;
  return [part('canals', canalWorth(mind, space)), ...(free ? [] : [part('price', -2 * worthOf(mind, 0))])];
};

/** Decision 43, Vizier: from whom a token is taken. */
export const vizierVictim: Look<{ owner: Seat; token: number } | 'skip'> = (mind, answer) => {
  if (answer === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const { owner, token } = answer;
  const few = 3 - Math.min(3, s.pool[owner]?.[token] ?? 0);
  return [part('token-gain', tokenWorth(s, seat, token)), part('rob', 10 * rivalry(s, seat, owner) + 2 * few)];
};

/** Buying tokens for lapis. */
export const tokenBuy: Look<number | 'done'> = (mind, token) => {
  if (token === 'done') return [part('enough', 1)];
  return [part('token-gain', tokenWorth(mind.s, mind.seat, token)), part('price', -worthOf(mind, LAPIS))];
};

/** Tokens of one's choice: what lacks. */
export const tokenGain: Look<number> = ({ s, seat }, token) => [part('token-gain', tokenWorth(s, seat, token))];

/** Enki: from what there is much of to what there is none of. */
export const enkiSwap: Look<{ from: number; to: number } | 'done'> = ({ s, seat }, answer) => {
  if (answer === 'done') return [part('enough', 1)];
  const more = tokenWorth(s, seat, answer.to) - tokenWorth(s, seat, answer.from);
  return [part('token-gain', more), part('idle', -12)];
};

/** Commander: a space that could be used once more. */
export const commanderRecall: Look<Space | 'skip'> = (mind, space) => {
  if (space === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const army = bonesOf(troopAt(s, seat, space)) >= 4 ? 0.1 * prospect(mind, space) : 0;
  const city = citiesOf(s, seat).includes(space) ? 0.2 * collectWorth(mind, space, 'second-harvest') : 0;
  return [part('recall', army + city), part('exposed', -0.2 * exposure(mind, space, bonesOf(troopAt(s, seat, space))))];
};

/** Scribe: the Crown to oneself. */
export const scribeCrown: Look<{ what: Seat } | 'skip'> = (mind, answer) => {
  if (answer === 'skip') return [part('enough', 1)];
  return [part('crown', answer.what === mind.seat ? crownWorth(mind) : -20)];
};

/** Which home city to raise troops in. */
export const commanderHome: Look<Space> = (mind, home) => [
  part('recruit', recruitWorth(mind, home)),
  part('home', homecoming(mind, home) + 5),
];

/** Decision 35: the target by its odds. */
export const convertTarget: Look<{ from: Space; target: Space } | 'none'> = (mind, answer) => {
  if (answer === 'none') return [part('enough', 1)];
  const odds = faithOdds(mind.s, mind.seat, answer.from);
  return [part('convert', odds * conversionPrize(mind, answer.target))];
};
