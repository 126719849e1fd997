import type { Thumb } from '@edubba/bots';
import type { ItemId, Seat } from '@edubba/kernel';
import { actionCard } from '../content/action-cards.ts';
import { GRAIN, LAPIS, SILVER } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import { AKKAD } from '../content/map.ts';
import type { Kind } from '../content/units.ts';
import { ARCHER, CHAMPION, PRIEST, SPEARMAN, UNITS } from '../content/units.ts';
import type { CardMode } from '../rules/decisions.ts';
import { ALL_SPACES, CITIES, IS_SPECIAL } from '../rules/geography.ts';
import {
  citiesOf,
  figuresAt,
  hasCanal,
  homeOwner,
  homesOf,
  isEmpty,
  isStorm,
  ownUnits,
  placesForUnits,
  roomAt,
  unitsAt,
} from '../rules/queries/map.ts';
import { goodsOf, supplyTypes } from '../rules/queries/players.ts';
import type { State } from '../rules/state.ts';
import { NOBODY, NOWHERE } from '../rules/state.ts';
import { troopAt } from './forces.ts';
import { goals, goalsOf } from './goals.ts';
import { rivalry } from './ground.ts';
import { bestConversion, collectWorth, taxOf, unitGain, worthOf } from './houses.ts';
import { attackOdds } from './march.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { bestTile, tileParts } from './tiles.ts';
import { cardWorth, later, tokenPrice, tokenWorth, UNIT_WORTH } from './worth.ts';

/** A question about a card. */
interface Carded {
  readonly card: string;
}

const others = ({ s, seat }: Mind): Seat[] => [...s.vp.keys()].filter((one) => one !== seat);

/** The best of several. */
const most = (worths: readonly number[]): number => worths.reduce((best, one) => Math.max(best, one), 0);

/** What a Plague takes from the units of a rival on a space: they give the cheapest. */
function plagueHarm(mind: Mind, rival: Seat, space: Space): number {
  const { s, seat } = mind;
  const worths = UNITS.flatMap((_, kind) =>
    kind === CHAMPION ? [] : Array<number>(unitsAt(s, rival, space, kind)).fill(UNIT_WORTH[kind] ?? 0),
  ).sort((a, b) => a - b);
  return 0.5 * rivalry(s, seat, rival) * ((worths[0] ?? 0) + (worths[1] ?? 0));
}

/** AKK-22.08 A rival sends the group that is lost most easily: little harm, unless all are strong or weak. */
function challengeHarm(mind: Mind, rival: Seat): number {
  const { s, seat } = mind;
  const groups = ALL_SPACES.filter((space) => ownUnits(s, rival, space) > 0);
  if (groups.length === 0) return 0;
  const losses = groups.map((space) => {
    const odds = attackOdds(s, rival, space, troopAt(s, rival, space), true);
    return odds.lossA - odds.win * 90;
  });
  return Math.max(0, Math.min(...losses)) * 0.5 * rivalry(s, seat, rival);
}

/** C12 Cities of rivals in which a Revolt may break out. */
function revoltHarm(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  const owner = s.control[space] ?? NOBODY;
  if (owner === NOBODY || owner === seat || space === AKKAD || homeOwner(s, space) !== NOBODY) return 0;
  if (isStorm(s, space) || !isEmpty(s, space)) return 0;
  return rivalry(s, seat, owner) * (IS_SPECIAL[space] === true ? 34 : 22) + goalsOf(s, owner).city * 0.1;
}

/** A canal of a rival is worth removing where it brings the rival a quest. */
function canalHarm(mind: Mind, owner: Seat): number {
  const { s, seat } = mind;
  if (owner === seat) return -60;
  const canals = s.canals.filter((_, space) => hasCanal(s, owner, space)).length;
  const near = s.questRow.includes('waters-of-life') && canals >= 4 ? 60 : 8;
  return rivalry(s, seat, owner) * near;
}

/** Two goods from a rival: they give the cheapest. */
function giftOf(mind: Mind, rival: Seat, n: number): number {
  const goods = mind.s.goods[rival] ?? [];
  const all = goods
    .flatMap((have, good) => Array.from({ length: Math.min(have, n) }, () => worthOf(mind, good)))
    .sort((a, b) => a - b);
  return all.slice(0, n).reduce((total, one) => total + one, 0);
}

