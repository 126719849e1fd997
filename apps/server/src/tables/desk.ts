import { setTimeout as sleep } from 'node:timers/promises';
import type { Thinkers } from '@edubba/hosting';
import { Brain } from '@edubba/hosting';
import { nodeSurroundings } from '@edubba/hosting/node';
import type { Slices, StoredEntry } from '@edubba/kernel';
import type { TableInfo } from '@edubba/protocol';
import { Id } from '@edubba/protocol';
import { Errands } from '../errands/errands.ts';
import { notFound } from '../failure.ts';
import type { Games } from '../games.ts';
import { gameOf } from '../games.ts';
import type { Payer } from '../live/budget.ts';
import { Budget } from '../live/budget.ts';
import type { Storage } from '../store/database.ts';
import { late } from './clocks.ts';
import type { TableHead } from './head.ts';
import { askedOf, seatOf, withSeat } from './head.ts';
import type { Services, Row } from './hosted.ts';
import { HOUSE } from './drafted.ts';
import { Hosted } from './hosted.ts';
import type { Presence } from './info.ts';
import { Outages } from './outages.ts';
import type { KeptChange } from './position.ts';
import { infoOf } from './info.ts';
import { inSlices } from './slices.ts';

/** Bytes of positions in memory, unless the house says otherwise. */
const MEMORY = 110_000_000;
/** So often somebody looks whether a time is up or a bot has fallen silent. */
const SWEEP = 500;
/** A table that nobody looks at is forgotten after so long; what is kept of it stays. */
const IDLE = 5 * 60_000;
/** So many tables that nobody looks at are remembered at most, without their positions. */
const MOST_UNSEEN = 1000;
/** After a failure a table is left alone for so long. */
const REST = 30_000;
const AT_ONCE = 100;

/** What is known of a table without its game. */
export interface Known {
  readonly head: TableHead;
  readonly rev: number;
}

/** What the desk needs of the house. */
export interface DeskServices {
  readonly storage: Storage;
  readonly games: Games;
  readonly now: () => number;
  readonly budget?: Budget;
  /** Who plays whole games again; this thread, a moment at a time, where nothing else is said. */
  readonly errands?: Errands;
  /** Where bots think that take their time; on this thread, a moment at a time, where nothing else is said. */
  readonly thinkers?: Thinkers;
  /** Bytes that positions may take in memory. */
  readonly memory?: number;
  readonly presence?: (id: string) => Presence;
  readonly failed?: (error: unknown, id: string) => void;
  /** Told of every change this process has kept: notices are planned from it. */
  readonly changed?: (hosted: Hosted, before: TableHead) => void;
}

/** All tables of the house, as far as this process has to do with them. */
export class Desk {
  readonly storage: Storage;
  readonly games: Games;
  readonly now: () => number;
  readonly budget: Budget;
  readonly errands: Errands;
  readonly outages: Outages;
  private readonly services: DeskServices;
  private readonly inside: Services;
  private readonly hosted = new Map<string, Promise<Hosted>>();
  /** Those of them that are there. */
  private readonly loaded = new Map<string, Hosted>();
  private readonly resting = new Map<string, number>();
  private readonly stopping = new AbortController();
  private readonly unlisten: () => void;
  private sweeper: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(services: DeskServices) {
    this.services = services;
    this.storage = services.storage;
    this.games = services.games;
    this.now = services.now;
    this.budget = services.budget ?? new Budget(services.now);
    this.errands = services.errands ?? new Errands(services.games, this.budget, false);
    this.outages = new Outages(services.storage, services.now);
    this.inside = {
      storage: services.storage,
      now: services.now,
      read: (id) => this.read(id),
      since: (id, rev) => this.since(id, rev),
      presence: (id) => this.presence(id),
      budget: this.budget,
      errands: this.errands,
      thinkers: services.thinkers ?? new Brain(nodeSurroundings((game) => gameOf(services.games, game))),
      present: () => (this.outages.mayHaveBeen ? this.outages.beat(0) : undefined),
      pause: (milliseconds) => this.pause(milliseconds),
      opened: () => this.makeRoom(),
      stopped: () => this.stopped,
      changed: (hosted, before) => {
        services.changed?.(hosted, before);
        hosted.wake();
      },
      failed: (error, id) => this.fail(error, id),
    };
    this.unlisten = services.storage.listen((id, rev) => this.hear(id, rev));
  }

