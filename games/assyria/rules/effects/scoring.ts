import type { Effects, Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { PIECES } from '../../content/player-board.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { isBetween, isRiver, layout } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { changeVp } from './gains.ts';

/** ASY-13.02 to ASY-13.06 Sites where this player may dig. */
export function wellSites(s: State, seat: Seat): number[] {
  // Each takes three Huts of one's own.
  if ((s.huts[seat]?.length ?? 0) < 3 || (s.wells[seat] ?? 0) >= PIECES.wells) return [];
  const { sites } = layout(s);
  const open: number[] = [];
  for (let i = 0; i < sites.length; i++) {
    const site = sites[i] as number;
    if (s.well[site] === NOBODY && isSurrounded(s, seat, site)) open.push(site);
  }
  return open;
}

function isSurrounded({ hut }: State, seat: Seat, site: number): boolean {
  const { spaces } = WELL_SITES[site] as (typeof WELL_SITES)[number];
  for (let i = 0; i < spaces.length; i++) if (hut[spaces[i] as Space] !== seat) return false;
  return true;
}

/** Puts a Well on the map: the left-most of the Camel track, which raises the limit (ASY-13.07). */
export function digWell(g: Effects<State>, seat: Seat, site: number): void {
  g.s.well[site] = seat;
  g.s.wells[seat] = (g.s.wells[seat] ?? 0) + 1;
  g.emit({ type: 'well.dug', seat, rule: 'ASY-13.03', data: { site: WELL_SITES[site]?.id ?? '' } });
}

/** ASY-14.01, ASY-14.02 Two for each Hut on a river, one more for each river. */
export function riverCamels(s: State, seat: Seat): number {
  let huts = 0;
  let euphrates = 0;
  let tigris = 0;
  for (const space of s.huts[seat] ?? []) {
    if (isRiver[space] !== true) continue;
    huts++;
    if (SPACES[space]?.terrain === 'tigris') tigris = 1;
    else euphrates = 1;
  }
  return 2 * huts + euphrates + tigris;
}

/** ASY-15.01 Pieces on the map, Roofs included. */
export function zigguratPieces(s: State, seat: Seat): number {
  let pieces = 0;
  for (const space of s.ziggurats[seat] ?? []) pieces += (s.levels[space] ?? 0) + (s.roofed[space] === true ? 1 : 0);
  return pieces;
}

/** ASY-15.02 to ASY-15.04 */
export function hutVp(s: State, seat: Seat): number {
  let vp = 0;
  for (const space of s.huts[seat] ?? []) vp += isRiver[space] === true ? 0 : isBetween[space] === true ? 2 : 1;
  return vp;
}

/** ASY-15 VP for what stands on the map. */
export function scoreMap(g: Effects<State>, seat: Seat): void {
  changeVp(g, seat, zigguratPieces(g.s, seat), 'ziggurats', 'ASY-15.01');
  changeVp(g, seat, hutVp(g.s, seat), 'huts', 'ASY-15.02');
}
