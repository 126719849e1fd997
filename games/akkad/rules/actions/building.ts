import type { Key, Proc, Refusal, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Building, BuildingAction } from '../../content/buildings.ts';
import type { Space } from '../../content/map.ts';
import { IDS } from '../geography.ts';
import { actionsOf, possible } from '../queries/buildings.ts';
import { R } from '../rules.ts';
import type { State } from '../state.ts';
import type { Acting } from './acting.ts';
import { digCanals } from './canals.ts';
import { collect } from './collect.ts';
import { convert } from './convert.ts';
import { recruit } from './recruit.ts';
import { hire } from './hire.ts';
import { tax } from './tax.ts';
import { buildZiggurat, trainPriest } from './temple.ts';
import { trade } from './trade.ts';

const ACTIONS: { readonly [action in Exclude<BuildingAction, 'collect' | 'tax' | 'recruit'>]: Proc<State, Acting> } = {
  hire,
  train: trainPriest,
  convert,
  ziggurat: buildZiggurat,
  canals: digCanals,
  trade,
};

type Using = { seat: Seat; city: Space; building: Building; at: number; done: number };

/** AKK-7.11 Something must be done: the last chance cannot be skipped. */
function maySkip(s: State, v: Using): boolean {
  return v.done > 0 || actionsOf(s, v.building).some((action, i) => i > v.at && possible(s, v.seat, v.city, action));
}

/** AKK-13.02 The other actions of the building, and why not now; and why the last chance cannot be skipped. */
function refusals(s: State, v: Using): Refusal[] {
  const others = actionsOf(s, v.building).flatMap((action, i): Refusal[] => {
    if (i === v.at) return [];
    if (i < v.at) return [{ target: action, ...no('AKK-13.02', 'no.building.past') }];
    return [{ target: action, ...no('AKK-13.02', 'no.building.order', undefined, { id: 'fix.building.skip' }) }];
  });
  return maySkip(s, v) ? others : [...others, { target: 'skip', ...no('AKK-7.11', 'no.building.nothing') }];
}

/** AKK-13.02 The actions of one building, each at most once, in order; any may be skipped, but not all. */
export const useBuilding = R.proc<Using>('building.use')({
  next: (g, v) => {
    const actions = actionsOf(g.s, v.building);
    const action = actions[v.at];
    if (action === undefined) return g.end();
    if (!possible(g.s, v.seat, v.city, action)) {
      v.at++;
      return g.goto('next');
    }
    return g.goto('choose');
  },
  choose: {
    ask: 'building.action',
    by: (_, v) => v.seat,
    options: (s, v): Key[] => {
      const action = actionsOf(s, v.building)[v.at] ?? '';
      return maySkip(s, v) ? [action, 'skip'] : [action];
    },
    refusals,
    about: (_, v) => ({ space: IDS[v.city] ?? '' }),
    then: (g, v, answer, key) => {
      const { seat, city } = v;
      v.at++;
      if (answer === 'skip') return g.goto('next');
      v.done++;
      const action = key as BuildingAction;
      if (action === 'collect') return g.call(collect, { seat, city, how: 'storehouse' }, 'next');
      if (action === 'tax') return g.call(tax, { seat, city, all: false }, 'next');
      if (action === 'recruit') return g.call(recruit, { seat, city, bought: [] }, 'next');
      return g.call(ACTIONS[action], { seat, city }, 'next');
    },
  },
});
