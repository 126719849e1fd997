import { LAPIS, tokenOf } from '../content/goods.ts';
import { ROLE_NAMES } from '../content/roles.ts';
import { kindOf } from '../content/units.ts';
import { spaceIn } from '../rules/geography.ts';
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
export const unitsPlace: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const city = spaceIn(key);
  const n = Math.min(mind.about<number>('n') ?? 1, roomAt(s, seat, city));
  return [part('place', n * placeWorth(mind, mind.about<number>('unit') ?? 0, city))];
};

/** A ziggurat stands where nobody takes the city. */
export const zigguratPlace: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const city = spaceIn(key);
  const safe = homesOf(s, seat).includes(city) ? 20 : Math.min(12, 3 * bonesOf(troopAt(s, seat, city)));
  return [part('ziggurat', zigguratWorth(mind)), part('safe', safe - 0.3 * exposure(mind, city, 0))];
};

/** A city that is activated by following: where the closing helps, and nothing is lost by it. */
export const roleActivate: Look = (mind, key) => {
  const { s, seat } = mind;
  const city = spaceIn(key);
  const shut = exposure(mind, city, bonesOf(troopAt(s, seat, city)));
  const home = homesOf(s, seat).includes(city);
  return [part('shut', 0.8 * shut), part('place', 30 - (home ? 15 : 4) - Math.min(12, 3 * ownUnits(s, seat, city)))];
};

/** The city of a COLLECT without activation; whose Governor it is tells which. */
export const collectCity: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const mine = s.roleOf[ROLE_NAMES.indexOf('governor')] === seat;
  return [part('collect', collectWorth(mind, spaceIn(key), mine ? 'governor' : 'secondary'))];
};

/** Where canals go; paid ones cost grain. */
export const canalPlace: Look = (mind, key) => {
  if (key === 'done') return [part('enough', 1)];
  const free = mind.about<number>('left') !== undefined;
  return [part('canals', canalWorth(mind, spaceIn(key))), ...(free ? [] : [part('price', -2 * worthOf(mind, 0))])];
};

/** Decision 43, Vizier: from whom a token is taken. */
export const vizierVictim: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const [rival = '', token = ''] = key.split('/');
  const few = 3 - Math.min(3, s.pool[Number(rival)]?.[tokenOf(token)] ?? 0);
  return [
    part('token-gain', tokenWorth(s, seat, tokenOf(token))),
    part('rob', 10 * rivalry(s, seat, Number(rival)) + 2 * few),
  ];
};

/** Buying tokens for lapis. */
export const tokenBuy: Look = (mind, key) => {
  if (key === 'done') return [part('enough', 1)];
  return [part('token-gain', tokenWorth(mind.s, mind.seat, tokenOf(key))), part('price', -worthOf(mind, LAPIS))];
};

/** Tokens of one's choice: what lacks. */
export const tokenGain: Look = ({ s, seat }, key) => [part('token-gain', tokenWorth(s, seat, tokenOf(key)))];

/** Enki: from what there is much of to what there is none of. */
export const enkiSwap: Look = ({ s, seat }, key) => {
  if (key === 'done') return [part('enough', 1)];
  const [from = '', to = ''] = key.split('>');
  const more = tokenWorth(s, seat, tokenOf(to)) - tokenWorth(s, seat, tokenOf(from));
  return [part('token-gain', more), part('idle', -12)];
};

/** Commander: a space that could be used once more. */
export const commanderRecall: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  const { s, seat } = mind;
  const space = spaceIn(key);
  const army = bonesOf(troopAt(s, seat, space)) >= 4 ? 0.1 * prospect(mind, space) : 0;
  const city = citiesOf(s, seat).includes(space) ? 0.2 * collectWorth(mind, space, 'second-harvest') : 0;
  return [part('recall', army + city), part('exposed', -0.2 * exposure(mind, space, bonesOf(troopAt(s, seat, space))))];
};

/** Scribe: the Crown to oneself. */
export const scribeCrown: Look = (mind, key) => {
  if (key === 'skip') return [part('enough', 1)];
  return [part('crown', key === `crown/${mind.seat}` ? crownWorth(mind) : -20)];
};

/** Which home city to raise troops in. */
export const commanderHome: Look = (mind, key) => {
  const home = spaceIn(key);
  return [part('recruit', recruitWorth(mind, home)), part('home', homecoming(mind, home) + 5)];
};

/** Decision 35: the target by its odds. */
export const convertTarget: Look = (mind, key) => {
  if (key === 'none') return [part('enough', 1)];
  const [from = '', target = ''] = key.split('>');
  const odds = faithOdds(mind.s, mind.seat, spaceIn(from));
  return [part('convert', odds * conversionPrize(mind, spaceIn(target)))];
};
