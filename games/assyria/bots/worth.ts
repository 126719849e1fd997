import type { Seat } from '@edubba/kernel';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';
import { SPACES } from '../content/map.ts';
import { WELL_SITES } from '../content/wells.ts';
import type { State } from '../rules/index.ts';
import { feeds, isBetween, isRiver, layout, SITES_AT } from '../rules/index.ts';

/** All worth is counted in tenths of a VP. */
export const VP = 10;

/** What a Camel is worth by round: less and less, and nothing after the last Actions turn. */
const CAMEL = [16, 16, 13, 13, 11, 11, 1] as const;

export function camelWorth(s: State): number {
  return CAMEL[s.round] ?? 1;
}

/** Scorings of the map still to come for a piece placed now: every Expansion turn after this one, and the end. */
export function scoringsLeft(s: State): number {
  const thisRound = s.phase === 'expansion' || s.phase === 'bidding' ? 1 : 0;
  return 6 - s.round + 1 + thisRound;
}

/** What a fed Hut on this space is worth at one scoring: Camels on a river, VP elsewhere. */
export function yieldOf(s: State, seat: Seat, space: Space): number {
  if (isRiver[space] !== true) return isBetween[space] === true ? 2 * VP : VP;
  const terrain = SPACES[space]?.terrain;
  const first = !(s.huts[seat] ?? []).some((hut) => hut !== space && SPACES[hut]?.terrain === terrain);
  return (first ? 3 : 2) * camelWorth(s);
}

/** Own Huts around the Well sites that this space would complete or bring nearer. */
export function wellProgress(s: State, seat: Seat, space: Space): number {
  if ((s.wells[seat] ?? 0) >= 3) return 0;
  const { sites } = layout(s);
  let best = 0;
  for (const site of SITES_AT[space] ?? []) {
    if (!sites.includes(site) || s.well[site] !== -1) continue;
    const others = (WELL_SITES[site]?.spaces ?? []).filter((near) => near !== space);
    if (others.some((near) => s.ziggurat[near] !== -1 || (s.hut[near] !== -1 && s.hut[near] !== seat))) continue;
    best = Math.max(best, others.filter((near) => s.hut[near] === seat).length + 1);
  }
  return best;
}

/** Everything a player could feed with: icons of cards, and Ploughs and tokens as Wild. */
export function larder(s: State, seat: Seat): Icon[] {
  const icons: Icon[] = [...s.loose];
  for (const card of s.food[seat] ?? []) icons.push(...foodCard(card).icons);
  for (let i = 0; i < (s.ploughs[seat] ?? 0) + (s.tokens[seat] ?? 0); i++) icons.push('wild');
  return icons;
}

/** How many of these Huts the icons can feed: each icon one Hut (augmenting paths; there are at most ten Huts). */
export function feedable(s: State, icons: readonly Icon[], huts: readonly Space[]): number {
  const eater = Array<number>(icons.length).fill(-1);
  const find = (hut: number, seen: Set<number>): boolean => {
    for (let i = 0; i < icons.length; i++) {
      if (seen.has(i) || !feeds(s, icons[i] as Icon, huts[hut] as Space)) continue;
      seen.add(i);
      const other = eater[i] as number;
      if (other < 0 || find(other, seen)) {
        eater[i] = hut;
        return true;
      }
    }
    return false;
  };
  let fed = 0;
  for (let hut = 0; hut < huts.length; hut++) if (find(hut, new Set())) fed++;
  return fed;
}

/** What a Favour card is worth when played: `undefined` where it depends on the rest. */
export function favourWorth(s: State, item: string): number {
  const last = s.round === 6;
  switch (favourCard(item).effect) {
    case 'offering':
      return last && s.phase !== 'actions' ? 0 : 9;
    case 'influence':
      return 14;
    case 'hut':
      return last ? 1 : 9;
    case 'gold':
      return 7;
    case 'bonus':
      return 8;
    case 'food':
      return last ? 3 : 8;
    case 'plough':
      return 7;
    case 'both-ploughs':
      return 9;
    case 'refresh':
      return 6;
    case 'ship':
      return last ? 2 : 6;
    case 'farmer':
      return 5;
    case 'pact':
      return 6;
    default:
      return 4;
  }
}
