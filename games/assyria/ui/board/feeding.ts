import type { Seat, View } from '@edubba/kernel';
import type { Space } from '../../content/map.ts';
import { isFeeding } from '../../asking/index.ts';
import type { State } from '../../rules/state.ts';

/** How a Hut stands while its player feeds. */
export type Feeding = 'hungry' | 'fed' | undefined;

/** Only the Huts of whoever feeds now are marked, and only for that player; a spectator sees everybody's. */
export function feedingOf(view: View<State>, space: Space, me: Seat): Feeding {
  const { pending, s } = view;
  const asked = pending[0];
  if (asked === undefined || !isFeeding(view, asked.seat) || s.hut[space] !== asked.seat) return undefined;
  if (me >= 0 && asked.seat !== me) return undefined;
  return s.fed.includes(space) ? 'fed' : 'hungry';
}
