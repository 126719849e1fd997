import type { Thumb } from '@edubba/bots';
import type { Seat } from '@edubba/kernel';
import type { Building } from '../content/buildings.ts';
import { BUILDINGS, TAX_REFORM } from '../content/buildings.ts';
import type { Goods } from '../content/goods.ts';
import { goodOf, LAPIS, SILVER } from '../content/goods.ts';
import type { Space } from '../content/map.ts';
import type { Kind } from '../content/units.ts';
import { ARCHER, CHARIOT, KINDS, MERCENARY, PRIEST, SHIELD, SPEARMAN, UNIT_TABLE, UNITS } from '../content/units.ts';
import { ALL_SPACES, IS_CITY } from '../rules/geography.ts';
import { digPlaces, hordeComes, inReserve } from '../rules/queries/buildings.ts';
import type { How } from '../rules/queries/collect.ts';
import { colours, dry, flatAdditions, pashime, yielding, yieldOf } from '../rules/queries/collect.ts';
import { conversionBones, conversionTargets } from '../rules/queries/conversion.ts';
import {
  citiesOf,
  figuresAt,
  hasCanal,
  homesOf,
  isActivated,
  isStorm,
  ownUnits,
  roomAt,
  unitsAt,
} from '../rules/queries/map.ts';
import { eventIs, goodsOf, hasUpgrade, holdsCard } from '../rules/queries/players.ts';
import { canalCost, unitCost, zigguratCost } from '../rules/queries/prices.ts';
import type { State } from '../rules/state.ts';
import { NOBODY } from '../rules/state.ts';
import { bonesOf, troopAt } from './forces.ts';
import { goals } from './goals.ts';
import { citiesAround, controlGain, exposure, menace } from './ground.ts';
import type { Mind } from './mind.ts';
import { part, perMind } from './mind.ts';
import { goodWorth, later, UNIT_WORTH } from './worth.ts';

/** One more of a good to the seat that is asked, quests and mission counted. */
export function worthOf(mind: Mind, good: number, held?: number): number {
  const { s, seat } = mind;
  const lapis = goals(mind).lapis;
  const plain = goodWorth(s, seat, good, held);
  if (good === LAPIS) return plain + lapis;
  // Two silver become a lapis in trade.
  return good === SILVER ? plain + lapis / 4 : plain;
}

/** What a price is worth. */
export const priceWorth = (mind: Mind, cost: Goods): number =>
  cost.reduce((total, n, good) => total + (n === 0 ? 0 : n * worthOf(mind, good)), 0);

/** The colour one would take of a space. */
export function colourOf(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  let best = -1;
  let most = -1;
  for (const name of colours(space)) {
    const good = goodOf(name);
    if (good === 0 && dry(s, seat, space)) continue;
    const worth = worthOf(mind, good) * yieldOf(s, seat, good);
    if (worth > most) {
      most = worth;
      best = good;
    }
  }
  return best;
}

/** What COLLECT brings at a city. */
export function collectWorth(mind: Mind, city: Space, how: How): number {
  const { s, seat } = mind;
  const gave = [0, 0, 0, 0];
  for (const space of yielding(s, { seat, city, how })) {
    const good = colourOf(mind, space);
    if (good >= 0) gave[good] = (gave[good] ?? 0) + yieldOf(s, seat, good);
  }
  flatAdditions(s, seat, gave).forEach((n, good) => {
    gave[good] = (gave[good] ?? 0) + n;
  });
  if (pashime(s, seat)) gave[0] = (gave[0] ?? 0) + 1;
  let worth = 0;
  // The more there is of one good, the less the last of it is worth.
  gave.forEach((n, good) => {
    worth += n * worthOf(mind, good) * (n > 4 ? 0.85 : 1);
  });
  return worth;
}

/** AKK-14.07 to AKK-14.10, V04, C7 Silver of a TAX at a city; `all`: activated cities count too. */
export function taxOf(s: State, seat: Seat, city: Space, all: boolean): number {
  const cities = citiesOf(s, seat).filter((space) => !isStorm(s, space));
  const paying = cities.filter((space) => all || space === city || !isActivated(s, seat, space)).length;
  const reform = hasUpgrade(s, seat, TAX_REFORM) ? Math.trunc(cities.length / 3) : 0;
  return paying + reform + (eventIs(s, 'tax-inflation') ? 2 : 0) + (holdsCard(s, seat, 'halub') ? 1 : 0);
}

/** Own fighters on the board. */
const fighters = perMind(({ s, seat }) => {
  const units = s.units[seat] ?? [];
  let n = 0;
  for (const space of ALL_SPACES) for (const kind of [SPEARMAN, ARCHER, CHARIOT]) n += units[space * KINDS + kind] ?? 0;
  return n;
});

