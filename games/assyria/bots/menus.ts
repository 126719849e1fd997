import type { Seat } from '@edubba/kernel';
import type { Column } from '../content/player-board.ts';
import { COLUMN_NUMBERS, GOLD_EXCHANGES, OFFERINGS_EXCHANGES, TILE_COST } from '../content/player-board.ts';
import { AREA_NUMBERS, OFFERINGS } from '../content/tracks.ts';
import type { State } from '../rules/index.ts';
import { camelLimit, foundCost, levelCost, numberOf, roofCost, strength } from '../rules/index.ts';
import { hasRoom } from '../rules/queries/costs.ts';
import { bestCard, bonusWorth, roofEffect } from './boards.ts';
import { foundingSite, hutWorth } from './huts.ts';
import { influenceGains, offeringsGain, zigguratAtFloods } from './tracks.ts';
import { goods, isLast, ploughWorth, scoringsLeft, VP, WORTH } from './worth.ts';

/** The best that can be got from one kind of action, by Camels spent on it. */
type Menu = readonly number[];

const NOTHING = -1000;

/** The better of an entry and this gain. */
function offer(menu: number[], camels: number, gain: number): void {
  if (gain > (menu[camels] ?? NOTHING)) menu[camels] = gain;
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

/** Tributes, with the Gold that is bought for them. */
function tributes(s: State, seat: Seat): Menu {
  const menu: number[] = [0];
  const tokens = (s.gold[seat] ?? 0) + (s.ships[seat] ?? 0);
  const token = goods(s, 'gold');
  const rooms = AREA_NUMBERS.map(
    (area) =>
      numberOf(s, 'gold-places') -
      (s.areaGold[area] ?? 0) +
      ((s.ships[seat] ?? 0) > 0 && hasRoom(s, area, 'ship') ? 1 : 0),
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
