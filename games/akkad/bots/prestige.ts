import type { ItemId } from '@edubba/kernel';
import { LAPIS, SILVER } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import type { CityCardName } from '../content/special-cities.ts';
import { CITY_CARD_NAMES } from '../content/special-cities.ts';
import type { Kind } from '../content/units.ts';
import { ARCHER, CHAMPION, CHARIOT } from '../content/units.ts';
import { MONSTER_SPACE } from '../rules/geography.ts';
import { homesOf, placesForUnits } from '../rules/queries/map.ts';
import { bonesOf, forceOf, ownOf, rebelForce, troopAt } from './forces.ts';
import { goals } from './goals.ts';
import { exposure, prospect, stakeAt } from './ground.ts';
import { unitGain, worthOf } from './houses.ts';
import { attackOdds, monsterPrize } from './march.ts';
import type { Look, Mind } from './mind.ts';
import { part } from './mind.ts';
import { oddsFor } from './odds.ts';
import type { Tile } from './tiles.ts';
import { bestTile, tileParts } from './tiles.ts';
import { cityCardWorth, later, tokenWorth, UNIT_WORTH, unitWorth, vpWorth } from './worth.ts';
import { numberOf } from '../rules/queries/numbers.ts';

/** Points are taken as soon as they can be (decisions 53, 54, 66). */
export const score: Look<unknown> = ({ s }, _, key) => {
  if (key === 'wait') return [part('enough', 1)];
  return [part('points', vpWorth(s) * (key === 'mission' || key === 'pay' ? 4 : 1))];
};

/** The same unasked; where the question is open already, it is answered instead. */
export const scoreNow: Look<unknown> = (mind, answer, key) =>
  mind.options.includes(key) ? [part('idle', -1)] : score(mind, answer, key);

/** How easily a quest's state is lost again, so that it is scored first. */
const FLEETING: { readonly [quest: ItemId]: number } = {
  'voyage-to-victory': 60,
  'royal-guard': 50,
  'wide-dominion': 46,
  'lord-of-three-cities': 44,
  'both-banks': 40,
  'control-5-cities': 36,
  'waters-of-life': 24,
  'houses-of-the-gods': 22,
  'four-houses': 10,
  'works-of-wonder': 10,
};

/** Decision 55: the one hardest to keep; what must be paid comes last. */
export const prestigeQuest: Look = (mind, key) => {
  if (key === 'none') return [part('enough', 1)];
  const { s, seat } = mind;
  const wins = (s.vp[seat] ?? 0) + 1 >= numberOf(s, 'goal');
  const price = key === 'tribute-to-the-king' && !wins && s.round < numberOf(s, 'rounds') ? tributePrice(mind) : 0;
  return [part('points', vpWorth(s)), part('fleeting', FLEETING[key] ?? 5), part('price', -price)];
};

/** Susa's mission wants the same lapis. */
function tributePrice(mind: Mind): number {
  const { s, seat } = mind;
  const mission = s.home[seat] === 'susa' && s.missionScored[seat] !== true ? 60 : 0;
  return 3 * (later(s, 40) + mission);
}

/** Decision 17: what is wanted most. */
export const monsterReward: Look<{ what: number } | 'lapis' | 'cards'> = (mind, answer) => {
  const { s, seat } = mind;
  if (answer === 'lapis') return [part('goods', 2 * worthOf(mind, LAPIS))];
  if (answer === 'cards') return [part('cards', later(s, 62))];
  return [part('token-gain', tokenWorth(s, seat, answer.what))];
};

/** Decision 29: a better card for a worse. */
export const citySwap: Look<{ what: number } | 'leave', { city: string }> = (mind, answer) => {
  if (answer === 'leave') return [part('enough', 1)];
  const { s, seat } = mind;
  const gained = mind.about.city as CityCardName;
  return [
    part('city-card', cityCardWorth(s, seat, gained)),
    part('price', -cityCardWorth(s, seat, CITY_CARD_NAMES[answer.what] ?? 'der')),
  ];
};

/** Decision 61. */
export const cityTake: Look<number> = ({ s, seat }, city) => [
  part('city-card', cityCardWorth(s, seat, CITY_CARD_NAMES[city] ?? 'der')),
];