/** What one more unit of a kind is worth at a city, before its price. */
export function unitGain(mind: Mind, kind: Kind, city: Space): number {
  const { s, seat } = mind;
  const plenty = fighters(mind) > 3 + 2 * citiesOf(s, seat).length;
  let worth = later(s, (UNIT_WORTH[kind] ?? 0) * (plenty ? 0.75 : 1.3) * (goals(mind).humble > 0 ? 1.25 : 1));
  if (kind === SHIELD && unitsAt(s, seat, city, SHIELD) > 0) worth *= 0.3;
  if (kind === PRIEST) worth = priestGain(mind, city);
  if (homesOf(s, seat).includes(city)) worth += ownUnits(s, seat, city) < 4 ? goals(mind).guard : 0;
  const here = bonesOf(troopAt(s, seat, city));
  if (kind !== PRIEST && menace(mind, city) > 0)
    worth += exposure(mind, city, here) - exposure(mind, city, here + (UNIT_TABLE[kind]?.bones ?? 0));
  return worth;
}

/** A priest: more where something can be converted from its place. */
function priestGain(mind: Mind, city: Space): number {
  const { s, seat } = mind;
  const all = ALL_SPACES.reduce((n, space) => n + unitsAt(s, seat, space, PRIEST), 0);
  const faithful = s.home[seat] === 'girsu' || s.character[seat] === 'enheduanna';
  return (
    later(s, (all === 0 ? 55 : all < 3 ? 40 : 15) + (faithful ? 15 : 0)) +
    (all < 2 ? goals(mind).faith * 0.25 : 0) -
    (figuresAt(s, seat, city) === 0 ? 5 : 0)
  );
}

/** What a purchase brings beyond its price; `room`: figures that still fit. */
export function purchaseGain(mind: Mind, kind: Kind, city: Space, bought: readonly string[], room: number): number {
  const n = Math.min(UNIT_TABLE[kind]?.pair ?? 1, room);
  return n * unitGain(mind, kind, city) - priceWorth(mind, unitCost(mind.s, mind.seat, kind, bought));
}

/** What RECRUIT TROOPS would bring there: one purchase after another, the best each time. */
export function recruitWorth(mind: Mind, city: Space): number {
  const { s, seat } = mind;
  const purse = (s.goods[seat] ?? []).slice();
  let room = roomAt(s, seat, city);
  let worth = hordeComes(s, seat, city) ? unitGain(mind, SPEARMAN, city) : 0;
  const bought: string[] = [];
  while (room > 0 && bought.length < 4) {
    let best = -1;
    let most = 0;
    for (const kind of [SPEARMAN, ARCHER, CHARIOT, SHIELD]) {
      const cost = unitCost(s, seat, kind, bought);
      if (inReserve(s, seat, kind) === 0 || cost.some((n, good) => n > (purse[good] ?? 0))) continue;
      const gain = purchaseGain(mind, kind, city, bought, room);
      if (gain > most) {
        most = gain;
        best = kind;
      }
    }
    if (best < 0) break;
    unitCost(s, seat, best, bought).forEach((n, good) => {
      purse[good] = (purse[good] ?? 0) - n;
    });
    worth += most;
    room -= Math.min(room, UNIT_TABLE[best]?.pair ?? 1);
    bought.push(UNITS[best] ?? '');
  }
  return worth;
}

/** How likely a conversion from a space is to succeed. */
export function faithOdds(s: State, seat: Seat, from: Space, more = 0): number {
  const bones = conversionBones(s, seat, from) + more;
  let miss = 1;
  for (let i = 0; i < bones; i++) miss /= 2;
  return 1 - miss;
}

/** What converting a space would bring, were it to succeed. */
export function conversionPrize(mind: Mind, target: Space): number {
  const { s, seat } = mind;
  const owner = s.control[target] ?? NOBODY;
  const faith = owner === NOBODY || owner === seat ? 0 : goals(mind).faith;
  return controlGain(mind, target) + faith + 8 * (s.rebels[target] ?? 0);
}

/** The best conversion open from any space, by its odds. */
export function bestConversion(mind: Mind, city: Space): number {
  const { s, seat } = mind;
  let best = 0;
  for (const [from, target] of conversionTargets(s, seat, city))
    best = Math.max(best, faithOdds(s, seat, from) * conversionPrize(mind, target));
  return best;
}

/** A ziggurat more on the board. */
export const zigguratWorth = (mind: Mind): number => later(mind.s, 32) + goals(mind).ziggurat;

