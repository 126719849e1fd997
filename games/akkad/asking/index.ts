import type { Asks, Sheets } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { marching } from './marching.ts';
import { scoring } from './scoring.ts';
import { turns } from './turns.ts';
import { working } from './working.ts';

const sheets: Sheets<State, Decided> = { ...turns, ...marching, ...working, ...scoring };

/** What is said of Akkad's decisions and done with them, at the text table and at the drawn one. */
export const asks: Asks<State> = askingOf(decisions, sheets);
