import type { Objection, Seat } from '@edubba/kernel';
import { no } from '@edubba/kernel';
import { gardenToken } from '../../content/gardens.ts';
import type { State } from '../state.ts';
import { settlementsOf } from './pieces.ts';

/** MES-14.04 What the face-up token asks for besides its price. */
export function gardenObjection(s: State, seat: Seat): Objection | undefined {
  if (s.mode === 'guardians') return no('MES-35.02', 'no.garden-guardians');
  const [item] = s.garden;
  if (item === undefined) return no('MES-14.01', 'no.garden-left');
  const { population, event, settlements } = gardenToken(item);
  if ((s.populationAt[seat] ?? 1) < population)
    return no('MES-14.04', 'no.garden-population', { position: population });
  if ((s.eventAt[seat] ?? 1) < event) return no('MES-14.04', 'no.garden-event', { position: event });
  if (settlementsOf(s, seat) < settlements) return no('MES-14.04', 'no.garden-settlements', { n: settlements });
  return undefined;
}
