import type { Seat } from '@edubba/kernel';
import type { Space } from '../content/map.ts';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NUMBERS, GOLD_EXCHANGES, OFFERINGS_EXCHANGES, TILE_COST } from '../content/player-board.ts';
import type { Area } from '../content/tracks.ts';
import { AREA_NUMBERS, OFFERINGS, TRIBUTE } from '../content/tracks.ts';
import { faceUpCards } from '../rules/actions/tiles.ts';
import { movesFrom } from '../rules/queries/adjacency.ts';
import { bonusPossible, civilisationAt } from '../rules/queries/bonuses.ts';
import { foundSpaces, hasRoom } from '../rules/queries/costs.ts';
import type { State } from '../rules/index.ts';
import { buildable, camelLimit, foundCost, isBetween, isRiver, levelCost, roofCost, strength } from '../rules/index.ts';
import { withHut, withoutHut } from './change.ts';
import { lastFeeding } from './feast.ts';
import { influenceGain, influenceGains, offeringsGain, zigguratAtFloods } from './tracks.ts';
import { favourWorth, foodWorth, goods, isLast, ploughWorth, roundsToFlood, scoringsLeft, VP, WORTH } from './worth.ts';

/** The best that can be got from one kind of action, by Camels spent on it. */
type Menu = readonly number[];

const NOTHING = -1000;

/** The better of an entry and this gain. */
function offer(menu: number[], camels: number, gain: number): void {
  if (gain > (menu[camels] ?? NOTHING)) menu[camels] = gain;
}

/** What a Hut that stands is worth for the rounds to come; the next Flood takes those on the rivers. */
function stands(s: State, space: Space): number {
  if (isRiver[space] === true) return roundsToFlood(s) === 0 ? 0 : WORTH.laterRiver;
  return isBetween[space] === true ? WORTH.laterBetween : WORTH.laterOutside;
}

/** What it costs to give up a Hut on the map. */
export function hutWorth(s: State, seat: Seat, space: Space): number {
  if (isLast(s)) return lastFeeding(s, seat, []) - lastFeeding(withoutHut(s, seat, space), seat, []);
  return stands(s, space);
}

/** What a Hut moved in the Actions turn gains. */
export function moveWorth(s: State, seat: Seat, from: Space, to: Space): number {
  if (!isLast(s)) return stands(s, to) - stands(s, from);
  const moved = withHut(withoutHut(s, seat, from), seat, to);
  return lastFeeding(moved, seat, []) - lastFeeding(s, seat, []);
}

/** What the best move gains. */
export function bestMove(s: State, seat: Seat): number {
  let most = NOTHING;
  for (const from of s.huts[seat] ?? []) {
    for (const to of movesFrom(s, from)) most = Math.max(most, moveWorth(s, seat, from, to));
  }
  return most;
}

/** What one more Hut brings at the last feeding, built where it brings most. */
export function lastHut(s: State, seat: Seat): number {
  const now = lastFeeding(s, seat, []);
  let most = 0;
  for (const space of buildable(s, seat)) {
    if (isRiver[space] !== true) most = Math.max(most, lastFeeding(withHut(s, seat, space), seat, []) - now);
  }
  return most;
}

/** The own Hut that is best given up for a Ziggurat. */
export function foundingSite(s: State, seat: Seat): Space | undefined {
  let best: Space | undefined;
  let least = 0;
  for (const space of foundSpaces(s, seat)) {
    const worth = hutWorth(s, seat, space);
    if (best === undefined || worth < least) {
      best = space;
      least = worth;
    }
  }
  return best;
}

/** What taking a piece from this column is worth besides the VP: a stronger tile, or the effect of the small piece. */
export function columnWorth(s: State, seat: Seat, column: Column): number {
  const taken = s.taken[seat]?.[column] ?? 0;
  if (taken < 2) return WORTH.column[column] * (6 - s.round);
  if (column === 0) return offeringsGain(s, seat, 1);
  if (column === 2) return isLast(s) ? 5 : WORTH.draw;
  return column === 3 ? goods(s, 'gold') : goods(s, 'ship') + goods(s, 'farmer');
}

/** The best column to take a piece from that has given so many, and may give one now. */
function bestColumn(s: State, seat: Seat, taken: number): number {
  let best = NOTHING;
  for (const column of COLUMN_NUMBERS) {
    if (s.taken[seat]?.[column] === taken && s.columnUsed[seat]?.[column] !== true)
      best = Math.max(best, columnWorth(s, seat, column));
  }
  return best;
}

