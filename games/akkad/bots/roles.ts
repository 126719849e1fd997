import type { Thumb } from '@edubba/bots';
import type { Key, Seat } from '@edubba/kernel';
import { PALACE, TEMPLE } from '../content/buildings.ts';
import type { GodName } from '../content/gods.ts';
import { GOD_NAMES } from '../content/gods.ts';
import { ADMIN, DIVINE, LAPIS, ROYAL, SILVER, tokenOf } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import type { RoleName } from '../content/roles.ts';
import { ROLE_NAMES, ROLES } from '../content/roles.ts';
import { ARCHER, kindOf, PRIEST, SPEARMAN } from '../content/units.ts';
import { ALL_SPACES, RIVERS, spaceIn } from '../rules/geography.ts';
import {
  citiesOf,
  controlled,
  hasCanal,
  homesOf,
  isStorm,
  mayDig,
  ownUnits,
  placesForUnits,
  placesForZiggurat,
  roomAt,
  unitsAt,
} from '../rules/queries/map.ts';
import { goodsOf, hasBuilt, rolesEach, supplyTypes, upgradable } from '../rules/queries/players.ts';
import { NOWHERE } from '../rules/state.ts';
import { bonesOf, troopAt } from './forces.ts';
import { cardDenial, goals } from './goals.ts';
import { exposure, prospect, rivalry } from './ground.ts';
import {
  bestConversion,
  bestTile,
  canalWorth,
  collectWorth,
  faithOdds,
  conversionPrize,
  recruitWorth,
  tradeWorth,
  unitGain,
  worthOf,
  zigguratWorth,
} from './houses.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { later, tokenPrice, tokenWorth } from './worth.ts';

/** The most that one of these spaces is worth. */
const top = (spaces: readonly Space[], worth: (space: Space) => number): number =>
  spaces.reduce((best, space) => Math.max(best, worth(space)), 0);

/** What a unit of a kind is worth at the best city. */
const placing = (mind: Mind, kind: number): number =>
  top(placesForUnits(mind.s, mind.seat), (city) => placeWorth(mind, kind, city));

/** A unit at a city: what it does there, and what it may do from there. */
function placeWorth(mind: Mind, kind: number, city: Space): number {
  const hope = kind === PRIEST ? 0 : 0.05 * prospect(mind, city);
  return unitGain(mind, kind, city) + hope + (ownUnits(mind.s, mind.seat, city) > 0 ? 4 : 0);
}

/** The two best canals on spaces of one's own; `anywhere`: one of them on any space. */
function freeCanals(mind: Mind, anywhere: boolean): number {
  const { s, seat } = mind;
  const own = controlled(s, seat)
    .filter((space) => mayDig(s, seat, space))
    .map((space) => canalWorth(mind, space))
    .sort((a, b) => b - a);
  const second = anywhere
    ? Math.max(
        own[1] ?? 0,
        top(ALL_SPACES, (space) => canalWorth(mind, space)),
      )
    : (own[1] ?? 0);
  return Math.max(0, own[0] ?? 0) + Math.max(0, second);
}

const collecting = (mind: Mind, how: 'governor' | 'secondary'): number =>
  top(
    citiesOf(mind.s, mind.seat).filter((space) => !isStorm(mind.s, space)),
    (city) => collectWorth(mind, city, how),
  );

const harbours = ({ s, seat }: Mind): number =>
  citiesOf(s, seat).filter((space) => !isStorm(s, space) && (RIVERS[space] !== 0 || hasCanal(s, seat, space))).length;

/** The token one would buy, less the lapis. */
const buying = (mind: Mind): number => {
  const { s, seat } = mind;
  if (goodsOf(s, seat, LAPIS) === 0) return 0;
  return Math.max(0, bestToken(mind) - worthOf(mind, LAPIS));
};

const bestToken = ({ s, seat }: Mind): number =>
  supplyTypes(s, seat).reduce((best, token) => Math.max(best, tokenWorth(s, seat, token)), 0);

/** What the primary part of a role brings now, the token it gives included. */
export function roleParts(mind: Mind, role: RoleName): Thumb[] {
  const { s, seat } = mind;
  const card = ROLES[ROLE_NAMES.indexOf(role)];
  const parts = [part('token-gain', tokenWorth(s, seat, tokenOf(card?.token ?? 'admin')))];
  switch (role) {
    case 'priest':
      parts.push(part('train', placing(mind, PRIEST)));
      parts.push(part('faith', Math.max(bestConversion(mind, NOWHERE), freeZiggurat(mind))));
      break;
    case 'engineer':
      parts.push(part('goods', 3 * worthOf(mind, SILVER)), part('canals', freeCanals(mind, true)));
      break;
    case 'merchant':
      parts.push(part('goods', harbours(mind) * worthOf(mind, SILVER)), part('trade', tradeWorth(mind)));
      break;
    case 'governor':
      parts.push(part('collect', collecting(mind, 'governor')));
      break;
    case 'builder':
      parts.push(part('tile', bestTile(mind, 'either')), part('upgrade', boughtUpgrade(mind)));
      break;
    case 'vizier':
      parts.push(part('victim', bestToken(mind) + 12), part('trade', buying(mind)));
      break;
    case 'commander':
      parts.push(part('troops', Math.max(placing(mind, ARCHER), 2 * placing(mind, SPEARMAN))), part('recall', 6));
      break;
    default:
      parts.push(part('cards', later(s, 60)), part('crown', crownWorth(mind)));
  }
  return parts;
}

