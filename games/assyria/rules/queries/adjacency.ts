import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import type { Layout } from '../geography.ts';
import { layout } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** ASY-9.06 Holds no Hut and no Ziggurat of anybody. */
export function isFree(s: State, space: Space): boolean {
  return s.hut[space] === NOBODY && s.ziggurat[space] === NOBODY;
}

const NONE: readonly Space[] = [];
const NO_ZONES: readonly (readonly Space[])[] = [];

/**
 * ASY-10.05, ASY-10.07 For each connected group of Ships: their spaces and all spaces around them.
 * All spaces of one zone are adjacent to each other.
 */
export function shipZones(s: State): readonly (readonly Space[])[] {
  const { rivers, neighbours } = layout(s);
  if (!rivers.some((space) => s.ship[space])) return NO_ZONES;
  const zones: Space[][] = [];
  const seen = new Set<Space>();
  for (const start of rivers) {
    if (s.ship[start] !== true || seen.has(start)) continue;
    const group = [start];
    const zone = new Set<Space>();
    seen.add(start);
    for (const ship of group) {
      zone.add(ship);
      for (const next of neighbours[ship] ?? []) {
        zone.add(next);
        if (s.ship[next] === true && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    zones.push([...zone]);
  }
  return zones;
}

/** Marks made while a list is put together; cleared before it is handed out, so nobody sees them. */
const marked = new Uint8Array(SPACES.length);

function markAround(map: Layout, pieces: readonly Space[]): void {
  for (let i = 0; i < pieces.length; i++) {
    const near = map.neighbours[pieces[i] as Space] as readonly Space[];
    for (let j = 0; j < near.length; j++) marked[near[j] as Space] = 1;
  }
}

/** Free spaces adjacent to any of these pieces, in map order (ASY-10.08). */
function freeAround(s: State, pieces: readonly Space[], more: readonly Space[] = NONE): Space[] {
  const map = layout(s);
  marked.fill(0);
  markAround(map, pieces);
  markAround(map, more);
  for (const zone of shipZones(s)) {
    if (zone.some((space) => pieces.includes(space) || more.includes(space)))
      for (const space of zone) marked[space] = 1;
  }
  const free: Space[] = [];
  const { spaces } = map;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as Space;
    if (marked[space] === 1 && isFree(s, space)) free.push(space);
  }
  return free;
}

/** ASY-9.06 to ASY-9.10, ASY-10.08 Where this player may build a Hut. Wells give no adjacency (ASY-9.09). */
export function buildable(s: State, seat: Seat): Space[] {
  return freeAround(s, s.huts[seat] ?? NONE, s.ziggurats[seat]);
}

/** ASY-26.15, ASY-A.25 Where this player may build next to an opposing Ziggurat. */
export function besideOpposing(s: State, seat: Seat): Space[] {
  return freeAround(s, s.ziggurats.filter((_, owner) => owner !== seat).flat());
}

/** ASY-10.11, ASY-26.20 Where the Hut on this space may move: only its own space counts. */
export function movesFrom(s: State, from: Space): Space[] {
  return freeAround(s, [from]);
}

/** Can any own Hut move? */
export function canMove(s: State, seat: Seat): boolean {
  return (s.huts[seat] ?? []).some((from) => movesFrom(s, from).length > 0);
}

/** Own Huts that can move at all. */
export function movable(s: State, seat: Seat): Space[] {
  return (s.huts[seat] ?? []).filter((from) => movesFrom(s, from).length > 0);
}

/** ASY-10.02 River spaces that can take a Ship. */
export function shipSpaces(s: State): Space[] {
  return layout(s).rivers.filter((space) => s.ship[space] !== true);
}
