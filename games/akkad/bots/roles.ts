import type { Thumb } from '@edubba/bots';
import type { Key, Seat } from '@edubba/kernel';
import { PALACE, TEMPLE } from '../content/buildings.ts';
import type { GodName } from '../content/gods.ts';
import { ADMIN, DIVINE, LAPIS, ROYAL, SILVER, tokenOf } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import type { RoleName } from '../content/roles.ts';
import { ROLE_NAMES, ROLES } from '../content/roles.ts';
import { ARCHER, PRIEST, SPEARMAN } from '../content/units.ts';
import { ALL_SPACES, RIVERS } from '../rules/geography.ts';
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
  unitsAt,
} from '../rules/queries/map.ts';
import { goodsOf, hasBuilt, rolesEach, supplyTypes, upgradable } from '../rules/queries/players.ts';
import { NOWHERE } from '../rules/state.ts';
import { cardDenial, goals } from './goals.ts';
import { prospect } from './ground.ts';
import {
  bestConversion,
  canalWorth,
  collectWorth,
  recruitWorth,
  tradeWorth,
  unitGain,
  worthOf,
  zigguratWorth,
} from './houses.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { bestTile } from './tiles.ts';
import { later, tokenPrice, tokenWorth } from './worth.ts';

/** The most that one of these spaces is worth. */
const top = (spaces: readonly Space[], worth: (space: Space) => number): number =>
  spaces.reduce((best, space) => Math.max(best, worth(space)), 0);

/** What a unit of a kind is worth at the best city. */
export const placing = (mind: Mind, kind: number): number =>
  top(placesForUnits(mind.s, mind.seat), (city) => placeWorth(mind, kind, city));

/** A unit at a city: what it does there, and what it may do from there. */
export function placeWorth(mind: Mind, kind: number, city: Space): number {
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

export const freeZiggurat = (mind: Mind): number =>
  placesForZiggurat(mind.s, mind.seat).length === 0 ? 0 : zigguratWorth(mind);

/** AKK-3.36 An upgrade for a lapis, where that is a bargain. */
function boughtUpgrade(mind: Mind): number {
  const { s, seat } = mind;
  if (goodsOf(s, seat, LAPIS) === 0 || upgradable(s, seat).length === 0) return 0;
  return Math.max(0, bestTile(mind, 'upgrade') - worthOf(mind, LAPIS));
}

/** AKK-20.03, AKK-2.03 The Crown: the first choice of roles, and the tie-break. */
export function crownWorth({ s, seat }: Mind): number {
  if (s.crown === seat) return s.round >= 7 ? 10 : 2;
  return s.round >= 7 ? 45 : 18;
}

/** Who has fewer role cards than this round gives. */
const withoutRole = ({ s }: Mind): Seat[] =>
  [...s.vp.keys()].filter((one) => s.roleOf.filter((owner) => owner === one).length < rolesEach(s));

const withoutGod = ({ s }: Mind): Seat[] => [...s.vp.keys()].filter((one) => !s.godOf.includes(one));

/** Decision 6: the use of the card, the silver on it. */
export const selectRole: Look<number> = (mind, role, key) => {
  const silver = mind.s.roleSilver[role] ?? 0;
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
export const selectGod: Look<number> = (mind, god, key) => {
  const lying = mind.s.godStaples[god] ?? 0;
  return [
    part('god', godWorth(mind, key as GodName)),
    part('lies-there', lying * (worthOf(mind, 0) + worthOf(mind, 1))),
    part('deny', cardDenial(mind.s, mind.seat, key, withoutGod(mind))),
  ];
};

/** What following a role brings, the payment taken off (decision 44). */
export const roleFollow: Look<Key, { role: string }> = (mind, key) => {
  const { s, seat } = mind;
  if (key === 'decline') return [part('token-kept', 6)];
  const pay = (token: number): Thumb => part('token', -tokenPrice(s, seat, token));
  switch (mind.about.role) {
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
export const homecoming = ({ s, seat }: Mind, home: Space): number => (s.control[home] === seat ? 0 : 150);
