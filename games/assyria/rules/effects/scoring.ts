import type { Effects, Seat } from '@edubba/kernel';
import { WELL_SITES } from '../../content/wells.ts';
import { hutVp, zigguratPieces } from '../queries/scores.ts';
import type { State } from '../state.ts';
import { changeVp } from './gains.ts';

/** Puts a Well on the map: the left-most of the Camel track, which raises the limit (ASY-13.07). */
export function digWell(g: Effects<State>, seat: Seat, site: number): void {
  g.s.well[site] = seat;
  g.s.wells[seat] = (g.s.wells[seat] ?? 0) + 1;
  g.emit({ type: 'well.dug', seat, rule: 'ASY-13.03', data: { site: WELL_SITES[site]?.id ?? '' } });
}

/** ASY-15 VP for what stands on the map. */
export function scoreMap(g: Effects<State>, seat: Seat): void {
  changeVp(g, seat, zigguratPieces(g.s, seat), 'ziggurats', 'ASY-15.01');
  changeVp(g, seat, hutVp(g.s, seat), 'huts', 'ASY-15.02');
}
