import type { Effects } from '@edubba/kernel';
import { rules } from '@edubba/kernel';
import { decisions } from './decisions.ts';
import type { State } from './state.ts';

/** Every procedure of Sammu-ramat is made from this. */
export const R = rules<State, typeof decisions>(decisions);

/** What effects work with. */
export type G = Effects<State>;
