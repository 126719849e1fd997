import { copyJson } from './copy.ts';
import { fingerprint } from './fingerprint.ts';
import type { Game } from './game.ts';
import type { LogEntry, StoredEntry } from './log.ts';
import { isAnswer, readEntry, storeEntry } from './log.ts';
import type { Order } from './orders.ts';
import type { Outcome } from './outcome.ts';
import { sameOutcome } from './outcome.ts';
import type { Position } from './position.ts';
import { ImpossibleTable } from './possible.ts';
import type { ChanceSource } from './random.ts';
import { seededChance } from './random.ts';
import { Refused } from './refusal.ts';
import type { Earlier, Opening } from './table.ts';
import { Table } from './table.ts';
import { thrownText } from './thrown.ts';
import type { BaseState, Json, Key, Message, TableInfo } from './types.ts';
import { CHANCE } from './types.ts';

/** Fingerprints are kept every so many log entries. */
const PRINT_EVERY = 16;

/** Everything that is needed to make a table's chance again, where nobody chose its seed alone. How: the package `fair`. */
export interface FairProof {
  /** What the house published when the table was made: the hash of its secret. */
  readonly commitment: string;
  /** Shown only when the game is over. */
  readonly secret: string;
  /** What each seat added when it sat down, in order of the seats; empty for bots. */
  readonly contributions: readonly string[];
}

/** A whole game as it is kept and exchanged: the log is the truth, the fingerprints prove a replay. */
export interface GameRecord {
  readonly format: 'edubba-1';
  readonly game: string;
  readonly table: TableInfo;
  /** Given where chance came from a seed: lets every roll be checked. Never handed out while the game runs. */
  readonly seed?: string;
  /** Given instead of a seed where seats added to it. Kept as it was read: whoever checks it looks at its form, too. */
  readonly fair?: FairProof;
  /** The position it started from, if not the game's own beginning. */
  readonly start?: Json;
  /** The finished game it began after, whole; that one may have begun after another. */
  readonly after?: GameRecord;
  readonly log: readonly StoredEntry[];
  /** Standing orders of a game that goes on. */
  readonly orders?: readonly Order[];
  /** Log length and fingerprint of the position there; the last one is the end. */
  readonly prints: readonly (readonly [number, string])[];
  readonly outcome?: Outcome;
}

/** Writes a table down. */
export function recordOf<S extends BaseState>(table: Table<S>, seed?: string): GameRecord {
  return finish(recording(table, seed));
}

/** Work that takes long, an answer at a time: whoever has others to serve does so in between. */
export type Slices<T> = Generator<undefined, T, undefined>;

