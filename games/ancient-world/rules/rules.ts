import type { Effects, Seat } from '@edubba/kernel';
import { rules } from '@edubba/kernel';
import { decisions } from './decisions.ts';
import type { State } from './state.ts';

/** Every procedure of The Ancient World is made from this. */
export const R = rules<State, typeof decisions>(decisions);

/** A procedure for one player. */
export type One = { seat: Seat };

/** Most procedures are for one player: their locals are copied at once, not by name. */
export const one = { copy: ({ seat }: One): One => ({ seat }) };

/** What an effect may do to the table. */
export type G = Effects<State>;