/** Worth of a Roof's immediate effect (ASY-27.21 to ASY-27.30). */
export function roofEffect(s: State, seat: Seat, area: Area): number {
  switch (civilisationAt(s, area)) {
    case 'amorites':
      return bestCard(s, seat);
    case 'babylonians':
      return influenceGain(s, seat, 2);
    case 'canaanites':
      return goods(s, 'hut');
    case 'cimmerians':
      return offeringsGain(s, seat, 1);
    case 'egyptians':
      return goods(s, 'ship');
    case 'elamites':
      return 2 * goods(s, 'gold');
    case 'harappans':
      return isLast(s) ? 2 : 12;
    case 'hittites':
      return (s.ploughs[seat] ?? 0) < 2 ? ploughWorth(s, seat, 1) : 0;
    case 'israelites':
      return isLast(s) ? 4 : WORTH.draw;
    default:
      return goods(s, 'farmer');
  }
}

/** The best of the cards that still lie on the main board. */
export function bestCard(s: State, seat: Seat): number {
  let best = 0;
  for (const item of faceUpCards(s))
    best = Math.max(best, item.startsWith('FV') ? favourWorth(s, item) : foodWorth(s, seat, item));
  return best;
}

/** New Ziggurats, levels and Roofs: all numbers of each that the limits allow (ASY-19.03, ASY-19.04). */
function pieces(s: State, seat: Seat): Menu {
  const menu: number[] = [0];
  const score = VP * scoringsLeft(s);
  const site = foundingSite(s, seat);
  const large = bestColumn(s, seat, 0);
  const founding =
    site === undefined || large === NOTHING
      ? NOTHING
      : score + zigguratAtFloods(s, seat) + large - hutWorth(s, seat, site);
  const free = (s.ziggurats[seat] ?? []).filter((space) => s.raised[space] !== true);
  const count = (level: number): number =>
    free.filter((space) => s.levels[space] === level && s.roofed[space] !== true).length;
  const columns = (taken: number): number =>
    COLUMN_NUMBERS.filter((column) => s.taken[seat]?.[column] === taken && s.columnUsed[seat]?.[column] !== true)
      .length;
  const seconds = Math.min(count(1), columns(1));
  const thirds = Math.min(count(2), columns(2));
  const roofs = roofOffers(s, seat, count(3));
  const second = score + Math.max(0, bestColumn(s, seat, 1));
  const third = score + Math.max(0, bestColumn(s, seat, 2));
  for (let f = 0; f <= (founding > 0 ? 1 : 0); f++) {
    let camels = f * foundCost(s, seat);
    let gain = f * founding;
    for (let two = 0; two <= seconds; two++) {
      if (two > 0) {
        camels += Math.max(1, levelCost(s, seat, 2) - (two - 1));
        gain += second;
      }
      for (let three = 0; three <= thirds; three++) {
        for (const roof of roofs) offer(menu, camels + 3 * three + roof.camels, gain + three * third + roof.gain);
      }
    }
  }
  return menu;
}

/** No Roof, the best one, the best two … */
function roofOffers(s: State, seat: Seat, most: number): { readonly camels: number; readonly gain: number }[] {
  const single = AREA_NUMBERS.filter((area) => s.areaRoof[area] === true)
    .map((area) => ({ camels: roofCost(s, area), gain: VP * scoringsLeft(s) + roofEffect(s, seat, area) }))
    .sort((a, b) => b.gain - b.camels * VP - (a.gain - a.camels * VP));
  const offers = [{ camels: 0, gain: 0 }];
  for (const roof of single.slice(0, most)) {
    const before = offers[offers.length - 1] ?? { camels: 0, gain: 0 };
    offers.push({ camels: before.camels + roof.camels, gain: before.gain + roof.gain });
  }
  return offers;
}

function offerings(s: State, seat: Seat): Menu {
  const menu: number[] = [0];
  if (s.used[seat]?.[0] === true || s.offerings[seat] === OFFERINGS.top) return menu;
  for (const { camels, gain, pieces: needed } of OFFERINGS_EXCHANGES) {
    if (needed <= strength(s, seat, 0)) offer(menu, camels, offeringsGain(s, seat, gain));
  }
  return menu;
}

/** What a Tribute Bonus is worth, its price paid (ASY-27.01 to ASY-27.10). */
export function bonusWorth(s: State, seat: Seat, area: Area): number {
  const name = civilisationAt(s, area);
  // A Hut moved is better where it goes when a Flood comes; looking is dear, so only then.
  if (name === 'cimmerians') return roundsToFlood(s) === 0 ? Math.max(0, bestMove(s, seat)) : 1;
  if (!bonusPossible(s, seat, area)) return 0;
  const spare = roundsToFlood(s) === 0;
  switch (name) {
    case 'amorites':
      return offeringsGain(s, seat, 1) - ((s.gold[seat] ?? 0) > 0 ? Math.min(VP, goods(s, 'gold')) : VP);
    case 'babylonians':
      return 6;
    case 'canaanites':
      return goods(s, 'ship');
    case 'elamites':
      return goods(s, 'farmer');
    case 'egyptians':
      // A Hut on a river that the Flood would take anyway is no loss.
      return influenceGain(s, seat, 1) + VP - (spare ? 0 : 2 * VP);
    case 'hittites':
      return (
        2 * VP -
        Math.min(
          ...(s.huts[seat] ?? []).filter((space) => isRiver[space] !== true).map((space) => hutWorth(s, seat, space)),
          99,
        )
      );
    case 'harappans':
      return ploughWorth(s, seat, 1);
    case 'israelites':
      return goods(s, 'hut') - Math.min(goods(s, 'gold'), 8);
    case 'medes':
      return isLast(s) ? -5 : 11 - ((s.farmers[seat] ?? 0) > 0 ? goods(s, 'farmer') : 2 * VP);
    default:
      return 1;
  }
}

