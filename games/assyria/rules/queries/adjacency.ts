import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { layout } from '../geography.ts';
import { SpaceSet } from '../space-set.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';

/** ASY-9.06 Holds no Hut and no Ziggurat of anybody. */
export function isFree(s: State, space: Space): boolean {
  return s.hut[space] === NOBODY && s.ziggurat[space] === NOBODY;
}

const NONE: readonly Space[] = [];

/** Filled while a list is put together, and empty again afterwards: nobody sees it. */
const around = new SpaceSet();

/** Every space under its own number. */
const NUMBERS: readonly Space[] = SPACES.map((_, space) => space);

/**
 * Free spaces adjacent to any of these pieces, in map order (ASY-10.08), added to a list under these names.
 * Option lists are made of it, so it is the most frequent question about the map.
 */
function addFreeAround<T>(
  s: State,
  pieces: readonly Space[],
  more: readonly Space[],
  names: readonly T[],
  to: T[],
): void {
  const { near } = layout(s);
  for (let i = 0; i < pieces.length; i++) around.addSet(near, pieces[i] as Space);
  for (let i = 0; i < more.length; i++) around.addSet(near, more[i] as Space);
  addByShips(s);
  for (let space = around.take(); space >= 0; space = around.take()) {
    if (isFree(s, space)) to.push(names[space] as T);
  }
}

/**
 * ASY-10.05, ASY-10.07 Whatever touches one Ship of a connected group is adjacent to everything in and around the group.
 * When it is called, all that is next to a piece has been gathered. A Ship under a piece adds nothing to that: what is around it is
 * around the piece, and its own space is taken.
 */
function addByShips(s: State): void {
  const { rivers, neighbours, near } = layout(s);
  let reached: Space[] | undefined;
  for (let i = 0; i < rivers.length; i++) {
    const space = rivers[i] as Space;
    if (s.ship[space] !== true) continue;
    if (around.has(space)) (reached ??= []).push(space);
  }
  if (reached === undefined) return;
  // The list grows while it is gone through.
  for (const ship of reached) {
    around.add(ship);
    around.addSet(near, ship);
    for (const next of neighbours[ship] ?? NONE)
      if (s.ship[next] === true && !reached.includes(next)) reached.push(next);
  }
}

function freeAround(s: State, pieces: readonly Space[], more: readonly Space[] = NONE): Space[] {
  const free: Space[] = [];
  addFreeAround(s, pieces, more, NUMBERS, free);
  return free;
}

/** ASY-9.06 to ASY-9.10, ASY-10.08 Where this player may build a Hut. Wells give no adjacency (ASY-9.09). */
export function buildable(s: State, seat: Seat): Space[] {
  return freeAround(s, s.huts[seat] ?? NONE, s.ziggurats[seat]);
}

/** The same, added to a list under these names. */
export function addBuildable<T>(s: State, seat: Seat, names: readonly T[], to: T[]): void {
  addFreeAround(s, s.huts[seat] ?? NONE, s.ziggurats[seat] ?? NONE, names, to);
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
  for (const from of s.huts[seat] ?? []) if (movesFrom(s, from).length > 0) return true;
  return false;
}

/** Own Huts that can move at all. */
export function movable(s: State, seat: Seat): Space[] {
  return (s.huts[seat] ?? []).filter((from) => movesFrom(s, from).length > 0);
}

/** ASY-10.02 River spaces that can take a Ship. */
export function shipSpaces(s: State): Space[] {
  return layout(s).rivers.filter((space) => s.ship[space] !== true);
}
