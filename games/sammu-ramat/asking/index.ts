import type { Asks, Sheets } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import type { DecisionKind, Key, Message, View } from '@edubba/kernel';
import type { Decided } from '../rules/decisions.ts';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { name } from '../text/names.ts';
import { acting } from './acting.ts';
import { month } from './month.ts';
import { settling } from './settling.ts';

const sheets: Sheets<State, Decided> = { ...settling, ...month, ...acting };

/** What is said of Sammu-ramat's decisions and done with them, at the text table and at the drawn one. */
export const asks: Asks<State> = askingOf(decisions, sheets);

/** What an option is called where nobody looks: nothing about the position is said. */
export const optionName = (kind: DecisionKind, key: Key): Message =>
  Object.hasOwn(decisions, kind) ? asks.option({} as View<State>, kind, key) : name(key);
