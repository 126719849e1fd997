import type { Seat } from '@edubba/kernel';
import type { Icon } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { PIECES } from '../content/player-board.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { State } from '../rules/index.ts';
import { buildable, camelLimit, isBetween, isRiver, layout, SITES_AT } from '../rules/index.ts';
import type { Guest } from './feast.ts';
import { feast, icons, tools } from './feast.ts';
import { outlook } from './menus.ts';
import { floodsLeft, goods, roundsToFlood, VP, WORTH } from './worth.ts';

/** What a player plans an Expansion turn with. */
export interface Means {
  readonly seat: Seat;
  readonly icons: readonly Icon[];
  readonly tools: number;
  readonly toolWorth: number;
  /** What Camels will bring in the Actions turn, by number. */
  readonly outlook: readonly number[];
  /** What one Camel will bring, about. */
  readonly camel: number;
  /** What a Hut brings by still standing in the next round. */
  readonly stands: (space: Space) => number;
}

/** The means a player has, with this food more. */
export function meansOf(s: State, seat: Seat, more: readonly Icon[] = []): Means {
  const ahead = outlook(s, seat);
  const camels = s.camels[seat] ?? 0;
  const most = Math.min(camels + 6, ahead.length - 1);
  const camel = most > camels ? Math.trunc(((ahead[most] ?? 0) - (ahead[camels] ?? 0)) / (most - camels)) : 0;
  const last = s.round === 6;
  const flood = roundsToFlood(s) === 0;
  return {
    seat,
    icons: [...icons(s, seat), ...more],
    tools: tools(s, seat),
    toolWorth: s.phase === 'end' ? 0 : WORTH.plough,
    outlook: ahead,
    camel,
    stands: (space) => {
      if (isRiver[space] === true) return flood ? 0 : WORTH.laterRiver;
      if (isBetween[space] === true) return last ? WORTH.lastBetween : WORTH.laterBetween;
      return last ? WORTH.lastOutside : WORTH.laterOutside;
    },
  };
}

/** What feeding a Hut is worth by itself; what several are worth together is `worthOf`. */
export function guestWorth(s: State, means: Means, space: Space): number {
  if (s.phase === 'end') return isRiver[space] === true ? 0 : isBetween[space] === true ? 2 * VP : VP;
  if (isRiver[space] === true) return Math.trunc((means.camel * 5) / 2) + means.stands(space);
  const own = isBetween[space] === true ? 2 * VP : VP;
  return own + means.stands(space) + wellShare(s, means.seat, space);
}

/** A Hut's share of a Well it helps to dig. */
function wellShare(s: State, seat: Seat, space: Space): number {
  if ((s.wells[seat] ?? 0) >= PIECES.wells) return 0;
  let most = 0;
  for (const site of SITES_AT[space] ?? []) most = Math.max(most, ownAround(s, seat, site, s.huts[seat] ?? []));
  if (most < 2) return 0;
  return most === 3 ? Math.trunc((WORTH.well * floodsLeft(s)) / 2) : WORTH.wellBegun;
}

/** How many of these Huts stand around a site; none where it cannot be dug. */
function ownAround(s: State, seat: Seat, site: number, huts: readonly Space[]): number {
  if (s.well[site] !== -1 || !layout(s).sites.includes(site)) return 0;
  let own = 0;
  for (const space of WELL_SITES[site]?.spaces ?? []) {
    if (huts.includes(space)) own++;
    else if (s.ziggurat[space] !== -1 || (s.hut[space] !== -1 && s.hut[space] !== seat)) return 0;
  }
  return own;
}

/** Worth of the Wells that these Huts can dig, and of those begun. */
function wells(s: State, seat: Seat, fed: readonly Space[]): { readonly dug: number; readonly worth: number } {
  const left = PIECES.wells - (s.wells[seat] ?? 0);
  const seen = new Set<number>();
  let dug = 0;
  let begun = 0;
  for (const space of fed) {
    for (const site of SITES_AT[space] ?? []) {
      if (seen.has(site)) continue;
      seen.add(site);
      const own = ownAround(s, seat, site, fed);
      if (own === 3 && dug < left) dug++;
      else if (own === 2) begun++;
    }
  }
  const later = s.round === 6 ? 0 : Math.min(begun, left - dug);
  return { dug, worth: dug * WORTH.well * floodsLeft(s) + later * WORTH.wellBegun };
}

/** What an Expansion turn brings with the Huts that stand now: VP, Camels, Wells, and what stands afterwards. */
export function worthOf(s: State, means: Means): number {
  const { seat } = means;
  const guests: Guest[] = (s.huts[seat] ?? []).map((space) => ({ space, worth: guestWorth(s, means, space) }));
  const { fed, used } = feast(s, means.icons, guests, means.tools, means.toolWorth);
  let worth = -means.toolWorth * used;
  let camels = s.camels[seat] ?? 0;
  const rivers = new Set<string>();
  for (const space of fed) {
    worth += means.stands(space);
    if (isRiver[space] === true) {
      camels += 2;
      rivers.add(SPACES[space]?.terrain ?? '');
    } else worth += isBetween[space] === true ? 2 * VP : VP;
  }
  const dug = wells(s, seat, fed);
  camels = Math.min(camels + rivers.size + 2 * dug.dug, camelLimit(s, seat));
  return worth + dug.worth + (means.outlook[camels] ?? 0);
}

