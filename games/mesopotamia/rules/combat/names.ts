import type { State } from '../state.ts';
import { tribeSide } from '../state.ts';

/** How a side is named in what is told: the number of a player, or the Tribe. */
export const sideName = (s: State, side: number): string | number => (side === tribeSide(s) ? 'tribe' : side);
