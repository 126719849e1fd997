import { rules } from '@edubba/kernel';
import { decisions } from './decisions.ts';
import type { State } from './state.ts';

/** Every procedure of Mesopotamia is made from this. */
export const R = rules<State, typeof decisions>(decisions);

/** A procedure for one player. */
export type One = { seat: number };
