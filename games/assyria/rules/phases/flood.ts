import type { Effects } from '@edubba/kernel';
import { INFLUENCE } from '../../content/tracks.ts';
import { changeVp } from '../effects/gains.ts';
import { clearRivers } from '../effects/map.ts';
import { influenceScores, offeringsVp } from '../queries/scores.ts';
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
