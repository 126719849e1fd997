import { fairChance, tableSeed } from '@edubba/fair';
import type { BaseState, Earlier, LogEntry, Opening } from '@edubba/kernel';
import { following, Table } from '@edubba/kernel';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import type { Print, TableHead } from './head.ts';
import type { Job } from './slices.ts';
import { inSlices } from './slices.ts';

/** So many entries of the log lie at most between two fingerprints. */
export const PRINT_EVERY = 24;

/** Today's rules do not lead to where this table was: better to stop than to play on from somewhere else. */
export class Diverged extends Failed {
  constructor(table: string, at: number) {
    super(503, 'diverged', `Table ${table} cannot go on: since its answer ${at} the rules give another position.`);
  }
}

/** How a table was opened: with chance from the house's secret and what everybody added, after another game if it follows one. */
export function openingOf(
  { seats, version, options }: TableHead,
  secret: string,
  after: Earlier<BaseState> | undefined,
): Opening<BaseState> {
  const seed = tableSeed(
    secret,
    seats.map(({ contribution }) => contribution),
  );
  return {
    seats: seats.length,
    version,
    options,
    chance: fairChance(seed),
    ...(after === undefined ? {} : { after }),
  };
}

/** Makes a position again from its log, at once; throws {@link Diverged} where it is not what it was. */
export function replay(
  play: AnyModule,
  opening: Opening<BaseState>,
  log: readonly LogEntry[],
  print: Print | undefined,
  id: string,
): Table<BaseState> {
  return Table.replay(play.game, opening, log, comparing(print, id));
}

/** The same with pauses in which others are served: a long game takes a tenth of a second. */
export function replaySlowly(
  job: Job,
  play: AnyModule,
  opening: Opening<BaseState>,
  log: readonly LogEntry[],
  print: Print | undefined,
  id: string,
): Promise<Table<BaseState>> {
  return inSlices(job, following(Table.replay(play.game, opening, []), log, comparing(print, id)));
}

function comparing(print: Print | undefined, id: string): ((table: Table<BaseState>) => void) | undefined {
  if (print === undefined) return undefined;
  const [length, mark] = print;
  return (table) => {
    if (table.log.length === length && table.fingerprint() !== mark) throw new Diverged(id, length);
  };
}

/** The fingerprint that is to be kept with a table: a new one after so many answers, and at the end. */
export function printOf(table: Table<BaseState>, before: Print | undefined): Print | undefined {
  const { length } = table.log;
  const due = length - (before?.[0] ?? 0) >= PRINT_EVERY || (table.over && before?.[0] !== length);
  return due ? [length, table.fingerprint()] : before;
}
