import type { ItemId, Seat } from '@edubba/kernel';
import type { FavourEffect } from '../content/favour-cards.ts';
import { favourCard } from '../content/favour-cards.ts';
import type { Icon } from '../content/food-cards.ts';
import { foodCard } from '../content/food-cards.ts';
import type { State } from '../rules/index.ts';
import { isRiver } from '../rules/index.ts';
import type { Guest } from './feast.ts';
import { feast, icons, lastFeeding } from './feast.ts';

/** All worth is counted in tenths of a VP. */
export const VP = 10;

/** What the bot believes things to be worth that bring VP only later: found by trying, in many solo games. */
export const WORTH = {
  /** The first, second … Camel kept for the next round. */
  keep: [13, 12, 11, 10, 8, 6, 4, 2, 1, 0, 0, 0, 0],
  gold: 6,
  ship: 5,
  farmer: 5,
  /** A Hut in the Personal supply. */
  hut: 6,
  plough: 23,
  token: 19,
  /** An icon on a Food card, and a Wild one. */
  icon: 17,
  wild: 25,
  /** An icon for a Hut that stands there already. */
  fits: 6,
  /** An icon that need not be spent now, and a Food card drawn when somebody is hungry. */
  spareIcon: 11,
  draw: 21,
  /** A Hut that stands and can be fed again in a round to come. */
  laterBetween: 5,
  laterOutside: 3,
  laterRiver: 5,
  /** The same in the last round: it may be fed once more, at the end. */
  lastBetween: 8,
  lastOutside: 4,
  /** A Well at one Flood, and two of its three Huts. */
  well: 6,
  wellBegun: 5,
  /** A Ziggurat at one Flood. */
  ziggurat: 24,
  /** A step of a column's Action tile, for each round left: Offerings, Purchase, Card, Gold. */
  column: [12, 3, 14, 4],
  /** In a round without a Flood: percent of what a place on a track would bring. */
  offeringsEarly: 90,
  influenceEarly: 60,
  /** Influence that each rival may still gain in a round. */
  rush: 3,
  roofReached: 6,
  /** Chance in percent, for each rival still to bid and each space below, to be outbid. */
  risk: 10,
} as const;

/** Held Favour cards by what they do: they keep for a better moment. */
const HELD: { readonly [effect in FavourEffect]: number } = {
  ship: 6,
  gold: 7,
  farmer: 6,
  hut: 8,
  offering: 12,
  influence: 14,
  barter: 7,
  harvest: 8,
  food: 18,
  'cheaper-piece': 16,
  'cheaper-tribute': 12,
  'both-ploughs': 23,
  'no-loss': 6,
  pact: 4,
  twice: 8,
  plough: 18,
  refresh: 8,
  bonus: 8,
  move: 5,
};

const AT_THE_END: readonly FavourEffect[] = ['farmer', 'barter', 'harvest', 'food', 'plough'];

/** What a Favour card is worth in the hand; in the last Actions turn only what can still help to feed. */
export function favourWorth(s: State, item: ItemId): number {
  const { effect } = favourCard(item);
  if (s.round < 6 || s.phase !== 'actions') return HELD[effect];
  return AT_THE_END.includes(effect) ? 5 : 0;
}

/** Is this the last Actions turn, after which only the last feeding counts? */
export function isLast(s: State): boolean {
  return s.round === 6 && (s.phase === 'actions' || s.phase === 'end');
}

/** Goods are worth nothing in the last round but for what is done with them at once. */
export function goods(s: State, what: 'gold' | 'ship' | 'farmer' | 'hut'): number {
  return s.round === 6 ? 0 : WORTH[what];
}

/** A Food card: in the last Actions turn what it feeds at the end, before that what it usually does, and more if Huts wait for it. */
export function foodWorth(s: State, seat: Seat, item: ItemId): number {
  const { icons: more } = foodCard(item);
  if (isLast(s)) return lastFeeding(s, seat, more) - lastFeeding(s, seat, []);
  let worth = WORTH.fits * (standing(s, seat, more) - standing(s, seat, []));
  for (const icon of more) worth += icon === 'wild' ? WORTH.wild : WORTH.icon;
  return worth;
}

/** How many of the Huts that stand in the next round can be fed with what is held and this. */
function standing(s: State, seat: Seat, more: readonly Icon[]): number {
  const guests: Guest[] = [];
  for (const space of s.huts[seat] ?? []) {
    if (isRiver[space] !== true || roundsToFlood(s) > 0) guests.push({ space, worth: 1 });
  }
  return feast(s, [...icons(s, seat), ...more], guests, 0, 0).worth;
}

export function ploughWorth(s: State, seat: Seat, n: number): number {
  if (!isLast(s)) return n * WORTH.plough;
  return lastFeeding(s, seat, Array<'wild'>(n).fill('wild')) - lastFeeding(s, seat, []);
}

/** Scorings of the map still to come for a piece placed in this Actions turn: every Expansion turn after it, and the end. */
export function scoringsLeft(s: State): number {
  return 7 - s.round;
}

/** Rounds after this one until the Flood. */
export function roundsToFlood(s: State): number {
  return s.round <= 3 ? 3 - s.round : 6 - s.round;
}

export function floodsLeft(s: State): number {
  return s.round <= 3 ? 2 : 1;
}
