import type { Seat } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { SPACES } from '../../content/map.ts';
import { PIECES } from '../../content/player-board.ts';
import { markerValue, OFFERINGS } from '../../content/tracks.ts';
import { WELL_SITES } from '../../content/wells.ts';
import { isBetween, isRiver, layout } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { numberOf } from './numbers.ts';

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
  const between = numberOf(s, 'hut-between');
  const outside = numberOf(s, 'hut-outside');
  let vp = 0;
  for (const space of s.huts[seat] ?? [])
    vp += isRiver[space] === true ? 0 : isBetween[space] === true ? between : outside;
  return vp;
}

/** ASY-29.03, ASY-29.04 Higher space first; on one space the earlier arrival; nobody on 0. */
export function influenceRanking(s: State): Seat[] {
  return s.influence
    .flatMap((space, seat) => (space > 0 ? [seat] : []))
    .sort((a, b) => (s.influence[b] ?? 0) - (s.influence[a] ?? 0) || (s.arrival[a] ?? 0) - (s.arrival[b] ?? 0));
}

/** What each place in the ranking scores (ASY-29.05 to ASY-29.13). */
export function influenceScores(s: State): { readonly seat: Seat; readonly vp: number }[] {
  const values = s.markers.map(markerValue).sort((a, b) => b - a);
  const [m1 = 0, m2 = 0, m3 = 0] = values;
  const [first, second, third] = influenceRanking(s);
  if (first === undefined) return [];
  const scores = [{ seat: first, vp: m1 + m2 + m3 }];
  if (second === undefined) return scores;
  if (s.players === 2) {
    const behind = (s.influence[first] ?? 0) - (s.influence[second] ?? 0);
    const vp = behind <= m1 ? m2 + m3 : behind <= m1 + m2 ? m3 : 0;
    return [...scores, { seat: second, vp }];
  }
  scores.push({ seat: second, vp: m2 + m3 });
  if (third !== undefined) scores.push({ seat: third, vp: m3 });
  return scores;
}

/** ASY-29.16 to ASY-29.19 */
export function offeringsVp(s: State, seat: Seat): number {
  const at = s.offerings[seat] ?? 0;
  return (
    (OFFERINGS.well[at] ?? 0) * (s.wells[seat] ?? 0) + (OFFERINGS.ziggurat[at] ?? 0) * (s.ziggurats[seat]?.length ?? 0)
  );
}
