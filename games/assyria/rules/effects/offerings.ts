import type { Effects, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { schemeCard } from '../../content/scheme-cards.ts';
import type { Area } from '../../content/tracks.ts';
import { AREA_NUMBERS, AREAS, OFFERINGS } from '../../content/tracks.ts';
import { refusalsOf } from '../queries/objections.ts';
import { R } from '../rules.ts';
import { byOneArrow, explain } from '../solo/scheme.ts';
import type { State } from '../state.ts';
import { gainRoofReward } from './gains.ts';

/** Steps up the Offerings track; for the solo opponent the Scheme card that gave them. */
export type Advancing = { seat: Seat; steps: number; scheme?: string };

/** ASY-20.05 to ASY-20.11, ASY-31.03 Step by step: a Roof that is reached must be placed before the next (ASY-20.11). */
export const advanceOfferings = R.proc<Advancing>('offerings.advance')({
  step: (g, v) => {
    const { s } = g;
    const at = s.offerings[v.seat] ?? 0;
    if (v.steps-- <= 0 || at === OFFERINGS.top) return g.end();
    s.offerings[v.seat] = at + 1;
    g.emit({ type: 'offerings.advanced', seat: v.seat, rule: 'ASY-20.02', data: { to: at + 1 } });
    const roof = OFFERINGS.roofs.findIndex((space) => space === at + 1);
    if (roof < 0 || s.roofsOn[roof] !== true) return g.goto('step');
    // ASY-20.07 the first to reach a Roof takes it
    g.emit({ type: 'roof.reached', seat: v.seat, rule: 'ASY-20.07', data: { space: at + 1 } });
    return g.goto('room');
  },
  room: (g, v) => {
    const { s } = g;
    if (!s.areaRoof.includes(false)) {
      // ASY-20.10 all three are full: they go back to the Main supply first
      s.areaRoof = [false, false, false];
      s.roofSupply += 3;
      g.emit({ type: 'roofs.returned', rule: 'ASY-20.10' });
    }
    return g.goto(v.scheme === undefined ? 'place' : 'opponent');
  },
  // ASY-20.08
  place: {
    ask: 'roof.place',
    by: (_, v) => v.seat,
    options: (s) => emptyRoofs(s).map((area) => AREAS[area]),
    refusals: (s) =>
      refusalsOf(
        AREA_NUMBERS,
        (area) => AREAS[area],
        (area) => (s.areaRoof[area] === true ? no('ASY-20.08', 'no.roof.full') : undefined),
      ),
    then: (g, v, area) => {
      layRoof(g, v.seat, area);
      gainRoofReward(g, v.seat, area);
      return g.goto('step');
    },
  },
  // ASY-35.12, ASY-35.13, ASY-A.41 by the card's vertical arrow, and without the reward
  opponent: (g, v) => {
    const card = schemeCard(v.scheme ?? '');
    const { chosen, why } = byOneArrow(card, 'vertical', emptyRoofs(g.s), 'ASY-35.12');
    explain(g, v.seat, card, why, AREAS[chosen]);
    layRoof(g, v.seat, chosen);
    return g.goto('step');
  },
});

function emptyRoofs(s: State): Area[] {
  return AREA_NUMBERS.filter((area) => s.areaRoof[area] !== true);
}

function layRoof(g: Effects<State>, seat: Seat, area: number): void {
  const { s } = g;
  s.roofsOn[OFFERINGS.roofs.findIndex((space) => space === s.offerings[seat])] = false;
  s.areaRoof[area] = true;
  g.emit({ type: 'roof.placed', seat, rule: 'ASY-20.08', data: { area: AREAS[area] ?? '' } });
}