/** A canal on a space: for the quest, and what can be collected in spite of others. */
export function canalWorth(mind: Mind, space: Space): number {
  const { s, seat } = mind;
  if (hasCanal(s, seat, space)) return -100;
  const near = citiesAround(s, seat, space) + (IS_CITY[space] === true && s.control[space] === seat ? 1 : 0);
  const foreign = s.control[space] === seat ? 0.4 : 1;
  const yields = colours(space).length > 0 ? 12 : 0;
  return later(s, near * yields * foreign + 3) + goals(mind).canal;
}

/** Eshnunna's bargain, Assur's caravan and what silver can buy of the lapis that is needed. */
export function tradeWorth(mind: Mind): number {
  const { s, seat } = mind;
  const silver = goodsOf(s, seat, SILVER);
  const caravan = s.home[seat] === 'assur' ? worthOf(mind, SILVER) : 0;
  const bargain = holdsCard(s, seat, 'eshnunna') && silver > 0 ? worthOf(mind, LAPIS) - worthOf(mind, SILVER) : 0;
  return caravan + bargain + lapisTrade(mind, silver) + 8;
}

/** AKK-16.09 What buying lapis brings beyond what is paid for it. */
function lapisTrade(mind: Mind, silver: number): number {
  const each = goals(mind).lapis * 0.5;
  return each <= 0 ? 0 : Math.min(4, Math.trunc(silver / 2)) * each;
}

/** Two mercenaries for a silver, where an army can use them. */
export function hireWorth(mind: Mind, city: Space): number {
  const { s, seat } = mind;
  if (ownUnits(s, seat, city) === 0 || goodsOf(s, seat, SILVER) < 2 || unitsAt(s, seat, city, MERCENARY) >= 6)
    return -20;
  const here = bonesOf(troopAt(s, seat, city));
  const guards = exposure(mind, city, here) - exposure(mind, city, here + 2);
  return later(s, here >= 4 ? 50 : 26) + guards - worthOf(mind, SILVER);
}

/** One action of a building at a city. */
export function deedWorth(mind: Mind, city: Space, action: string): Thumb[] {
  const { s, seat } = mind;
  switch (action) {
    case 'collect':
      return [part('collect', collectWorth(mind, city, 'storehouse'))];
    case 'hire':
      return [part('hire', hireWorth(mind, city))];
    case 'recruit':
      return [part('recruit', recruitWorth(mind, city))];
    case 'tax':
      return [part('tax', taxOf(s, seat, city, false) * worthOf(mind, SILVER))];
    case 'train':
      return [part('train', unitGain(mind, PRIEST, city) - priceWorth(mind, unitCost(s, seat, PRIEST)))];
    case 'convert':
      return [part('convert', bestConversion(mind, city))];
    case 'ziggurat':
      return [part('ziggurat', zigguratWorth(mind) - priceWorth(mind, zigguratCost(s, seat)))];
    case 'canals':
      return [part('canals', paidCanals(mind, city))];
    default:
      return [part('trade', tradeWorth(mind))];
  }
}

/** AKK-16.03 The two best canals that can be dug and paid there. */
function paidCanals(mind: Mind, city: Space): number {
  const { s, seat } = mind;
  const price = priceWorth(mind, canalCost(s, seat));
  const gains = digPlaces(s, seat, city)
    .map((space) => canalWorth(mind, space) - price)
    .sort((a, b) => b - a);
  return Math.max(0, gains[0] ?? 0) + Math.max(0, gains[1] ?? 0);
}

/** All that a building does at a city; what costs more than it brings is left out. */
export function houseParts(mind: Mind, city: Space, building: Building): Thumb[] {
  const tile = BUILDINGS[building];
  if (tile === undefined) return [];
  const parts = tile.actions
    .filter((action) => possibleNow(mind, city, action))
    .flatMap((action) => deedWorth(mind, city, action))
    .filter(({ amount }) => amount > 0);
  // The activated city cannot be entered any more this round.
  const { s, seat } = mind;
  const shut = exposure(mind, city, bonesOf(troopAt(s, seat, city)));
  if (shut > 0 && parts.length > 0) parts.push(part('shut', shut * 0.8));
  return parts;
}

function possibleNow({ s, seat }: Mind, city: Space, action: string): boolean {
  if (action === 'hire') return goodsOf(s, seat, SILVER) > 0;
  if (action === 'train')
    return (
      roomAt(s, seat, city) > 0 &&
      inReserve(s, seat, PRIEST) > 0 &&
      unitCost(s, seat, PRIEST).every((n, good) => goodsOf(s, seat, good) >= n)
    );
  if (action === 'ziggurat')
    return (
      s.ziggurat[city] === NOBODY &&
      (s.zigguratSupply[seat] ?? 0) > 0 &&
      zigguratCost(s, seat).every((n, good) => goodsOf(s, seat, good) >= n)
    );
  return true;
}
