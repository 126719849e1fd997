import type { Thumb } from '@edubba/bots';
import type { Observation } from '@edubba/kernel';
import { readAllotment } from '@edubba/kernel';
import { combatCard, MOBILITY, ROWS, STRENGTH, TACTICS } from '../content/combat-cards.ts';
import { POWER } from '../content/units.ts';
import { NEXT_ROW, smallerSide } from '../rules/combat/rows.ts';
import type { State } from '../rules/index.ts';
import { row } from '../rules/lists.ts';
import {
  bidRange,
  fighterKind,
  fighterOf,
  pool,
  standing,
  theBattle,
  tieWinner,
  value,
} from '../rules/queries/battle.ts';
import { humanSide } from '../rules/solo/combat.ts';
import { tribeSide } from '../rules/state.ts';
import type { Look } from './acting.ts';
import { thumb } from './acting.ts';
import type { Show } from './fights.ts';
import { layouts, orders, rowsWorth, showOf, soloWorth, tooMany, UNIT_WORTH } from './fights.ts';
import { standingWorth } from './worth.ts';

/** A Knucklebone, in tenths of a VP. */
const BONE = 3;

/** What the area is worth to whoever stands there after the battle. */
const stake = (s: State, player: number): number =>
  player < s.players ? 8 + standingWorth(s, player, theBattle(s).area, 0) : 8;

// Bids ------------------------------------------------------------------------------------------------------------

interface Bidding {
  readonly own: Show;
  readonly other: Show;
  readonly ties: boolean;
  readonly stake: number;
  /** Bids of the other side that are to be expected. */
  readonly expected: readonly (readonly number[])[];
}

/** Bids over the simplex: some of what there is, to the sections in several ways, more where slots are. */
function expectedBids([least, most]: readonly [number, number], { slots }: Show): number[][] {
  if (most === 0) return [[0, 0, 0]];
  const bids: number[][] = [];
  const totals = new Set([least, Math.floor((least + most) / 2), most]);
  for (const total of totals) {
    const third = Math.floor(total / 3);
    const half = Math.floor(total / 2);
    const strength = Math.min(total, slots[STRENGTH] ?? 0);
    bids.push(
      [total, 0, 0],
      [total - half, half, 0],
      [total - 2 * third, third, third],
      [strength, total - strength, 0],
      [half, 0, total - half],
    );
    if ((slots[TACTICS] ?? 0) > 1) bids.push([0, total, 0], [third, total - third, 0]);
  }
  return bids;
}

const biddings = new WeakMap<Observation<State>, Bidding>();

function biddingOf(observation: Observation<State>): Bidding {
  const known = biddings.get(observation);
  if (known !== undefined) return known;
  const { view, seat } = observation;
  const { s } = view;
  const battle = theBattle(s);
  const side = battle.deciders.indexOf(seat);
  const other = showOf(s, 1 - side);
  const found = {
    own: showOf(s, side),
    other,
    ties: tieWinner(s) === side,
    stake: stake(s, battle.sides[side] ?? 0),
    expected: expectedBids(bidRange(s, 1 - side), other),
  };
  biddings.set(observation, found);
  return found;
}

/** What one bid against another comes to, in hundredths. */
function outcome(of: Bidding, bid: readonly number[], against: readonly number[]): number {
  let back = 0;
  const wins: boolean[] = [];
  const lead: number[] = [];
  for (let section = STRENGTH; section <= MOBILITY; section++) {
    const a = bid[section] ?? 0;
    const b = against[section] ?? 0;
    const won = a === b ? of.ties : a > b;
    wins.push(won);
    const { slots } = won ? of.own : of.other;
    const used = Math.min(Math.abs(a - b), slots[section] ?? 0);
    lead.push(won ? used : -used);
    if (!won && a < b) back += Math.floor(a / 2);
  }
  // Whoever lays the Units out meets whom it likes, and keeps the other from doing so.
  const tactics = wins[TACTICS] === true ? of.own.tactics : -of.other.tactics;
  const power = of.own.strength - of.other.strength + (lead[STRENGTH] ?? 0) + (lead[TACTICS] ?? 0) + tactics;
  const more = of.own.units - of.other.units;
  const chance = Math.max(4, Math.min(96, 50 + (of.ties ? 6 : -6) + 14 * power + 18 * more));
  const fast = wins[MOBILITY] === true;
  const won = of.stake + Math.floor((of.other.worth * (fast ? 10 : 5)) / 10);
  const lost = of.stake + Math.floor((of.own.worth * (fast ? 4 : 10)) / 10);
  const spent = (bid[0] ?? 0) + (bid[1] ?? 0) + (bid[2] ?? 0) - back;
  return chance * won - (100 - chance) * lost - 100 * BONE * spent;
}

