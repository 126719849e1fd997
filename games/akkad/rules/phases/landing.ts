import type { Seat } from '@edubba/kernel';
import { KINDS } from '../../content/units.ts';
import { offerMonster } from '../actions/monsters.ts';
import { arrive } from '../combat/arrive.ts';
import { putUnits } from '../effects/units.ts';
import { IDS } from '../geography.ts';
import { fromCrown } from '../queries/players.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import { NOWHERE } from '../state.ts';

type Landing = { order: Seat[]; at: number };

/** AKK-9.31 Landings are resolved clockwise from the Crown holder. */
export const landingFrom = (s: State): Landing => ({ order: fromCrown(s), at: 0 });

/** AKK-9.26, AKK-9.28 The fleet is placed on its destination; there is no danger roll. */
function land(g: G, seat: Seat): void {
  const { s } = g;
  const space = s.voyage[seat] ?? NOWHERE;
  for (let kind = 0; kind < KINDS; kind++)
    putUnits(s, seat, space, kind, s.fleet[seat]?.[kind] ?? 0, s.fleetHurt[seat]?.[kind] ?? 0);
  s.fleet[seat] = Array<number>(KINDS).fill(0);
  s.fleetHurt[seat] = Array<number>(KINDS).fill(0);
  s.voyage[seat] = NOWHERE;
  s.landed[seat] = space;
  g.emit({ type: 'voyage.landed', seat, rule: 'AKK-9.26', data: { space: IDS[space] ?? '' } });
}

/** AKK-19.02 Step 1: all expeditions land, fight and take control. */
export const landings = R.proc<Landing>('prestige.landings')({
  next: (g, v) => {
    const seat = v.order[v.at];
    if (seat === undefined) return g.end();
    const space = g.s.voyage[seat] ?? NOWHERE;
    if (space === NOWHERE) {
      v.at++;
      return g.goto('next');
    }
    land(g, seat);
    return g.call(arrive, { seat, space, cause: 'landing' }, 'monster');
  },
  // AKK-9.29
  monster: (g, v) => {
    const seat = v.order[v.at++] ?? 0;
    return g.call(offerMonster, { seat, space: g.s.landed[seat] ?? NOWHERE, cause: 'landing' }, 'next');
  },
});
