import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import { SqliteDialect } from 'kysely';
import type { Change, Kept } from './database.ts';
import type { Answered, Asked, Found } from './sqlite-thread.ts';

interface Waiting {
  readonly done: (result: unknown) => void;
  readonly failed: (error: Error) => void;
}

/** What the file itself says no to. */
class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor({ message, code }: { readonly message: string; readonly code: string }) {
    super(message);
    this.code = code;
  }
}

/** What the file says of a value or a rule it broke, not of itself or of its disk. A value it cannot take at all has no code. */
export function isItsOwn(error: unknown): boolean {
  return error instanceof SqliteError && /^(?:$|SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG))/.test(error.code);
}

/** The thread that holds the file, as the house sees it: asked one thing after another, answering in that order. */
export class SqliteFile {
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private count = 0;
  private gone: Error | undefined;
  /** The transaction that is open, until it is not. */
  private transaction: Promise<void> | undefined;
  private ended: () => void = () => undefined;

  constructor(file: string) {
    this.thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: { file } });
    this.thread.on('message', (answered: Answered) => this.hear(answered));
    this.thread.on('error', (error: Error) => this.fall(error));
    this.thread.on('exit', () => this.fall(new Error('the database is closed')));
    // Alone it does not keep the process alive; what is waited for does.
    this.thread.unref();
  }

  /** Keeps a batch as soon as no transaction is open: whoever plays does not stand in line with those who look things up. */
  async keep(batch: readonly Change[]): Promise<Kept[]> {
    while (this.transaction !== undefined) await this.transaction;
    return this.ask<Kept[]>({ kind: 'keep', batch });
  }

  /** All of it in one transaction, which is over before anybody else is asked for. */
  async atOnce(queries: readonly CompiledQuery[]): Promise<void> {
    while (this.transaction !== undefined) await this.transaction;
    await this.ask({ kind: 'all', queries: queries.map(({ sql, parameters }) => ({ sql, parameters })) });
  }

  async begin(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.transaction = promise;
    this.ended = resolve;
    try {
      await this.query('begin', []);
    } catch (error) {
      this.endTransaction();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.query('commit', []);
    this.endTransaction();
  }

  /** Where SQLite itself has taken it back (the disk is full) this fails, but nothing is open any more all the same. */
  async rollBack(): Promise<void> {
    try {
      await this.query('rollback', []);
    } finally {
      this.endTransaction();
    }
  }

  private endTransaction(): void {
    this.transaction = undefined;
    this.ended();
  }

  query(sql: string, parameters: readonly unknown[]): Promise<Found> {
    return this.ask<Found>({ kind: 'query', sql, parameters });
  }

  async close(): Promise<void> {
    if (this.gone !== undefined) return;
    await this.ask({ kind: 'close' });
    await this.thread.terminate();
  }

  private ask<Result>(asked: Asked): Promise<Result> {
    return new Promise<Result>((done, failed) => {
      if (this.gone !== undefined) return failed(this.gone);
      const number = this.count++;
      if (this.waiting.size === 0) this.thread.ref();
      this.waiting.set(number, { done: done as (result: unknown) => void, failed });
      this.thread.postMessage({ number, asked }, []);
    });
  }

  private hear({ number, result, error }: Answered): void {
    const waiting = this.waiting.get(number);
    this.waiting.delete(number);
    if (this.waiting.size === 0) this.thread.unref();
    if (error === undefined) waiting?.done(result);
    else waiting?.failed(new SqliteError(error));
  }

  private fall(error: Error): void {
    this.gone ??= error;
    this.endTransaction();
    for (const { failed } of this.waiting.values()) failed(this.gone);
    this.waiting.clear();
  }
}

/** SQLite as Kysely speaks it, in a thread of its own. */
export class ThreadDialect extends SqliteDialect {
  private readonly file: SqliteFile;

  constructor(file: SqliteFile) {
    // The driver of the dialect is never made: ours is.
    super({ database: async () => Promise.reject(new Error('there is no database in this thread')) });
    this.file = file;
  }

  override createDriver(): Driver {
    return new ThreadDriver(this.file);
  }
}

class ThreadDriver implements Driver {
  private readonly file: SqliteFile;
  private readonly connection: DatabaseConnection;

  constructor(file: SqliteFile) {
    this.file = file;
    this.connection = {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
        const { rows, changes, last } = await file.query(sql, parameters);
        return {
          rows: rows as Row[],
          ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
          ...(last === undefined ? {} : { insertId: BigInt(last) }),
        };
      },
      streamQuery: <Row>(): AsyncIterableIterator<QueryResult<Row>> => {
        throw new Error('Ask for pages instead of a stream.');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection;
  }

  async beginTransaction(): Promise<void> {
    await this.file.begin();
  }

  async commitTransaction(): Promise<void> {
    await this.file.commit();
  }

  async rollbackTransaction(): Promise<void> {
    await this.file.rollBack();
  }

  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.file.close();
  }
}
