import type { Key, RuleId, Seat } from '@edubba/kernel';
import { guarded } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { placeCanal } from '../effects/control.ts';
import { payAll } from '../effects/goods.ts';
import { ALL_SPACES, IDS, spaceIn } from '../geography.ts';
import { digObjection, digPlaces, digSites } from '../queries/buildings.ts';
import { mayDig } from '../queries/map.ts';
import { canalCost } from '../queries/prices.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';

/** AKK-16.03 DIG CANALS: up to 2, paid, on the activated city or next to it. */
export const digCanals = R.proc<Acting>('canals.dig')({
  first: (g, v) => g.become(digPaid, { ...v, left: 2 }),
});

type Digging = { seat: Seat; city: Space; left: number };

const sites = guarded<State, Digging>(
  (_, v) => digSites(v.city).map((space) => IDS[space] as Key),
  (s, v, key) => digObjection(s, v.seat, spaceIn(key)),
);

const digPaid = R.proc<Digging>('canals.paid')({
  next: (g, v) => g.goto(v.left-- > 0 && digPlaces(g.s, v.seat, v.city).length > 0 ? 'place' : 'done'),
  place: {
    ask: 'canal.place',
    by: (_, v) => v.seat,
    options: (s, v) => [...sites.options(s, v), 'done'],
    refusals: sites.refusals,
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('done');
      payAll(g, v.seat, canalCost(g.s, v.seat), 'AKK-16.03');
      placeCanal(g, v.seat, answer, 'AKK-16.03');
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});

/** Where the Engineer's canals may lie: the first on a space one controls, `anywhere` the second on any (AKK-3.26, AKK-3.27). */
function freePlaces(s: State, { seat, anywhere, placed }: FreeDigging): Space[] {
  const free = anywhere && placed.some((space) => s.control[space] === seat);
  return ALL_SPACES.filter((space) => mayDig(s, seat, space) && (free || s.control[space] === seat));
}

type FreeDigging = { seat: Seat; anywhere: boolean; placed: Space[]; rule: RuleId };

/** AKK-3.26, AKK-3.27 Up to two canals free. */
export const digFree = R.proc<FreeDigging>('canals.free')({
  next: (g, v) => g.goto(v.placed.length < 2 && freePlaces(g.s, v).length > 0 ? 'place' : 'done'),
  place: {
    ask: 'canal.place',
    by: (_, v) => v.seat,
    options: (s, v) => [...freePlaces(s, v).map((space) => IDS[space] as Key), 'done'],
    about: (_, v) => ({ left: 2 - v.placed.length }),
    then: (g, v, answer) => {
      if (answer === 'done') return g.goto('done');
      const space = answer;
      placeCanal(g, v.seat, space, v.rule);
      v.placed.push(space);
      return g.goto('next');
    },
  },
  done: (g) => g.end(),
});
