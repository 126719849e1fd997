import type { StoredEntry } from '@edubba/kernel';
import { thrownText } from '@edubba/kernel';
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import { Told } from './api.ts';
import type { Head } from './head.ts';

interface Stores extends DBSchema {
  /** By the game's id. */
  games: { key: string; value: Head };
  /** By the game's id and the number of the first: what was answered together lies together, and is only ever added. */
  answers: { key: [string, number]; value: readonly StoredEntry[] };
}

/** A game was removed while somebody still played it. */
export class Gone extends Error {
  override readonly name = 'Gone';
}

/** What lies in the database under a game's id, as it was found: nobody has looked at it yet. */
export interface Found {
  readonly id: string;
  readonly head: unknown;
  /** What was kept at once, in its order. */
  readonly batches: readonly unknown[];
}

const BOTH = ['games', 'answers'] as const;

/** All answers of a game: a list is greater than any number. */
const answersOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** The games in the browser's database. Whatever it says is done is on disk. */
export class Kept {
  private readonly name: string;
  private opened: Promise<IDBPDatabase<Stores>> | undefined;

  constructor(name = 'edubba') {
    this.name = name;
  }

  /** Everything, as it is found. */
  async all(): Promise<readonly Found[]> {
    const tx = (await this.database()).transaction(BOTH);
    const games = tx.objectStore('games');
    const answers = tx.objectStore('answers');
    const [ids, heads, keys, batches] = await Promise.all([
      games.getAllKeys(),
      games.getAll(),
      answers.getAllKeys(),
      answers.getAll(),
    ]);
    const found = new Map(ids.map((id, i) => [id, { id, head: heads[i], batches: [] as unknown[] }]));
    keys.forEach(([id], i) => found.get(id)?.batches.push(batches[i]));
    return [...found.values()];
  }

  /** What is kept of one game besides its answers, as it is found. */
  async head(id: string): Promise<unknown> {
    return (await this.database()).get('games', id);
  }

  /** One game, as it is found. */
  async read(id: string): Promise<Found | undefined> {
    const tx = (await this.database()).transaction(BOTH);
    const [head, batches] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('answers').getAll(answersOf(id)),
    ]);
    return head === undefined && batches.length === 0 ? undefined : { id, head, batches };
  }

  /** Keeps a new game, whole. */
  async add(id: string, head: Head, entries: readonly StoredEntry[]): Promise<void> {
    await this.write(id, head, 0, entries, true);
  }

  /** Keeps what was answered since: all of it or nothing. Where another window has written meanwhile it fails. */
  async append(id: string, head: Head, from: number, entries: readonly StoredEntry[]): Promise<void> {
    await this.write(id, head, from, entries, false);
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.database()).transaction(BOTH, 'readwrite', { durability: 'strict' });
    await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('answers').delete(answersOf(id)), tx.done]);
  }

  private async write(
    id: string,
    head: Head,
    from: number,
    entries: readonly StoredEntry[],
    fresh: boolean,
  ): Promise<void> {
    const tx = (await this.database()).transaction(BOTH, 'readwrite', { durability: 'strict' });
    const asked: Promise<unknown>[] = [tx.done];
    // What fails while something else is waited for must not go unheard.
    const ask = (request: Promise<unknown>): void => void asked.push(request);
    const hear = (): void => asked.forEach((request) => void request.catch(() => undefined));
    try {
      const games = tx.objectStore('games');
      const answers = tx.objectStore('answers');
      if (!fresh && (await games.getKey(id)) === undefined) throw new Gone(id);
      if (entries.length > 0) ask(answers.add(entries, [id, from]));
      ask(fresh ? games.add(head, id) : games.put(head, id));
      await Promise.all(asked);
    } catch (error) {
      hear();
      abort(tx);
      // What made the transaction fail says more than that it failed.
      throw tx.error ?? error;
    }
  }

  private database(): Promise<IDBPDatabase<Stores>> {
    if (this.opened !== undefined) return this.opened;
    const opening = this.open();
    this.opened = opening;
    // Whoever asks next may be luckier.
    opening.catch(() => {
      if (this.opened === opening) this.opened = undefined;
    });
    return opening;
  }

  private async open(): Promise<IDBPDatabase<Stores>> {
    const forget = (): void => {
      this.opened = undefined;
    };
    try {
      const database = await openDB<Stores>(this.name, 1, {
        upgrade: (made) => {
          made.createObjectStore('games');
          made.createObjectStore('answers');
        },
        // A newer page wants to change the database: it must not wait for us.
        blocking: (_now, _next, event) => {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
      return database;
    } catch (error) {
      const newer = error instanceof DOMException && error.name === 'VersionError';
      throw new Told(
        newer ? { id: 'worker.newer' } : { id: 'worker.no-database', params: { error: thrownText(error) } },
      );
    }
  }
}

/** Nothing of a transaction that failed in the middle may be kept. */
function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}
