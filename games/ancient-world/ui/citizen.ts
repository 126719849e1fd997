import { SPACES } from '../content/board.ts';
import type { Whereabouts } from '../rules/state.ts';
import { NEW, READY, STARVING, SUPPLY } from '../rules/state.ts';

/** What a citizen does, as the page tells it: by its whereabouts. */
export type Doing = 'ready' | 'supply' | 'new' | 'starving' | 'space' | 'card';

const DOING: { readonly [where: Whereabouts]: Doing } = {
  [READY]: 'ready',
  [SUPPLY]: 'supply',
  [NEW]: 'new',
  [STARVING]: 'starving',
};

export const doingAt = (where: Whereabouts): Doing => DOING[where] ?? (where < SPACES.length ? 'space' : 'card');