/** Every bid that can be made is held against those that are to be expected. */
export const bid: Look = (observation, key) => {
  const of = biddingOf(observation);
  const numbers = readAllotment(key) ?? [];
  let total = 0;
  for (const against of of.expected) total += outcome(of, numbers, against);
  return [thumb('bid', total / (100 * of.expected.length))];
};

/** One number: how often it wins against all the other side may bid, and what it costs. */
export const simpleBid: Look = ({ view: { s }, seat }, key) => {
  const battle = theBattle(s);
  const side = battle.deciders.indexOf(seat);
  const power = (of: number): number => {
    let total = 0;
    for (const i of standing(battle, of)) total += POWER[fighterKind(s, row(battle.fighters, i))] ?? 0;
    return total;
  };
  const [least, most] = bidRange(s, 1 - side);
  const own = Number(key) + power(side);
  let won = 0;
  for (let n = least; n <= most; n++) {
    const other = n + power(1 - side);
    if (own > other || (own === other && tieWinner(s) === side)) won++;
  }
  const units = showWorth(s, side) + showWorth(s, 1 - side) + 2 * stake(s, battle.sides[side] ?? 0);
  return [thumb('bid', (units * won) / (most - least + 1)), thumb('spent', -BONE * Number(key))];
};

function showWorth(s: State, side: number): number {
  const battle = theBattle(s);
  let total = 0;
  for (const i of standing(battle, side)) total += UNIT_WORTH[fighterKind(s, row(battle.fighters, i))] ?? 0;
  return total;
}

// Rows and Knucklebones on cards ------------------------------------------------------------------------------------

/** The best that can still be made of rows that are begun. */
function bestLayout(s: State, rows: readonly (readonly (readonly number[])[])[], side: number): number {
  const battle = theBattle(s);
  const small = smallerSide(battle);
  const placed = new Set(rows.flat(2));
  const left = (of: number): number[] => standing(battle, of).filter((i) => !placed.has(i));
  const few = left(small);
  const many = left(1 - small);
  if (tooMany(few.length + 1, many.length)) return rowsWorth(s, rows, side);
  let best = -1000;
  for (const all of layouts(rows, few, many, small)) best = Math.max(best, rowsWorth(s, all, side));
  return best;
}

/** MES-21.14 Every layout is fought to its end. */
export const arrange: Look = ({ view: { s }, about, seat }, key) => {
  const battle = theBattle(s);
  const side = battle.deciders.indexOf(seat);
  const told = (about as { readonly rows?: readonly (readonly (readonly string[])[])[] }).rows ?? [];
  const rows = told.map((queues) => queues.map((queue) => queue.map((card) => fighterOf(battle, card))));
  if (key === NEXT_ROW) return [thumb('layout', bestLayout(s, [...rows, [[], []]], side))];
  const i = fighterOf(battle, key);
  const last = rows[rows.length - 1] ?? [[], []];
  const put = last.map((queue, of) => (row(battle.fighters, i).side === of ? [...queue, i] : queue));
  return [thumb('layout', bestLayout(s, [...rows.slice(0, -1), put], side))];
};

