import type { Seat } from '@edubba/kernel';
import type { Cli } from '../cli.ts';
import type { Reader } from './reader.ts';
import type { Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';

/** Everything an order at the table may use. */
export interface Desk {
  readonly cli: Cli;
  readonly sitting: Sitting;
  readonly screen: Screen;
  readonly reader: Reader;
  readonly seat: Seat;
}

/** What follows from a line: the same question waits on, the table has changed, it ends here, or somebody else looks. */
export type After = 'again' | 'changed' | 'leave' | { readonly look: Seat };

/** What one types at the table besides an option; it gets the rest of the line. */
export type Order = (desk: Desk, rest: string) => After | Promise<After>;
