import { copyJson } from './copy.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game, Outcome } from './game.ts';
import type { StoredEntry } from './log.ts';
import { readEntry, storeEntry } from './log.ts';
import type { Position } from './position.ts';
import { seededChance } from './random.ts';
import { Table } from './table.ts';
import type { BaseState, Json, Key, TableInfo } from './types.ts';
import { CHANCE } from './types.ts';

/** Fingerprints are kept every so many log entries. */
const PRINT_EVERY = 16;

/** A whole game as it is kept and exchanged: the log is the truth, the fingerprints prove a replay. */
export interface GameRecord {
  readonly format: 'edubba-1';
  readonly game: string;
  readonly table: TableInfo;
  /** Given where chance came from a seed: lets every roll be checked. Never handed out while the game runs. */
  readonly seed?: string;
  /** The position it started from, if not the game's own beginning. */
  readonly start?: Json;
  readonly log: readonly StoredEntry[];
  /** Log length and fingerprint of the position there; the last one is the end. */
  readonly prints: readonly (readonly [number, string])[];
  readonly outcome?: Outcome;
}

/** Writes a table down. */
export function recordOf<S extends BaseState>(table: Table<S>, seed?: string): GameRecord {
  const prints: [number, string][] = [];
  const { start } = table;
  const opening = {
    ...table.info,
    ...(start === undefined ? {} : { position: start }),
    chance: 'ask',
    events: false,
  } as const;
  const replayed = Table.replay(table.game, opening, table.log, (at) => {
    if (at.log.length % PRINT_EVERY === 0 || at.log.length === table.log.length)
      prints.push([at.log.length, at.fingerprint()]);
  });
  const { outcome } = replayed;
  return {
    format: 'edubba-1',
    game: table.game.id,
    table: table.info,
    ...(seed === undefined ? {} : { seed }),
    ...(start === undefined ? {} : { start: copyJson(start) as unknown as Json }),
    log: table.log.map(storeEntry),
    prints,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** Where a record and today's rules part ways. */
export interface Divergence {
  /** Log length at which it showed. */
  readonly at: number;
  readonly why: string;
}

/**
 * Replays a record and compares every fingerprint and, where the seed is known, every roll.
 * Gives the table at its end, or the first divergence.
 */
export function verifyRecord<S extends BaseState>(
  game: Game<S>,
  record: GameRecord,
): { readonly table: Table<S> } | Divergence {
  const prints = new Map(record.prints);
  const chance = record.seed === undefined ? undefined : seededChance(record.seed);
  let roll: Key | undefined;
  let at = -1;
  let wrong: Divergence | undefined;
  try {
    const position = record.start === undefined ? {} : { position: record.start as unknown as Position<S> };
    const table = Table.replay(
      game,
      { ...record.table, ...position, chance: 'ask' },
      record.log.map(readEntry),
      (replayed) => {
        const { log, machine } = replayed;
        at = log.length;
        const print = prints.get(at);
        if (roll !== undefined && log.at(-1)?.key !== roll) wrong ??= { at, why: `the seed gives ${roll}` };
        if (print !== undefined && print !== fingerprint(machine.pos)) wrong ??= { at, why: 'another position' };
        roll = undefined;
        if (machine.step?.type === 'chance')
          roll = chance?.(at, machine.options(CHANCE), machine.weights(), machine.kind);
      },
    );
    if (wrong !== undefined) return wrong;
    if (record.outcome !== undefined && JSON.stringify(table.outcome) !== JSON.stringify(record.outcome)) {
      return { at, why: 'another outcome' };
    }
    return { table };
  } catch (error) {
    return wrong ?? { at: at + 1, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads a record from text; says what is wrong with one that is not. */
export function parseRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SyntaxError('this is not a recorded game: the text is not JSON');
  }
  const record = value as Partial<GameRecord> | null;
  if (typeof record !== 'object' || record?.format !== 'edubba-1')
    throw new SyntaxError('this is not a recorded game of the format edubba-1');
  const { game, table, log, prints } = record;
  const entryOk = (entry: unknown): boolean =>
    Array.isArray(entry) &&
    Number.isInteger(entry[0]) &&
    typeof entry[1] === 'string' &&
    (entry.length === 2 || ['forced', 'order', 'undo', 'retract'].includes(entry[2] as string));
  const printOk = (print: unknown): boolean =>
    Array.isArray(print) && Number.isInteger(print[0]) && typeof print[1] === 'string';
  if (typeof game !== 'string') throw new SyntaxError('the recorded game does not say which game it is');
  if (typeof table !== 'object' || table === null || !Number.isInteger(table.seats))
    throw new SyntaxError('the recorded game does not describe its table');
  if (!Array.isArray(log) || !log.every(entryOk)) throw new SyntaxError('the log of the recorded game is damaged');
  if (!Array.isArray(prints) || !prints.every(printOk))
    throw new SyntaxError('the fingerprints of the recorded game are damaged');
  return record as GameRecord;
}
