import type { Seat } from '@edubba/kernel';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import type { Space } from '../content/map.ts';
import type { State } from '../rules/index.ts';
import { feeds, isBetween, isRiver } from '../rules/index.ts';

/** Who is fed in the best way to feed, and what that is worth. */
export interface Feast {
  readonly worth: number;
  readonly fed: readonly Space[];
  /** Ploughs and tokens used. */
  readonly used: number;
}

/** A Hut and what feeding it is worth. */
export interface Guest {
  readonly space: Space;
  readonly worth: number;
}

/** Which guest has which icon, and which icons suit a guest: written anew by every feast, so nobody sees them. */
const eaters = new Int8Array(32);
const suits = new Int32Array(32);

/** Finds an icon for a guest, moving others to another icon where that helps. `asked`: icons already asked for. */
function seatGuest(guest: number, asked: number): number {
  let seen = asked;
  for (;;) {
    const open = (suits[guest] ?? 0) & ~seen;
    if (open === 0) return seen;
    const icon = 31 - Math.clz32(open & -open);
    seen |= 1 << icon;
    const other = eaters[icon] ?? -1;
    if (other >= 0) {
      seen = seatGuest(other, seen);
      if (seen >= 0) continue;
    }
    eaters[icon] = guest;
    // The highest bit is the sign: below zero means seated.
    return -1;
  }
}

/**
 * The best way to feed: the worthiest guests first, each if the icons can be dealt out so that it and all before it get one.
 * Then `spare` Ploughs and tokens, for guests that are worth more than `toolWorth`.
 */
export function feast(
  s: State,
  food: readonly Icon[],
  guests: readonly Guest[],
  spare: number,
  toolWorth: number,
): Feast {
  const table = [...guests].sort((a, b) => b.worth - a.worth);
  eaters.fill(-1);
  const fed: Space[] = [];
  let worth = 0;
  let left = spare;
  for (let guest = 0; guest < table.length; guest++) {
    const { space, worth: gain } = table[guest] as Guest;
    if (gain <= 0) break;
    let suiting = 0;
    for (let i = 0; i < food.length && i < 31; i++) if (feeds(s, food[i] as Icon, space)) suiting |= 1 << i;
    suits[guest] = suiting;
    if (seatGuest(guest, 0) < 0) worth += gain;
    else if (left > 0 && gain > toolWorth) {
      left--;
      worth += gain - toolWorth;
    } else continue;
    fed.push(space);
  }
  return { worth, fed, used: spare - left };
}

/** Icons of the Food cards a player holds, and those left over in this feeding. */
export function icons(s: State, seat: Seat): Icon[] {
  const all: Icon[] = s.active === seat ? [...s.loose] : [];
  for (const card of s.food[seat] ?? []) all.push(...foodCard(card).icons);
  return all;
}

/** Ploughs and tokens: each feeds any Hut. */
export function tools(s: State, seat: Seat): number {
  return (s.ploughs[seat] ?? 0) + (s.tokens[seat] ?? 0);
}

/** What the feeding at the end of the game brings with this food more (ASY-30.03): Huts on the rivers are gone by then. */
export function lastFeeding(s: State, seat: Seat, more: readonly Icon[]): number {
  const guests: Guest[] = [];
  for (const space of s.huts[seat] ?? []) {
    if (isRiver[space] !== true) guests.push({ space, worth: isBetween[space] === true ? 20 : 10 });
  }
  return feast(s, [...icons(s, seat), ...more], guests, tools(s, seat), 0).worth;
}