/** One more Knucklebone on a card, fought to its end where the rows lie; before that the strongest gets it. */
const putting =
  (of: number): Look =>
  ({ view: { s }, seat }, key) => {
    if (key === 'done') return [thumb('put', -50)];
    const battle = theBattle(s);
    const i = fighterOf(battle, key);
    const fighter = row(battle.fighters, i);
    if (battle.rows.length === 0)
      return [thumb('put', 5 + fighterKind(s, fighter) + (combatCard(key).printed[0] ?? 0))];
    const fighters = battle.fighters.map((one, at) =>
      at === i ? { ...one, put: one.put.map((n, section) => (section === of ? n + 1 : n)) } : one,
    );
    return [
      thumb('put', rowsWorth({ ...s, battle: { ...battle, fighters } }, battle.rows, battle.deciders.indexOf(seat))),
    ];
  };

export const putStrength = putting(STRENGTH);
export const putTactics = putting(TACTICS);
export const putMobility = putting(MOBILITY);

/** Mobility is given up first, then Tactics, then Strength. */
export const fatigue: Look = (_, key) => [thumb('put', ROWS.indexOf(key as (typeof ROWS)[number]))];

// Battles against somebody who is not there --------------------------------------------------------------------------

/** What a Unit of the other side will come to: by its kind, and with its share of the Knucklebones. */
const EXPECTED: readonly number[] = [2, 2, 3, 4];

function expectedValue(s: State): number {
  const battle = theBattle(s);
  const side = 1 - humanSide(s, battle);
  const others = standing(battle, side);
  let most = 0;
  for (const i of others) most = Math.max(most, EXPECTED[fighterKind(s, row(battle.fighters, i))] ?? 0);
  return most + Math.min(3, Math.ceil(pool(s, side) / Math.max(1, others.length)));
}

/** MES-33.03 The strongest is made strong enough for what is to be expected, then the next. */
export const soloPlace: Look = ({ view: { s } }, key) => {
  if (key === 'done') return [thumb('put', 1)];
  const battle = theBattle(s);
  const [card = '', name = ''] = key.split('/');
  const fighter = row(battle.fighters, fighterOf(battle, card));
  const human = fighter.side;
  const others = standing(battle, 1 - human).map((i) => row(battle.fighters, i));
  const against = others[0] ?? fighter;
  const now = value(s, fighter, against);
  const enough = expectedValue(s) + (others.length > 1 ? 1 : 0);
  // The Tribe of somebody else keeps nothing (MES-A.59).
  const forced = battle.sides[human] === tribeSide(s) ? 20 : 0;
  if (now > enough) return [thumb('put', forced)];
  const rank = 2 * fighterKind(s, fighter) + now;
  if (name === 'strength') return [thumb('put', forced + 10 + rank)];
  if (name === 'tactics') {
    const applies = others.every(
      (other) => value(s, { ...fighter, put: [0, 1, 0] }, other) > value(s, { ...fighter, put: [0, 0, 0] }, other),
    );
    return [thumb('put', applies ? forced + 9 + rank : forced)];
  }
  return [thumb('put', forced)];
};

/** MES-33.05 All orders of both queues are fought to their end. */
const queueing =
  (which: 'own' | 'other'): Look =>
  ({ view: { s } }, key): Thumb[] => {
    const battle = theBattle(s);
    const human = humanSide(s, battle);
    const chosen = fighterOf(battle, key);
    const queued = (side: number): number[] => [...(battle.rows[0]?.[side] ?? [])];
    const own = queued(human);
    const other = queued(1 - human);
    (which === 'own' ? own : other).push(chosen);
    const rest = (side: number, begun: readonly number[]): number[] =>
      standing(battle, side).filter((i) => !begun.includes(i));
    let best = -1000;
    for (const mine of orders(rest(human, own), 3))
      for (const theirs of orders(rest(1 - human, other), 3))
        best = Math.max(best, soloWorth(s, human, [...own, ...mine], [...other, ...theirs]));
    return [thumb('layout', best)];
  };

export const soloQueue = queueing('own');
export const soloQueueOther = queueing('other');
