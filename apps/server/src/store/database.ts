import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A change of a table that is to be kept: all of it or nothing, and only if the table still is what it was made on. */
export interface Change {
  readonly table: string;
  /** The revision it was made on. */
  readonly rev: number;
  readonly head: string;
  readonly status: string;
  readonly open: boolean;
  readonly updated: number;
  readonly due: number | null;
  /** Entries of the log, as JSON; `[]` where only the table around the game changed. */
  readonly entries: string;
  readonly by: string | null;
  readonly receipt: string | null;
  readonly version: number;
  /** Whose tables it is among, where that changed. */
  readonly sitters?: readonly string[];
}

/** What became of a change: `outdated` if the table had gone on, `repeated` if this message was carried out before. */
export type Kept = 'kept' | 'outdated' | 'repeated';

/** Hears that a table has a new revision, from whichever process; no table's name where any may have one. */
export type Heard = (table: string, rev: number) => void;

/** What the house keeps its things in. The same on a file and on PostgreSQL. */
export interface Storage {
  readonly db: Kysely<Database>;
  readonly engine: 'sqlite' | 'postgres';
  /** Keeps a change; when this resolves it is durable. Many at once are kept in one go. */
  keep(change: Change): Promise<Kept>;
  /** Does all of it in one go, or nothing: nobody's answer waits while one query after another is sent for. */
  atOnce(queries: readonly CompiledQuery[]): Promise<void>;
  /** Calls for every change that is kept from now on, by this process or another. */
  listen(heard: Heard): () => void;
  /** Tells all processes something short that is not kept: presence, talk. */
  shout(topic: string, text: string): Promise<void>;
  onShout(heard: (topic: string, text: string) => void): () => void;
  /** Throws where the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
