import type { Seat } from '@edubba/kernel';
import { BUILD, EXPLORE, GROW, WARFARE } from '../content/actions.ts';
import { KNUCKLEBONE, TABLET } from '../content/goods.ts';
import type { Area } from '../content/map.ts';
import { AREAS, NEIGHBOURS, STARTS } from '../content/map.ts';
import { SIEGE } from '../content/scenarios.ts';
import { SPEED } from '../content/units.ts';
import type { State } from '../rules/index.ts';
import { row } from '../rules/lists.ts';
import { enemiesAt, heldBy } from '../rules/queries/control.ts';
import { apart, FAR } from '../rules/queries/distance.ts';
import { ramsOn } from '../rules/queries/movement.ts';
import { hasRoom, kindOf, landUnits, ramsAt, ramsOnBoard, unitLimit } from '../rules/queries/pieces.ts';
import { currentCard } from '../rules/queries/technologies.ts';
import { NOBODY, OFF } from '../rules/state.ts';

// What the two scenarios ask for besides points. In tenths of a VP.

const UR: Area = STARTS[SIEGE.ur] ?? 0;

/** Steps to the nearest of these areas, round Defenders and over no walled area of theirs. */
function steps(s: State, seat: Seat, goals: readonly Area[]): number[] {
  const way = AREAS.map(() => FAR);
  const queue = [...goals];
  for (const goal of goals) way[goal] = 0;
  for (let at = queue.shift(); at !== undefined; at = queue.shift())
    for (const next of NEIGHBOURS[at] ?? []) {
      if (way[next] !== FAR || next === UR || !isFree(s, seat, next)) continue;
      way[next] = (way[at] ?? 0) + 1;
      queue.push(next);
    }
  return way;
}

const isFree = (s: State, seat: Seat, area: Area): boolean => {
  const walls = s.walls[area] ?? NOBODY;
  return s.closed[area] !== true && enemiesAt(s, seat, area) === 0 && (walls === NOBODY || walls === seat);
};

/** How Ur is to be entered: by the area next to it with the fewest Defenders, from those next to that one. */
interface Assault {
  readonly gate: Area;
  readonly guards: number;
  /** Steps to the nearest area from which the gate is entered. */
  readonly way: readonly number[];
}

function assaultOf(s: State, seat: Seat): Assault {
  let best: Assault | undefined;
  for (const gate of NEIGHBOURS[UR] ?? []) {
    const guards = enemiesAt(s, seat, gate);
    const from = (NEIGHBOURS[gate] ?? []).filter((area) => area !== UR && isFree(s, seat, area));
    if (from.length > 0 && (best === undefined || guards < best.guards))
      best = { gate, guards, way: steps(s, seat, from) };
  }
  return best ?? { gate: UR, guards: 9, way: AREAS.map((_, area) => apart(area, UR)) };
}

/** The land Unit that carries a Ram, the nearest to Ur. */
function carrier(s: State, seat: Seat): number {
  let best = OFF;
  row(s.unit, seat).forEach((area, piece) => {
    if (area === OFF || ramsOn(s, seat, piece) === 0) return;
    if (best === OFF || apart(area, UR) < apart(row(s.unit, seat)[best] ?? 0, UR)) best = piece;
  });
  return best;
}

/** Own Units besides this one that could follow into an area at once. */
function followers(s: State, seat: Seat, piece: number, to: Area): number {
  let n = 0;
  row(s.unit, seat).forEach((area, other) => {
    if (other !== piece && area !== OFF && (area === to || NEIGHBOURS[to]?.includes(area) === true)) n++;
  });
  return n;
}

/** MES-12.03 The gate is passed at once if its guards are outnumbered: the Ram goes in, the others after it, the Ram goes on. */
function passes(s: State, seat: Seat, piece: number, { gate, guards }: Assault, left: number): boolean {
  return followers(s, seat, piece, gate) >= guards && left >= guards + 2;
}

