import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { isRiver, layout } from '../geography.ts';
import type { State } from '../state.ts';
import { buildable, isFree } from './adjacency.ts';

/** Why no Hut can be built on a space that one might click. */
export function hutObjection(s: State, seat: Seat, space: number, huts: number): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-3.05', 'no.space.blocked');
  if (!isFree(s, space)) return no('ASY-9.06', 'no.hut.occupied');
  if (huts === 0) return no('ASY-9.05', 'no.hut.none', undefined, { id: 'fix.hut.gain' });
  if (!buildable(s, seat).includes(space)) return no('ASY-9.08', 'no.hut.far', undefined, { id: 'fix.hut.ship' });
  return undefined;
}

/** Why no Ship can be placed there. */
export function shipObjection(s: State, seat: Seat, space: number): Objection | undefined {
  if (layout(s).inPlay[space] !== true) return no('ASY-3.05', 'no.space.blocked');
  if (isRiver[space] !== true) return no('ASY-10.02', 'no.ship.land');
  if (s.ship[space] === true) return no('ASY-10.02', 'no.ship.taken');
  if ((s.ships[seat] ?? 0) === 0) return no('ASY-10.01', 'no.ship.none', undefined, { id: 'fix.ship.gain' });
  return undefined;
}
