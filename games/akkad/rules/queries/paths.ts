import type { Objection, Refusal } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { IDS, NEIGHBOURS } from '../geography.ts';
import type { State } from '../state.ts';
import { NOBODY } from '../state.ts';
import { enemyAt, isActivated, isStorm } from './map.ts';
import type { Journey } from './movement.ts';
import { landSteps } from './movement.ts';
import { nextSteps } from './reach.ts';

/** Neighbouring spaces a group cannot step to from the end of its route, and why. */
export function stepRefusals(s: State, j: Journey, route: readonly Space[]): Refusal[] {
  const steps = nextSteps(s, j, route);
  const at = route[route.length - 1] ?? -1;
  return (NEIGHBOURS[at] ?? [])
    .filter((next) => !steps.includes(next))
    .map((next) => ({ target: IDS[next] ?? '', ...stepObjection(s, j, at, next) }));
}

/** Why a group cannot step to a neighbouring space. */
function stepObjection(s: State, j: Journey, at: Space, next: Space): Objection {
  const space = { space: { id: `space.${IDS[next] ?? ''}` } };
  if (isStorm(s, next)) return no('AKK-4.06', 'no.activate.storm', space, { id: 'fix.next-round' });
  if (next !== j.target && isActivated(s, j.seat, next))
    return no('AKK-7.08', 'no.path.activated', space, { id: 'fix.path' });
  if (next !== j.target && enemyAt(s, j.seat, next) !== NOBODY)
    return no('AKK-8.10', 'no.path.enemy', space, { id: 'fix.path.enemy' });
  if (j.way === 'land' && !landSteps(s, j.seat, at, j.pace.cross).includes(next))
    return no('AKK-8.08', 'no.path.river', space, { id: 'fix.port' });
  return no(j.way === 'land' ? 'AKK-8.02' : 'AKK-9.04', 'no.path.far', space, { id: 'fix.path' });
}