/** Tributes, with the Gold that is bought for them. */
function tributes(s: State, seat: Seat): Menu {
  const menu: number[] = [0];
  const tokens = (s.gold[seat] ?? 0) + (s.ships[seat] ?? 0);
  const token = goods(s, 'gold');
  const rooms = AREA_NUMBERS.map(
    (area) => TRIBUTE.gold - (s.areaGold[area] ?? 0) + ((s.ships[seat] ?? 0) > 0 && hasRoom(s, area, 'ship') ? 1 : 0),
  );
  const bonus = AREA_NUMBERS.map((area) => Math.max(0, bonusWorth(s, seat, area)));
  const [high = 0, middle = 0, low = 0] = rooms;
  const influenced = influenceGains(s, seat);
  const gains: number[] = [];
  for (let a = 0; a <= Math.min(3, high); a++) {
    for (let b = 0; b <= Math.min(3, middle) && 3 * a + 2 * b <= 13; b++) {
      for (let c = 0; c <= Math.min(3, low) && 3 * a + 2 * b + c <= 13; c++) {
        const n = a + b + c;
        const price = goldPrice(s, seat, n - tokens);
        if (n === 0 || price === undefined) continue;
        const influence = 3 * a + 2 * b + c;
        gains[influence] ??= influenced(influence);
        const bonuses = (a > 0 ? (bonus[0] ?? 0) : 0) + (b > 0 ? (bonus[1] ?? 0) : 0) + (c > 0 ? (bonus[2] ?? 0) : 0);
        offer(menu, influence + price, (gains[influence] ?? 0) + bonuses - token * Math.min(n, tokens));
      }
    }
  }
  const surplus = strength(s, seat, 3) === 2 ? 3 : 1 + strength(s, seat, 3);
  if (s.used[seat]?.[3] !== true) offer(menu, Math.min(2, surplus), token * surplus);
  return menu;
}

/** Camels for so much Gold from the Action tile; nothing where it cannot be had. */
function goldPrice(s: State, seat: Seat, gold: number): number | undefined {
  if (gold <= 0) return 0;
  if (s.used[seat]?.[3] === true) return undefined;
  return GOLD_EXCHANGES.find(({ gain, pieces: needed }) => gain >= gold && needed <= strength(s, seat, 3))?.camels;
}

/** Ploughs, a card, goods: one dish each. */
function sundries(s: State, seat: Seat): Menu[] {
  const ploughs: number[] = [0];
  const card: number[] = [0];
  const purchase: number[] = [0];
  const down = 2 - (s.ploughs[seat] ?? 0);
  if (down > 0) offer(ploughs, 3, ploughWorth(s, seat, down));
  if (s.used[seat]?.[2] !== true) offer(card, TILE_COST[strength(s, seat, 2)], bestCard(s, seat));
  if (s.used[seat]?.[1] !== true)
    offer(purchase, TILE_COST[strength(s, seat, 1)], Math.max(goods(s, 'hut'), goods(s, 'ship') + goods(s, 'farmer')));
  return [ploughs, card, purchase];
}

/** What Camels bring if kept. */
export function keeping(s: State, camels: number): number {
  if (s.round === 6) return 0;
  let worth = 0;
  for (let i = 0; i < camels; i++) worth += WORTH.keep[i] ?? 0;
  return worth;
}

/** What 0, 1, 2 … Camels will bring in this round's Actions turn, split among all menus in the best way. */
export function outlook(s: State, seat: Seat): readonly number[] {
  const most = camelLimit(s, seat);
  let best: number[] = [];
  for (let camels = 0; camels <= most; camels++) best.push(keeping(s, camels));
  for (const menu of [pieces(s, seat), offerings(s, seat), tributes(s, seat), ...sundries(s, seat)]) {
    const next = best.slice();
    menu.forEach((gain, price) => {
      if (price > 0 || gain > 0)
        for (let camels = price; camels <= most; camels++)
          next[camels] = Math.max(next[camels] ?? 0, gain + (best[camels - price] ?? 0));
    });
    best = next;
  }
  return best;
}

/** What a player's Camels will bring. */
export function prospects(s: State, seat: Seat): number {
  return outlook(s, seat)[s.camels[seat] ?? 0] ?? 0;
}