function finish<T>(steps: Slices<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Follows a log an answer at a time; `each` sees every position, the first too. */
export function* following<S extends BaseState>(
  table: Table<S>,
  log: Iterable<LogEntry>,
  each?: (table: Table<S>) => void,
): Slices<Table<S>> {
  each?.(table);
  for (const entry of log) {
    table.follow([entry], each);
    yield;
  }
  return table;
}

/** What of a table is written down: the table itself, or what is known of one that is not there. */
export type Played<S extends BaseState> = Pick<Table<S>, 'game' | 'info' | 'start' | 'after' | 'log' | 'orders'>;

/** Writes a table down, in steps. */
export function* recording<S extends BaseState>(table: Played<S>, seed?: string): Slices<GameRecord> {
  const prints: [number, string][] = [];
  const { start, after } = table;
  const opening = {
    ...table.info,
    ...(start === undefined ? {} : { position: start }),
    ...(after === undefined ? {} : { after }),
    chance: 'ask',
    events: false,
  } as const;
  const { log } = table;
  const { outcome, info } = yield* following(Table.replay(table.game, opening, []), log.slice(), (at) => {
    if (at.log.length % PRINT_EVERY === 0 || at.log.length === log.length)
      prints.push([at.log.length, at.fingerprint()]);
  });
  return {
    format: 'edubba-1',
    game: table.game.id,
    table: info,
    ...(seed === undefined ? {} : { seed }),
    ...(start === undefined ? {} : { start: copyJson(start) as unknown as Json }),
    ...(after === undefined ? {} : { after: after.record }),
    log: log.map(storeEntry),
    ...(table.orders.length === 0 ? {} : { orders: table.orders.slice() }),
    prints,
    ...(outcome === undefined ? {} : { outcome }),
  };
}

/** The finished game of a record, played again to its last position, for one that begins after it. */
export function earlierOf<S extends BaseState>(game: Game<S>, record: GameRecord): Earlier<S> {
  return finish(recalling(game, record));
}

/** The same in steps. */
export function* recalling<S extends BaseState>(game: Game<S>, record: GameRecord): Slices<Earlier<S>> {
  const before = record.after === undefined ? undefined : yield* recalling(game, record.after);
  const table = Table.replay(game, { ...openingAfter(record, before), events: false }, []);
  const { machine } = yield* following(table, record.log.map(readEntry));
  return { record, position: machine.pos };
}

/** How a recorded table is opened, so that its log can be replayed and nothing is answered besides. */
export function openingOf<S extends BaseState>(game: Game<S>, record: GameRecord): Opening<S> {
  return openingAfter(record, record.after === undefined ? undefined : earlierOf(game, record.after));
}

function openingAfter<S extends BaseState>(record: GameRecord, after: Earlier<S> | undefined): Opening<S> {
  const { start, orders } = record;
  return {
    ...record.table,
    ...(start === undefined ? {} : { position: start as unknown as Position<S> }),
    ...(after === undefined ? {} : { after }),
    ...(orders === undefined ? {} : { orders }),
    chance: 'ask',
  };
}

/** Where a record and today's rules part ways. */
export interface Divergence {
  /** Log length at which it showed. */
  readonly at: number;
  readonly why: Message;
}

/** Is there enough in it to prove anything? */
function incomplete<S extends BaseState>(game: Game<S>, { game: id, log, prints }: GameRecord): Message | undefined {
  if (id !== game.id) return { id: 'kernel.record-other-game', params: { game: id } };
  return prints.some(([at]) => at === log.length) ? undefined : { id: 'kernel.record-no-end' };
}

/**
 * Replays a record and compares every fingerprint and, where the seed is known or a source of chance is given, every roll.
 * Gives the table at its end, or the first divergence.
 */
export function verifyRecord<S extends BaseState>(
  game: Game<S>,
  record: GameRecord,
  chance: ChanceSource | undefined = record.seed === undefined ? undefined : seededChance(record.seed),
): Verified<S> {
  return finish(verifying(game, record, chance));
}

/** What came of comparing: the table at the end of the record, or the first divergence. */
export type Verified<S extends BaseState> = { readonly table: Table<S> } | Divergence;

/** The same in steps. Of games that began one after another each is played once. */
export function* verifying<S extends BaseState>(
  game: Game<S>,
  record: GameRecord,
  chance: ChanceSource | undefined = record.seed === undefined ? undefined : seededChance(record.seed),
): Slices<Verified<S>> {
  const lacking = incomplete(game, record);
  if (lacking !== undefined) return { at: 0, why: lacking };
  const before = record.after === undefined ? undefined : yield* verifying(game, record.after);
  if (before !== undefined && !('table' in before))
    return { at: 0, why: { id: 'kernel.record-after', params: { at: before.at, why: before.why } } };
  const after =
    before === undefined || record.after === undefined
      ? undefined
      : { record: record.after, position: before.table.machine.pos };
  const prints = new Map(record.prints);
  let roll: Key | undefined;
  let at = -1;
  let wrong: Divergence | undefined;
  const look = ({ log, machine }: Table<S>): void => {
    at = log.length;
    const print = prints.get(at);
    if (roll !== undefined && !isRoll(log.at(-1), roll)) {
      wrong ??= { at, why: { id: 'kernel.record-roll', params: { roll } } };
    }
    if (print !== undefined && print !== fingerprint(machine.pos)) {
      wrong ??= { at, why: { id: 'kernel.record-position' } };
    }
    const rolls = machine.step?.type === 'chance';
    roll = rolls ? chance?.(at, machine.options(CHANCE), machine.weights(), machine.kind) : undefined;
  };
  try {
    const opened = Table.replay(game, openingAfter(record, after), []);
    const table = yield* following(opened, record.log.map(readEntry), look);
    if (wrong !== undefined) return wrong;
    return sameOutcome(record.outcome, table.outcome) ? { table } : { at, why: { id: 'kernel.record-outcome' } };
  } catch (error) {
    return wrong ?? { at: at + 1, why: whyThrown(error) };
  }
}

/** Where a roll is due nothing else may stand: a taking back there would shift the rolls to come, whatever number it names. */
function isRoll(entry: LogEntry | undefined, roll: Key): boolean {
  return entry?.seat === CHANCE && entry.key === roll && isAnswer(entry);
}

/** What stopped a replay: a refusal has its own words; the rules' own errors are for those who write rules. */
function whyThrown(error: unknown): Message {
  if (error instanceof Refused) return error.refusal.why;
  if (error instanceof ImpossibleTable) return error.refused.why;
  return { id: 'kernel.record-broken', params: { error: thrownText(error) } };
}

/** A text that is no recorded game, with what is wrong. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';
  readonly why: Message;
  constructor(id: string) {
    super(id);
    this.why = { id };
  }
}

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  Number.isInteger(entry[0]) &&
  typeof entry[1] === 'string' &&
  (entry.length === 2 || ['forced', 'order', 'undo', 'retract'].includes(entry[2] as string));

const isPrint = (print: unknown): boolean =>
  Array.isArray(print) && Number.isInteger(print[0]) && typeof print[1] === 'string';

/** So many games may have begun one after another: each of them is played again for the next. */
const MOST_GAMES = 16;

/** Reads a record from text; says what is wrong with one that is not. */
export function parseRecord(text: string): GameRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRecord('kernel.record-not-json');
  }
  return checkForm(value, MOST_GAMES);
}

function checkForm(value: unknown, games: number): GameRecord {
  if (games === 0) throw new BadRecord('kernel.record-games');
  const record = value as Partial<GameRecord> | null;
  if (typeof record !== 'object' || record?.format !== 'edubba-1') throw new BadRecord('kernel.record-format');
  const { game, table, log, prints } = record;
  if (typeof game !== 'string') throw new BadRecord('kernel.record-no-game');
  if (typeof table !== 'object' || table === null || !Number.isInteger(table.seats)) {
    throw new BadRecord('kernel.record-no-table');
  }
  if (!Array.isArray(log) || !log.every(isEntry)) throw new BadRecord('kernel.record-log');
  if (!Array.isArray(prints) || !prints.every(isPrint)) throw new BadRecord('kernel.record-prints');
  if (record.after !== undefined) checkForm(record.after, games - 1);
  return record as GameRecord;
}