/** What a step of a Unit is worth to the besieger of Ur, with so many activations left. */
function siegeStep(s: State, seat: Seat, piece: number, from: Area, to: Area, left: number): number {
  const home = s.home[seat] ?? 0;
  // Where the Ram is to be built somebody should be near to take it along.
  if (ramsOnBoard(s, seat) === 0)
    return (row(s.tech, seat)[BUILD] ?? 1) > 1 && landUnits(s, seat) < 3
      ? 8 * (apart(from, home) - apart(to, home))
      : 0;
  if (to === UR) return 5000;
  const lead = carrier(s, seat);
  if (lead === OFF) {
    // The Ram waits for somebody.
    const ram = row(s.ram, seat).find((area) => area !== OFF) ?? from;
    return 70 * (apart(from, ram) - apart(to, ram));
  }
  const assault = assaultOf(s, seat);
  const at = row(s.unit, seat)[lead] ?? from;
  const closer = (assault.way[from] ?? FAR) - (assault.way[to] ?? FAR);
  if (piece === lead) {
    if (NEIGHBOURS[UR]?.includes(from) === true && enemiesAt(s, seat, from) > 0) return -100;
    if (to !== assault.gate) return isFree(s, seat, to) ? 70 * closer : -100;
    const bones = row(s.goods, seat)[KNUCKLEBONE] ?? 0;
    const late = Math.max(...[s.populationAt, s.eventAt].map((track) => track[s.automaton] ?? 0)) >= 7;
    if (passes(s, seat, piece, assault, left)) return 400;
    return late && bones >= 2 + 2 * assault.guards ? 200 : -100;
  }
  // Into the gap that the Ram made: once the guards are outnumbered the Ram goes on.
  if (to === at && enemiesAt(s, seat, at) > 0) return heldBy(s, seat, at) <= enemiesAt(s, seat, at) ? 400 : 0;
  if (from === at && enemiesAt(s, seat, from) > 0) return -100;
  return isFree(s, seat, to) ? 40 * closer : -60;
}

/** Everything is there to set out with: a Ram with its bearer, somebody to follow, and steps enough in a Turn. */
function siegeReady(s: State, seat: Seat): boolean {
  return carrier(s, seat) !== OFF && landUnits(s, seat) > 1 && (row(s.tech, seat)[EXPLORE] ?? 1) >= 3;
}

/** Units of the enemy that can be at the city within so many Rounds. */
function coming(s: State, seat: Seat, rounds: number): number {
  const home = s.home[seat] ?? 0;
  let n = 0;
  for (const area of row(s.unit, s.automaton)) if (area !== OFF && apart(area, home) <= rounds) n++;
  return n;
}

/** Rounds until the first of the enemy can be at the city. */
function threat(s: State, seat: Seat): number {
  let least = FAR;
  for (const area of row(s.unit, s.automaton))
    if (area !== OFF) least = Math.min(least, apart(area, s.home[seat] ?? 0));
  return least;
}

/** What a step of a Unit is worth to the guardian of Assur: whoever is needed there does not leave, or comes back in time. */
function guardianStep(s: State, seat: Seat, from: Area, to: Area): number {
  const home = s.home[seat] ?? 0;
  const near = threat(s, seat);
  const there = heldBy(s, seat, home);
  const needed = near <= 4 ? coming(s, seat, 4) + 2 : 1;
  const enemies = enemiesAt(s, seat, to);
  if (from === home && there - 1 < needed) return -200;
  let worth = there < needed ? 30 * (apart(from, home) - apart(to, home)) : 0;
  // It must be back before the enemy is there.
  if (apart(to, home) + 1 > near - 2) worth -= 25 * (apart(to, home) - apart(from, home));
  if (to === home && enemies > 0) worth += 60;
  if (to !== home && enemies > heldBy(s, seat, to)) worth -= 40;
  return worth;
}

/** What a step brings in a scenario besides its points. */
export function scenarioStep(s: State, seat: Seat, piece: number, from: Area, to: Area, left: number): number {
  if (s.mode === 'siege') return siegeStep(s, seat, piece, from, to, left);
  return s.mode === 'guardians' ? guardianStep(s, seat, from, to) : 0;
}