/** Huts at hand in a Build step. */
export function hutsAtHand(s: State, seat: Seat): number {
  return (s.growthHuts[seat] ?? 0) + (s.personalHuts[seat] ?? 0);
}

/** A position to plan on: Huts can be put on its map and taken off again. */
export function draft(s: State): State {
  return {
    ...s,
    hut: s.hut.slice(),
    huts: s.huts.map((list) => list.slice()),
    growthHuts: s.growthHuts.slice(),
    personalHuts: s.personalHuts.slice(),
  };
}

/** Where the next Hut comes from: the Growth area first (ASY-9.05). */
function stock(s: State, seat: Seat): number[] {
  return (s.growthHuts[seat] ?? 0) > 0 ? s.growthHuts : s.personalHuts;
}

/** Puts a Hut on a draft. */
export function place(s: State, seat: Seat, space: Space): number[] {
  const from = stock(s, seat);
  from[seat] = (from[seat] ?? 0) - 1;
  s.hut[space] = seat;
  s.huts[seat]?.push(space);
  return from;
}

/** Takes the Hut built last off a draft, back to where it came from. */
export function lift(s: State, seat: Seat, from: number[]): void {
  const space = s.huts[seat]?.pop();
  if (space !== undefined) s.hut[space] = -1;
  from[seat] = (from[seat] ?? 0) + 1;
}

/** A Hut that could be built, and what it brings at once. */
export interface Building {
  readonly space: Space;
  readonly gain: number;
}

/** Every Hut that can be built now, the best first. `s` is a draft. */
export function buildings(s: State, means: Means): Building[] {
  const { seat } = means;
  // One of the Personal supply is worth something there too.
  const before = worthOf(s, means) + (stock(s, seat) === s.personalHuts ? goods(s, 'hut') : 0);
  const all = buildable(s, seat).map((space) => {
    const from = place(s, seat, space);
    const gain = worthOf(s, means) - before;
    lift(s, seat, from);
    return { space, gain };
  });
  return all.sort((a, b) => b.gain - a.gain);
}

/** What the rest of the Build step will bring, one best Hut after the other. `s` is a draft. */
export function settle(s: State, means: Means): number {
  const { seat } = means;
  if (hutsAtHand(s, seat) === 0) return 0;
  const [best] = buildings(s, means);
  // ASY-9.04 Growth Huts must be built, others only where they pay
  if (best === undefined || ((s.growthHuts[seat] ?? 0) === 0 && best.gain <= 0)) return 0;
  const from = place(s, seat, best.space);
  const total = best.gain + settle(s, means);
  lift(s, seat, from);
  return total;
}

/** A whole Build step thought through: where it begins and what it brings. */
export interface Scheme {
  readonly first: Space;
  readonly total: number;
}

/**
 * Well sites that the Huts at hand can surround: three outside Huts bring little one by one, so they are thought of together.
 * `s` is a draft.
 */
export function wellSchemes(s: State, means: Means): Scheme[] {
  const { seat } = means;
  const left = hutsAtHand(s, seat);
  if ((s.wells[seat] ?? 0) >= PIECES.wells || left === 0) return [];
  const start = new Set(buildable(s, seat));
  const out: Scheme[] = [];
  for (const site of layout(s).sites) {
    if (s.well[site] !== -1) continue;
    const missing = (WELL_SITES[site]?.spaces ?? []).filter((space) => s.hut[space] !== seat);
    if (missing.length === 0 || missing.length > left || missing.length < 2) continue;
    if (missing.some((space) => s.hut[space] !== -1 || s.ziggurat[space] !== -1)) continue;
    // The three spaces touch each other: where one can be built on, all can.
    const first = missing.find((space) => start.has(space));
    if (first === undefined) continue;
    const before = worthOf(s, means);
    const ordered = [first, ...missing.filter((space) => space !== first)];
    const from = ordered.map((space) => place(s, seat, space));
    const spent = from.filter((stocked) => stocked === s.personalHuts).length * goods(s, 'hut');
    const total = worthOf(s, means) - before - spent + settle(s, means);
    for (const stocked of from.reverse()) lift(s, seat, stocked);
    out.push({ first, total });
  }
  return out;
}

/** What the Build step brings at best. `s` is a draft. */
export function bestSettling(s: State, means: Means): number {
  return Math.max(settle(s, means), ...wellSchemes(s, means).map(({ total }) => total));
}
