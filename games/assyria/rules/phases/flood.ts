import type { Effects, Seat } from '@edubba/kernel';
import { INFLUENCE, markerValue, OFFERINGS } from '../../content/tracks.ts';
import { changeVp } from '../effects/gains.ts';
import { clearRivers } from '../effects/map.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { coveredGold } from '../state.ts';

/** ASY-29 Rivers, Influence, Offerings; the resets only after the first Flood (ASY-29.21). */
export const flood = R.proc<null>('flood')({
  rivers: (g) => {
    clearRivers(g);
    return g.goto('influence');
  },
  influence: (g) => {
    scoreInfluence(g);
    if (g.s.round === 3) resetInfluence(g);
    return g.goto('offerings');
  },
  offerings: (g) => {
    for (let seat = 0; seat < g.s.players; seat++) changeVp(g, seat, offeringsVp(g.s, seat), 'offerings', 'ASY-29.16');
    if (g.s.round === 3) resetOfferings(g);
    return g.end();
  },
});

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

function scoreInfluence(g: Effects<State>): void {
  for (const { seat, vp } of influenceScores(g.s))
    changeVp(g, seat, vp, 'influence', g.s.players === 2 ? 'ASY-29.10' : 'ASY-29.06');
}

function resetInfluence(g: Effects<State>): void {
  const { s } = g;
  // ASY-29.14
  g.moveAll('markers', 'spentMarkers', { type: 'marker.left', rule: 'ASY-29.14' });
  // ASY-29.24
  s.influence.fill(0);
  s.arrival.fill(0);
  // ASY-29.25
  INFLUENCE.tokens.forEach((_, i) => {
    if (s.tokensOn[i] === true || s.tokenSupply === 0) return;
    s.tokensOn[i] = true;
    s.tokenSupply--;
  });
  // ASY-29.26, ASY-3.07
  s.areaGold.fill(coveredGold(s.players));
  s.areaShip.fill(false);
  g.emit({ type: 'flood.influence-reset', rule: 'ASY-29.24' });
}

/** ASY-29.16 to ASY-29.19 */
export function offeringsVp(s: State, seat: Seat): number {
  const at = s.offerings[seat] ?? 0;
  return (
    (OFFERINGS.well[at] ?? 0) * (s.wells[seat] ?? 0) + (OFFERINGS.ziggurat[at] ?? 0) * (s.ziggurats[seat]?.length ?? 0)
  );
}

function resetOfferings(g: Effects<State>): void {
  const { s } = g;
  // ASY-29.20
  s.offerings.fill(0);
  // ASY-29.27
  s.roofsOn.forEach((there, i) => {
    if (there) return;
    s.roofsOn[i] = true;
    s.roofSupply--;
  });
  g.emit({ type: 'flood.offerings-reset', rule: 'ASY-29.20' });
}
