import type { Asks } from '@edubba/gamekit';
import { askingOf } from '@edubba/gamekit';
import type { Seat, View } from '@edubba/kernel';
import { decisions } from '../rules/decisions.ts';
import type { State } from '../rules/state.ts';
import { acting } from './acting.ts';
import { settling } from './settling.ts';

/** What is said of Assyria's decisions and done with them, at the text table and at the drawn one. */
export const asks: Asks<State> = askingOf(decisions, { ...settling, ...acting });

/** Is this player in a Feed step? A replay may stand before a roll, which is nobody's. */
export function isFeeding({ pending }: View<State>, seat: Seat): boolean {
  return seat >= 0 && pending.some((asked) => asked.seat === seat && asks.doing(asked.kind) === 'feed');
}
