import type { Effects } from '@edubba/kernel';
import { rules } from '@edubba/kernel';
import type { State } from './state.ts';

/** Every procedure of Sammu-ramat is made from this. */
export const R = rules<State>();

/** What effects work with. */
export type G = Effects<State>;
