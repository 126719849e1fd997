import type { Seat } from '@edubba/kernel';
import { optionObjection, optionOf } from '../queries/events.ts';
import type { State } from '../state.ts';

/** MES-32.25 The larger award, the first option among equals; −1 if neither is possible. */
export function automatonOption(s: State, player: Seat, area: number): number {
  let best = -1;
  for (const which of [0, 1]) {
    if (optionObjection(s, player, area, which) !== undefined) continue;
    if (best < 0 || optionOf(s, area, which).award > optionOf(s, area, best).award) best = which;
  }
  return best;
}