/** Decision 57: the cheapest go, to where they are wanted. */
export const surplus: Look<{ kind: Kind; from: Space; to: Space | 'supply' | 'away' }> = (mind, answer) => {
  const { s, seat } = mind;
  const { kind, from, to: target } = answer;
  if (typeof target === 'string') return [part('missed-least', 200 - unitWorth(s, kind))];
  const home = homesOf(s, seat).includes(target);
  const here = bonesOf(troopAt(s, seat, target));
  return [
    part('missed-least', 150 - 0.5 * (UNIT_WORTH[kind] ?? 0)),
    part('guards', (home ? 6 + goals(mind).guard : 0) + 0.3 * exposure(mind, target, here)),
    part('prospect', 0.05 * (prospect(mind, target) - prospect(mind, from))),
    part('champion', kind === CHAMPION ? -60 : 0),
  ];
};

/** Decision 60: used at once, if it does anything. */
export const mercyUse: Look = (mind, key) => {
  if (key === 'keep') return [part('enough', 1)];
  return [part('mercy', key === 'host-of-ishtar' && placesForUnits(mind.s, mind.seat).length === 0 ? 0 : 60)];
};

export const mercyHost: Look = (mind, key) => {
  const { s, seat } = mind;
  const [city] = placesForUnits(s, seat);
  if (city === undefined) return [part('any', 1)];
  const n = key === 'archer' ? 2 : 1;
  return [part('troops', n * unitGain(mind, key === 'archer' ? ARCHER : CHARIOT, city))];
};

/** M6 on the own turn: as soon as there is a tile worth having. */
export const mercyNow: Look = (mind) => [part('tile', bestTile(mind, 'either'))];

/** Decision 38, 51: a building or an upgrade. */
export const tile: Look<Tile | 'skip'> = (mind, answer) =>
  answer === 'skip' ? [part('enough', 1)] : tileParts(mind, answer);

/** Decision 8, V08: a cheap unit rather than silver. */
export const levy: Look<{ kind: Kind; space: Space } | 'silver'> = (mind, answer) => {
  if (answer === 'silver') return [part('missed-least', 200 - 2 * worthOf(mind, SILVER))];
  const { kind, space } = answer;
  const left = bonesOf(troopAt(mind.s, mind.seat, space)) - 1;
  return [
    part('missed-least', 200 - unitWorth(mind.s, kind)),
    part('exposed', -0.3 * exposure(mind, space, Math.max(0, left))),
  ];
};

/** Decision 65: where a strong group meets them, else what is missed least. */
export const rebels: Look<Space, { n: number }> = (mind, space) => {
  const { s, seat } = mind;
  const troop = troopAt(s, seat, space);
  const { n } = mind.about;
  const stake = stakeAt(mind, space);
  if (ownOf(troop) === 0) return [part('missed-least', 200 - stake)];
  const odds = oddsFor(rebelForce(n), forceOf(s, seat, troop, { attacks: false, monster: false, fresh: true }));
  return [part('missed-least', 200 - odds.win * stake - odds.lossB)];
};

/** Decision 48: whoever beats the monster, else whoever is missed least. */
export const challengeGroup: Look<Space, { monster: number }> = (mind, space) => {
  const { s, seat } = mind;
  const troop = troopAt(s, seat, space);
  const there = MONSTER_SPACE[mind.about.monster] ?? 0;
  const odds = attackOdds(s, seat, there, troop, true);
  return [
    part('fight-win', odds.win * monsterPrize(mind)),
    part('fight-loss', -odds.lossA),
    part('exposed', -exposure(mind, space, 0)),
    part('any', 200),
  ];
};

/** V01 to V12 What an event means to a player: good ones on the top, bad ones below. */
const EVENT: { readonly [event: ItemId]: number } = {
  'plentiful-harvest': 20,
  'fertile-sheepfold': 20,
  'royal-gift': 30,
  'tax-inflation': 25,
  uprising: -15,
  'gutian-raid': -10,
  drought: -12,
  'levy-for-the-king': -20,
  'tribute-demand': -25,
  floods: -5,
  'omen-of-war': 5,
  'return-of-the-rebels': -22,
};

/** Decision 51, An: what helps comes next. */
export const anPut: Look<{ verb: 'top' | 'bottom'; what: ItemId }> = (_, { verb, what }) => {
  const good = EVENT[what] ?? 0;
  return [part('event', verb === 'top' ? good : -good)];
};

/** Collecting: what is scarce. */
export const collectGood: Look<number | 'skip'> = (mind, good) =>
  good === 'skip' ? [part('enough', 1)] : [part('goods', worthOf(mind, good))];