const theft = (mind: Mind, rival: Seat): number =>
  (mind.s.hand[rival]?.length ?? 0) === 0 ? 0 : later(mind.s, 32) + 8 * rivalry(mind.s, mind.seat, rival);

const freeCities = ({ s, seat }: Mind): Space[] => citiesOf(s, seat).filter((space) => !isStorm(s, space));

/** What playing an ACTION card now would bring. */
function actionWorth(mind: Mind, item: ItemId): number {
  const { s, seat } = mind;
  const rivals = others(mind);
  switch (actionCard(item).id) {
    case 'plague':
      return most(
        rivals.flatMap((rival) =>
          ALL_SPACES.map((space) => (figuresAt(s, rival, space) > 0 ? plagueHarm(mind, rival, space) : 0)),
        ),
      );
    case 'challenge-of-anzu':
    case 'challenge-of-huwawa':
      return most(rivals.map((rival) => challengeHarm(mind, rival)));
    case 'canal-removal':
      return most(
        rivals.map((rival) => (s.canals.some((_, space) => hasCanal(s, rival, space)) ? canalHarm(mind, rival) : 0)),
      );
    case 'akka-king-of-kish':
      return most(homesOf(s, seat).map((home) => akkaWorth(mind, home)));
    case 'royal-decree':
      return most(supplyTypes(s, seat).map((token) => tokenWorth(s, seat, token)));
    case 'caravan':
      return Math.max(2 * worthOf(mind, SILVER), worthOf(mind, LAPIS));
    case 'bounty-of-the-fields':
      return 2.5 * (worthOf(mind, 0) + worthOf(mind, 1));
    case 'levy':
      return most(
        placesForUnits(s, seat).map((city) => Math.min(2, roomAt(s, seat, city)) * unitGain(mind, SPEARMAN, city)),
      );
    case 'temple-offering':
      return most(placesForUnits(s, seat).map((city) => unitGain(mind, PRIEST, city)));
    case 'second-harvest':
      return most(freeCities(mind).map((city) => collectWorth(mind, city, 'second-harvest')));
    case 'royal-collectors':
      return taxOf(s, seat, NOWHERE, true) * worthOf(mind, SILVER);
    case 'master-builder':
      return bestTile(mind, 'upgrade');
    case 'thief-in-the-night':
      return most(rivals.map((rival) => theft(mind, rival)));
    case 'revolt':
      return most(CITIES.map((space) => revoltHarm(mind, space)));
    default:
      return most(rivals.map((rival) => giftOf(mind, rival, 2)));
  }
}

const akkaWorth = (mind: Mind, home: Space): number =>
  mind.s.control[home] === mind.seat
    ? (roomAt(mind.s, mind.seat, home) > 0 ? unitGain(mind, ARCHER, home) : 0) +
      (roomAt(mind.s, mind.seat, home) > 1 ? unitGain(mind, SPEARMAN, home) : 0)
    : 0;

/** Playing a card as an action: what it does, and that it is gone. It is kept while it would do little. */
export function cardParts(mind: Mind, item: ItemId): Thumb[] {
  const full = mind.s.hand[mind.seat]?.length ?? 0;
  return [part('card', actionWorth(mind, item)), part('card-spent', -later(mind.s, full > 5 ? 6 : 16))];
}

/** Decision 45: a space for a card. */
export const cardSpace: Look<Space | { space: Space; only: Kind }, Carded> = (mind, answer) => {
  const { s, seat } = mind;
  const { space, only } = typeof answer === 'number' ? { space: answer, only: undefined } : answer;
  switch (mind.about.card) {
    case 'plague': {
      const rival = others(mind).find((one) => figuresAt(s, one, space) > 0) ?? 0;
      return [part('harm', plagueHarm(mind, rival, space))];
    }
    case 'revolt':
      return [part('harm', revoltHarm(mind, space))];
    case 'second-harvest':
      return [part('collect', collectWorth(mind, space, 'second-harvest'))];
    case 'akka-king-of-kish':
      return [part('troops', only === undefined ? akkaWorth(mind, space) : unitGain(mind, only, space))];
    case 'temple-offering':
      return [part('train', unitGain(mind, PRIEST, space))];
    default:
      return [part('troops', Math.min(2, roomAt(s, seat, space)) * unitGain(mind, SPEARMAN, space))];
  }
};

