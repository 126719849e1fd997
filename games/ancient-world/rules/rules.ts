import type { Effects, Seat } from '@edubba/kernel';
import { rules } from '@edubba/kernel';
import { decisions } from './decisions.ts';
import type { State } from './state.ts';

/** Every procedure of The Ancient World is made from this. */
export const R = rules<State, typeof decisions>(decisions);

/** A procedure for one player. */
export type One = { seat: Seat };

/** What an effect may do to the table. */
export type G = Effects<State>;
