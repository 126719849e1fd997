// The thread that holds the file. Every commit waits for the disk: here nobody else waits with it.

import type { MessagePort } from 'node:worker_threads';
import { parentPort, workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Change, Kept } from './database.ts';

/** What the thread is asked. */
export type Asked =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | {
      readonly kind: 'all';
      readonly queries: readonly { readonly sql: string; readonly parameters: readonly unknown[] }[];
    }
  | { readonly kind: 'keep'; readonly batch: readonly Change[] }
  | { readonly kind: 'close' };

/** What a query gave. */
export interface Found {
  readonly rows: unknown[];
  readonly changes?: number;
  readonly last?: number | bigint;
}

/** What the thread answers, to the question of that number. */
export interface Answered {
  readonly number: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string; readonly code: string };
}

/** Statements that are kept prepared: the house asks the same few hundred things over and over. */
const MOST_PREPARED = 500;

function opened(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file);
  sqlite.pragma('journal_mode = WAL');
  // A commit is on the disk when it returns: an acknowledged answer survives a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  sqlite.pragma('cache_size = -32000');
  // The log is brought into the file when it has 32 MB: the same few pages change over and over until then.
  sqlite.pragma('wal_autocheckpoint = 8000');
  return sqlite;
}

/** What tables are looked up by. */
interface Listed {
  readonly status: string;
  readonly open: number;
  readonly due: number | null;
}

/** Keeps a batch in one transaction: this is what every answer waits for. */
function keeper(sqlite: Sqlite.Database): (batch: readonly Change[]) => Kept[] {
  const repeated = sqlite.prepare('select 1 from changes where table_id = ? and "by" = ? and receipt = ?');
  const known = sqlite.prepare('select status, open, due from tables where id = ? and rev = ?');
  const listed = sqlite.prepare(
    'update tables set listed = case when status = ? then listed else ? end, status = ?, open = ?, due = ? where id = ?',
  );
  const update = sqlite.prepare('update tables set rev = rev + 1, updated = ?, head = ? where id = ?');
  const insert = sqlite.prepare(
    'insert into changes (table_id, rev, at, entries, "by", receipt, version) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const leave = sqlite.prepare('delete from sitters where table_id = ?');
  const sit = sqlite.prepare('insert or ignore into sitters (table_id, person) values (?, ?)');
  const keepOne = (change: Change): Kept => {
    const { table, rev, by, receipt } = change;
    if (receipt !== null && repeated.get(table, by, receipt) !== undefined) return 'repeated';
    const was = known.get(table, rev) as Listed | undefined;
    if (was === undefined) return 'outdated';
    const { status, due } = change;
    const open = change.open ? 1 : 0;
    // What is named is written into its indexes, changed or not: most answers change none of it.
    if (was.status !== status || was.open !== open || was.due !== due) {
      listed.run(status, change.updated, status, open, due, table);
    }
    update.run(change.updated, change.head, table);
    insert.run(table, rev + 1, change.updated, change.entries, by, receipt, change.version);
    if (change.sitters !== undefined) {
      leave.run(table);
      for (const person of change.sitters) sit.run(table, person);
    }
    return 'kept';
  };
  return sqlite.transaction((batch: readonly Change[]) => batch.map(keepOne)).immediate;
}

class Held {
  private readonly sqlite: Sqlite.Database;
  private readonly prepared = new Map<string, Sqlite.Statement>();
  private keepAll: ((batch: readonly Change[]) => Kept[]) | undefined;

  constructor(file: string) {
    this.sqlite = opened(file);
  }

  answer(asked: Asked): unknown {
    if (asked.kind === 'keep') {
      // Only now: the tables are there when something is kept.
      this.keepAll ??= keeper(this.sqlite);
      return this.keepAll(asked.batch);
    }
    if (asked.kind === 'all') {
      const all = (): void => asked.queries.forEach(({ sql, parameters }) => void this.query(sql, parameters));
      return this.sqlite.transaction(all).immediate();
    }
    if (asked.kind === 'query') return this.query(asked.sql, asked.parameters);
    return this.sqlite.close();
  }

  private query(sql: string, parameters: readonly unknown[]): Found {
    const statement = this.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return { rows: [], changes, last: lastInsertRowid };
  }

  private prepare(sql: string): Sqlite.Statement {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    if (this.prepared.size >= MOST_PREPARED) this.prepared.clear();
    const made = this.sqlite.prepare(sql);
    this.prepared.set(sql, made);
    return made;
  }
}

/** Threads send to each other: there is no other page that could listen. */
const house = parentPort as MessagePort;
const held = new Held((workerData as { readonly file: string }).file);

house.on('message', ({ number, asked }: { readonly number: number; readonly asked: Asked }) => {
  const answered = ((): Answered => {
    try {
      return { number, result: held.answer(asked) };
    } catch (error) {
      const { message, code } = error as Error & { readonly code?: string };
      return { number, error: { message, code: code ?? '' } };
    }
  })();
  house.postMessage(answered, []);
  if (asked.kind === 'close') house.close();
});
