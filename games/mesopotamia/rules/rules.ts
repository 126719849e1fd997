import { rules } from '@edubba/kernel';
import type { State } from './state.ts';

/** Every procedure of Mesopotamia is made from this. */
export const R = rules<State>();

/** A procedure for one player. */
export type One = { seat: number };