  /** Begins to look after clocks and bots. */
  start(): void {
    if (this.stopped) return;
    this.sweeper = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.fail(error, ''))
        .finally(() => this.start());
    }, SWEEP);
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.stopping.abort();
    clearTimeout(this.sweeper);
    this.unlisten();
    await Promise.allSettled(this.hosted.values());
    for (const hosted of this.loaded.values()) await hosted.settled();
    // From now on it is away.
    await this.outages.beat(0).catch(() => undefined);
  }

  /** A table, from memory or from what is kept; throws where there is none. */
  get(id: string): Promise<Hosted> {
    if (!Id.safeParse(id).success) return Promise.reject(notFound('table'));
    const known = this.hosted.get(id);
    if (known !== undefined) return this.upToDate(known);
    const loading = this.load(id);
    this.hosted.set(id, loading);
    loading.then(
      (hosted) => this.loaded.set(id, hosted),
      () => this.hosted.delete(id),
    );
    return loading;
  }

  /** Where there are several processes, whoever asks here may just have done something there. */
  private async upToDate(known: Promise<Hosted>): Promise<Hosted> {
    const hosted = await known;
    await hosted.refresh();
    return hosted;
  }

  /** What is known of a table without its game: from memory, or the row. Cheap; throws where there is none. */
  async look(id: string): Promise<Known> {
    const known = this.storage.engine === 'sqlite' ? this.loaded.get(id) : undefined;
    if (known !== undefined) return known;
    const row = Id.safeParse(id).success ? await this.read(id) : undefined;
    if (row === undefined) throw notFound('table');
    return row;
  }

  /** Positions in memory, about how many bytes. */
  get bytes(): number {
    return [...this.loaded.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Puts positions out of memory until the others fit: first where nobody looks, and there the longest unused. */
  private makeRoom(): void {
    let { bytes } = this;
    const most = this.services.memory ?? MEMORY;
    if (bytes <= most) return;
    const watched = ({ audience }: Hosted): number => Math.min(1, audience.viewers.size);
    const all = [...this.loaded.values()].filter((hosted) => hosted.bytes > 0);
    for (const hosted of all.toSorted((a, b) => watched(a) - watched(b) || a.touched - b.touched)) {
      if (bytes <= most) return;
      bytes -= hosted.bytes;
      hosted.sleep();
      bytes += hosted.bytes;
    }
  }

  /** Forgets tables that nobody has looked at for long, and the oldest of too many. */
  private forgetUnseen(now: number): void {
    const unseen = [...this.loaded.values()].filter(({ audience, idle }) => audience.viewers.size === 0 && idle);
    const extra = unseen.length - MOST_UNSEEN;
    unseen
      .toSorted((a, b) => a.touched - b.touched)
      .forEach(({ id, touched }, n) => {
        if (n >= extra && now - touched <= IDLE) return;
        this.hosted.delete(id);
        this.loaded.delete(id);
      });
  }

  private async pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await sleep(milliseconds, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
  }

  /** Waits until somebody may let something dear be done again. */
  afford(payer: Payer): Promise<void> {
    return this.pause(this.budget.wait(payer));
  }

  /** How many tables this process has in memory. */
  get size(): number {
    return this.hosted.size;
  }

  /** Tells those who look at a table how it stands around the game. */
  tellInfo(id: string): void {
    this.hosted
      .get(id)
      ?.then((hosted) => hosted.audience.tellInfo())
      .catch(() => undefined);
  }

  /** A table as those at it see it. */
  async info(id: string): Promise<TableInfo> {
    const { head, rev } = await this.look(id);
    return infoOf(head, rev, this.now(), this.presence(id));
  }

  /** Does something that takes a while a moment at a time, in turn with all else that does, on somebody's account. */
  async inTurn<T>(payer: Payer, work: Slices<T>): Promise<T> {
    const job = { line: this.budget.lineOf(payer), took: 0 };
    return inSlices(job, work).finally(() => this.budget.charge(payer, job.took));
  }

  /** A table of a list as whoever asks may see it. */
  listed({ head, rev }: Known, asker: string | undefined): TableInfo {
    const sits = seatOf(head, asker) !== undefined;
    return infoOf(head, rev, this.now(), this.presence(head.id), sits ? 'sitter' : 'other');
  }

  /** Looks after tables whose time is up, and after bots that nobody lets play. Several processes may do so at once. */
  async sweep(): Promise<void> {
    // First of all: whoever was waited for while the house was away is not late.
    await this.outages.beat();
    const now = this.now();
    const rows = await this.storage.db
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(AT_ONCE)
      .execute();
    for (const { id } of rows) {
      if ((this.resting.get(id) ?? 0) > now) continue;
      await this.lookAfter(id).catch((error: unknown) => this.fail(error, id));
    }
    this.forgetUnseen(now);
  }

  /** Whoever has no time left is played for by a bot, until they come back. */
  async lookAfter(id: string): Promise<void> {
    const hosted = await this.get(id);
    const [bot = 'random'] = Object.keys(hosted.play.bots);
    if (late(hosted.head, this.now()).length > 0) {
      await hosted.change(HOUSE, (draft) => {
        for (const seat of late(draft.head, this.now())) {
          draft.head = withSeat(draft.head, seat, { gone: 'late', bot, lateAt: askedOf(draft.head, seat) ?? -1 });
        }
      });
    }
    hosted.wake();
  }

  private hear(id: string, rev: number): void {
    const tables = id === '' ? [...this.hosted.values()] : [this.hosted.get(id)];
    for (const table of tables) table?.then((hosted) => hosted.heard(rev)).catch(() => undefined);
  }

  private fail(error: unknown, id: string): void {
    this.resting.set(id, this.now() + REST);
    this.services.failed?.(error, id);
  }

  presence(id: string): Presence {
    return this.services.presence?.(id) ?? { here: new Set(), watching: 0 };
  }

  private async load(id: string): Promise<Hosted> {
    const row = await this.read(id);
    if (row === undefined) throw notFound('table');
    return new Hosted(this.inside, await gameOf(this.games, row.head.game), row);
  }

  private async read(id: string): Promise<Row | undefined> {
    const row = await this.storage.db
      .selectFrom('tables')
      .select(['rev', 'head', 'secret'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : { ...row, head: JSON.parse(row.head) as TableHead };
  }

  private async since(id: string, rev: number): Promise<KeptChange[]> {
    const rows = await this.storage.db
      .selectFrom('changes')
      .select(['rev', 'entries', 'by as person', 'receipt'])
      .where('table_id', '=', id)
      .where('rev', '>', rev)
      .orderBy('rev')
      .execute();
    return rows.map((row) => ({ ...row, entries: JSON.parse(row.entries) as StoredEntry[] }));
  }
}
