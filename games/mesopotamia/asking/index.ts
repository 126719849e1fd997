import type { Asks } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { acting } from './acting.ts';
import { fighting } from './fighting.ts';
import { happening } from './happening.ts';
import { starting } from './starting.ts';

/** What is said of the decisions of Mesopotamia and done with them at the drawn table. */
export const asks: Asks<State> = askingOf(decisions, { ...starting, ...acting, ...happening, ...fighting });