/** Decision 45: a mode of a card. */
export const cardMode: Look<CardMode> = (mind, answer) => {
  const { s, seat } = mind;
  if (typeof answer === 'number') return [part('token-gain', tokenWorth(s, seat, answer))];
  if (answer === 'silver') return [part('goods', 2 * worthOf(mind, SILVER))];
  if (answer === 'lapis') return [part('goods', worthOf(mind, LAPIS))];
  return answer.verb === 'grain' ? balance(s, seat, answer.what, 5) : tileParts(mind, answer);
};

/** So many of a number of staples as grain: both are wanted alike. */
export function balance(s: State, seat: Seat, grain: number, of: number): Thumb[] {
  const apart = Math.abs(goodsOf(s, seat, 0) + grain - goodsOf(s, seat, 1) - (of - grain));
  return [part('balance', 30 - apart)];
}

/** Decision 45: whom a card is aimed at. */
export const cardSeat: Look<Seat, Carded> = (mind, rival) => {
  const { card } = mind.about;
  if (card === 'thief-in-the-night') return [part('harm', theft(mind, rival))];
  if (card === 'tribute')
    return [part('goods', giftOf(mind, rival, 2)), part('rob', 5 * rivalry(mind.s, mind.seat, rival))];
  return [part('harm', 1 + challengeHarm(mind, rival))];
};

/** Decisions 50: whom a character is turned against. */
export const characterWhom: Look<Seat> = (mind, rival) => {
  const gain = mind.s.character[mind.seat] === 'ilshu-rabi' ? theft(mind, rival) : giftOf(mind, rival, 1);
  return [part('goods', gain), part('rob', 5 * rivalry(mind.s, mind.seat, rival))];
};

/** Whose canal is destroyed. */
export const canalDestroy: Look<{ owner: Seat }> = (mind, { owner }) => [part('harm', canalHarm(mind, owner))];

/** What the ACTION of one's character brings. */
export function characterParts(mind: Mind): Thumb[] {
  const { s, seat } = mind;
  switch (s.character[seat]) {
    case 'shar-kali-sharri':
      return [
        part(
          'goods',
          others(mind)
            .slice(0, 3)
            .reduce((total, rival) => total + giftOf(mind, rival, 1), 0),
        ),
      ];
    case 'ken-ussam': {
      const foreign = others(mind).some((rival) => s.canals.some((_, space) => hasCanal(s, rival, space)));
      return [part('goods', 2 * worthOf(mind, 0)), part('harm', foreign ? 8 : -60)];
    }
    case 'enheduanna':
      return [part('convert', bestConversion(mind, NOWHERE)), part('token', -tokenPrice(s, seat, 2))];
    case 'ilshu-rabi':
      return [part('card', most(others(mind).map((rival) => theft(mind, rival))))];
    default:
      return [
        part('token-gain', most(supplyTypes(s, seat).map((token) => tokenWorth(s, seat, token)))),
        part('price', -2 * worthOf(mind, SILVER)),
      ];
  }
}

/** Decision 47: Overflowing Stores for a harvest that is worth it. */
export const collectCard: Look<{ what: ItemId | { good: number } } | 'done'> = (mind, answer) => {
  if (answer === 'done') return [part('card-kept', 1 + later(mind.s, 14))];
  return [part('goods', 2 * worthOf(mind, typeof answer.what === 'string' ? GRAIN : answer.what.good))];
};

/** Decision 47: Voice of the God and the Blessing of Suen. */
export const convertCard: Look<{ verb: 'card' | 'mercy' } | 'done'> = (mind, answer) => {
  if (answer === 'done') return [part('card-kept', 20)];
  const keen = 15 + 0.1 * goals(mind).faith + (mind.s.fight === null ? 8 : 4);
  return [part('faith', answer.verb === 'mercy' ? keen + 25 : keen)];
};

/** Decision 52: what is worth least goes. */
export const discard: Look = ({ s }, key) => [part('card-spent', 60 - cardWorth(s, key))];
