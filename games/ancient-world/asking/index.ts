import type { Asks } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { acting } from './acting.ts';
import { ending } from './ending.ts';
import { fighting } from './fighting.ts';

/** What is said of the decisions of The Ancient World and done with them at the drawn table. */
export const asks: Asks<State> = askingOf(decisions, { ...acting, ...fighting, ...ending });
