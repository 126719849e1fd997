import type { Key, RuleId, Seat } from '@edubba/kernel';
import type { Kind } from '../../content/units.ts';
import { IDS } from '../geography.ts';
import { hasPlaceForUnits, placesForUnits, placesForZiggurat, roomAt } from '../queries/map.ts';
import type { G } from '../rules.ts';
import { R } from '../rules.ts';
import { placeZiggurat } from './control.ts';
import { settleLast } from './scoring.ts';
import { deploy } from './units.ts';

type Placing = { seat: Seat; kind: Kind; n: number; skip: boolean; rule: RuleId };

/** AKK-3.15, AKK-3.16 Are there units of this kind in the supply and room for one at a city? */
export const mayPlace = (s: G['s'], seat: Seat, kind: Kind): boolean =>
  (s.reserve[seat]?.[kind] ?? 0) > 0 && hasPlaceForUnits(s, seat);

/** AKK-3.15, AKK-17.18 Places units free at one city of one's choice, as far as supply and army size go. */
export const placeUnits = R.proc<Placing>('units.place')({
  possible: (g, v) => (mayPlace(g.s, v.seat, v.kind) ? g.goto('city') : g.end()),
  city: {
    ask: 'units.place',
    by: (_, v) => v.seat,
    options: (s, v) => [...placesForUnits(s, v.seat).map((space) => IDS[space] as Key), ...(v.skip ? ['skip'] : [])],
    about: (_, v) => ({ unit: v.kind, n: v.n }),
    then: (g, v, answer) => {
      if (answer === 'skip') return g.end();
      const space = answer;
      deploy(g, v.seat, space, v.kind, Math.min(v.n, roomAt(g.s, v.seat, space)), v.rule);
      return g.end('placed');
    },
  },
});

/** Places a ziggurat free on a city of one's choice (AKK-3.22, AKK-15.04). */
export const placeFreeZiggurat = R.proc<{ seat: Seat; skip: boolean; rule: RuleId }>('ziggurat.place')({
  possible: (g, v) => (placesForZiggurat(g.s, v.seat).length === 0 ? g.end() : g.goto('city')),
  city: {
    ask: 'ziggurat.place',
    by: (_, v) => v.seat,
    options: (s, v) => [...placesForZiggurat(s, v.seat).map((space) => IDS[space] as Key), ...(v.skip ? ['skip'] : [])],
    then: (g, v, answer) => {
      if (answer === 'skip') return g.end();
      placeZiggurat(g, v.seat, answer, v.rule);
      // AKK-18.34 Girsu's mission may be complete
      return settleLast(g);
    },
  },
});