const freeZiggurat = (mind: Mind): number =>
  placesForZiggurat(mind.s, mind.seat).length === 0 ? 0 : zigguratWorth(mind);

/** AKK-3.36 An upgrade for a lapis, where that is a bargain. */
function boughtUpgrade(mind: Mind): number {
  const { s, seat } = mind;
  if (goodsOf(s, seat, LAPIS) === 0 || upgradable(s, seat).length === 0) return 0;
  return Math.max(0, bestTile(mind, 'upgrade') - worthOf(mind, LAPIS));
}

/** AKK-20.03, AKK-2.03 The Crown: the first choice of roles, and the tie-break. */
function crownWorth({ s, seat }: Mind): number {
  if (s.crown === seat) return s.round >= 7 ? 10 : 2;
  return s.round >= 7 ? 45 : 18;
}

/** Who has fewer role cards than this round gives. */
const withoutRole = ({ s }: Mind): Seat[] =>
  [...s.vp.keys()].filter((one) => s.roleOf.filter((owner) => owner === one).length < rolesEach(s));

const withoutGod = ({ s }: Mind): Seat[] => [...s.vp.keys()].filter((one) => !s.godOf.includes(one));

/** Decision 6: the use of the card, the silver on it. */
export const selectRole: Look = (mind, key) => {
  const silver = mind.s.roleSilver[ROLE_NAMES.indexOf(key as RoleName)] ?? 0;
  return [
    ...roleParts(mind, key as RoleName),
    part('lies-there', silver * worthOf(mind, SILVER)),
    part('deny', cardDenial(mind.s, mind.seat, key, withoutRole(mind))),
  ];
};

const GOD_WORTH: { readonly [god in GodName]: number } = {
  an: 12,
  ishkur: 16,
  enki: 62,
  shamash: 48,
  enlil: 10,
  ninhursag: 12,
  ishtar: 40,
  suen: 14,
};

/** What a god does for this player this round. */
export function godWorth(mind: Mind, god: GodName): number {
  const { s, seat } = mind;
  const g = goals(mind);
  const home = s.home[seat];
  let worth = GOD_WORTH[god];
  if (god === 'enlil') worth = upgradable(s, seat).length === 0 ? 2 : bestTile(mind, 'upgrade');
  if (god === 'ninhursag' && hasBuilt(s, seat, PALACE)) worth += 40;
  if (god === 'ishtar')
    worth += (home === 'mari' || home === 'uruk' ? 25 : 0) + Math.min(60, 0.15 * (g.victory + g.monster));
  if (god === 'shamash') worth += home === 'urkesh' || home === 'mari' ? 15 : 0;
  if (god === 'enki') worth = bestToken(mind) + 12;
  if (god === 'suen') worth += suenWorth(mind);
  return worth;
}

const suenWorth = (mind: Mind): number => {
  const { s, seat } = mind;
  const priests = ALL_SPACES.some((space) => unitsAt(s, seat, space, PRIEST) > 0);
  return (priests ? 20 + 0.1 * goals(mind).faith : 0) + (priests && hasBuilt(s, seat, TEMPLE) ? 15 : 0);
};

/** Decision 7. */
export const selectGod: Look = (mind, key) => {
  const lying = mind.s.godStaples[GOD_NAMES.indexOf(key as GodName)] ?? 0;
  return [
    part('god', godWorth(mind, key as GodName)),
    part('lies-there', lying * (worthOf(mind, 0) + worthOf(mind, 1))),
    part('deny', cardDenial(mind.s, mind.seat, key, withoutGod(mind))),
  ];
};

/** What following a role brings, the payment taken off (decision 44). */
export const roleFollow: Look = (mind, key) => {
  const { s, seat } = mind;
  if (key === 'decline') return [part('token-kept', 6)];
  const pay = (token: number): Thumb => part('token', -tokenPrice(s, seat, token));
  switch (mind.about<string>('role')) {
    case 'priest':
      return [part('faith', key === 'priest' ? placing(mind, PRIEST) : zigguratWorth(mind)), pay(DIVINE)];
    case 'engineer':
      return [part('canals', freeCanals(mind, false)), pay(ADMIN)];
    case 'merchant':
      return [part('trade', tradeWorth(mind)), pay(ADMIN)];
    case 'governor':
      return [part('collect', collecting(mind, 'secondary')), pay(tokenOf(key))];
    case 'builder':
      return [...followBuilder(mind, key), pay(ADMIN)];
    case 'vizier':
      return [part('trade', buying(mind))];
    case 'commander':
      return [
        part(
          'recruit',
          top(homesOf(s, seat), (home) => recruitWorth(mind, home) + homecoming(mind, home)),
        ),
        pay(ROYAL),
      ];
    default:
      return [part('cards', later(s, 60)), pay(ROYAL)];
  }
};

const followBuilder = (mind: Mind, key: Key): Thumb[] =>
  key === 'build'
    ? [part('tile', bestTile(mind, 'building'))]
    : [part('upgrade', bestTile(mind, 'upgrade')), part('price', -worthOf(mind, LAPIS))];

/** AKK-3.49 Troops raised in a lost home city may win it back. */
const homecoming = ({ s, seat }: Mind, home: Space): number => (s.control[home] === seat ? 0 : 150);

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