/** Rams that the siege needs and has not. */
const ramsWanting = (s: State, seat: Seat): number => (s.mode === 'siege' ? Math.max(0, 2 - ramsOnBoard(s, seat)) : 0);

/** What a Ram is worth. */
export function ramWorth(s: State, seat: Seat): number {
  const wanting = ramsWanting(s, seat);
  // A second one only where there is room for two Units besides.
  return wanting === 2 ? 120 : wanting === 1 && unitLimit(s, seat) > 4 && siegeReady(s, seat) ? 25 : 1;
}

/** A level more of these types is what the scenario is won with. */
export function scenarioDiscovery(s: State, seat: Seat, type: number): number {
  const level = row(s.tech, seat)[type] ?? 1;
  if (s.mode === 'siege') {
    if (type === BUILD && level < 2) return 80;
    return type === EXPLORE && level < 3 ? 45 : siegeReady(s, seat) ? -20 : 0;
  }
  if (s.mode === 'guardians') return type === WARFARE ? 12 : 0;
  return 0;
}

/** What the siege still lacks, by good: Food to grow, Wood and Stone for the Ram, Wood for somebody to follow it, a Tablet. */
export function scenarioLacks(s: State, seat: Seat): number[] {
  if (s.mode !== 'siege') return [0, 0, 0, 0, 0, 0];
  const own = row(s.goods, seat);
  const tech = row(s.tech, seat);
  const ram = ramsOnBoard(s, seat) === 0 ? 1 : 0;
  const grow = (s.populationAt[seat] ?? 1) < 2 ? currentCard(s, seat, GROW).first : 0;
  const needs = [ram + (landUnits(s, seat) < 2 ? 1 : 0), grow, ram, 0, 0, 0];
  if ((tech[BUILD] ?? 1) < 2 || (tech[EXPLORE] ?? 1) < 3) needs[TABLET] = 1;
  return needs.map((n, good) => Math.max(0, n - (own[good] ?? 0)));
}

/** What a step of the Population track is worth besides: without it there is no room for a Ram and two Units. */
export function scenarioGrowth(s: State, seat: Seat): number {
  if (s.mode === 'guardians') return hasRoom(s, seat) ? 5 : 25;
  return s.mode === 'siege' && (s.populationAt[seat] ?? 1) < 2 ? 80 : 0;
}

/** What a new Unit and Knucklebones are worth besides. */
export function scenarioWarfare(s: State, seat: Seat, creates: boolean): number {
  if (s.mode === 'siege') return creates ? (landUnits(s, seat) < 2 ? 60 : 12) : 4;
  if (s.mode === 'guardians') {
    const near = threat(s, seat) <= 4;
    return creates ? (near ? 30 : 12) : near ? 6 : 0;
  }
  return 0;
}

/** So many Knucklebones are worth having. */
export const bonesWanted = (s: State): number =>
  s.mode === 'guardians' ? 6 + 3 * s.wave : s.mode === 'siege' ? 10 : 8;

/** Whom a Ram should hang on: anybody rather than nobody, the fast ones first; it does not change for nothing. */
export function bearerWorth(s: State, seat: Seat, ram: number, kind: number): number {
  const now = row(s.carrier, seat)[ram] ?? OFF;
  const area = row(s.ram, seat)[ram] ?? OFF;
  if (s.mode !== 'siege') return now === OFF ? 3 + kind : -1;
  if (now === OFF) return 60 + kind;
  // Two Rams on one Unit are one too many, where another could carry one.
  if (ramsOn(s, seat, now) > 1) return 30 + kind;
  const slow = SPEED[kindOf(s, seat, now)] ?? 1;
  return ramsAt(s, seat, area) > 0 && (SPEED[kind] ?? 1) > slow && enemiesAt(s, seat, area) === 0 ? 20 : -1;
}

/** Own Walls; the enemy of Assur would wait before them for ever, so they are none of the guardian's means. */
export const wallsWorth = (s: State): number => (s.mode === 'guardians' ? 0 : 3);
