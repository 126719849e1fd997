import type { Key, Proc, Seat } from '@edubba/kernel';
import type { One } from '../../rules.ts';
import type { State } from '../../state.ts';

/** How somebody follows a role card: with which payment or option. */
export type Following = { seat: Seat; way: Key };

/** What a role card does (AKK-3.01, AKK-3.05). */
export interface RoleParts {
  readonly primary: Proc<State, One>;
  /** The ways in which this player could do the secondary part now; none: not asked. */
  readonly ways: (s: State, seat: Seat) => Key[];
  readonly secondary: Proc<State, Following>;
}
