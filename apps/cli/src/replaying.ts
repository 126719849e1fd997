import type { BaseState, Game, GameRecord, Opening, Position } from '@edubba/kernel';
import { readEntry, Table } from '@edubba/kernel';

/** How the table of a record was opened. Chance is in the log; `seed` lets the table go on after it. */
function openingOf<S extends BaseState>({ table, start }: GameRecord, seed: string | undefined): Opening<S> {
  const position = start === undefined ? {} : { position: start as unknown as Position<S> };
  return { ...table, ...position, ...(seed === undefined ? { chance: 'ask' } : { seed }) };
}

/** The table after the first `at` entries of a record. `look` sees it before the first entry and after each. */
export function replayTo<S extends BaseState>(
  game: Game<S>,
  record: GameRecord,
  at: number,
  look?: (table: Table<S>) => void,
): Table<S> {
  return Table.replay(game, openingOf<S>(record, undefined), record.log.slice(0, at).map(readEntry), look);
}

/** The table at the end of a record, ready to be played on with chance from this seed. */
export function resumeTable<S extends BaseState>(game: Game<S>, record: GameRecord, seed: string): Table<S> {
  return Table.replay(game, openingOf<S>(record, seed), record.log.map(readEntry));
}
