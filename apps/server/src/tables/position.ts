import type { BaseState, Earlier, LogEntry, Opening, StoredEntry } from '@edubba/kernel';
import { readEntry, Table } from '@edubba/kernel';
import type { Errands } from '../errands/errands.ts';
import type { AnyModule } from '../games.ts';
import type { Budget, Payer } from '../live/budget.ts';
import type { Storage } from '../store/database.ts';
import { earlierOf, earlierText } from './earlier.ts';
import type { Wisher } from './drafted.ts';
import type { TableHead } from './head.ts';
import { Receipts } from './receipts.ts';
import { openingOf, replay, replaySlowly } from './replaying.ts';

/** What a position and its log take in memory, measured on late games of Akkad: nearly all of it grows with the log. */
const BYTES = { least: 10_000, perEntry: 1000, perLetter: 4 };

/** A change as it was kept. */
export interface KeptChange extends Wisher {
  readonly rev: number;
  readonly entries: StoredEntry[];
}

/** What it takes to make a position again. */
export interface PositionServices {
  readonly storage: Storage;
  /** Entries of the log by change, later than a revision, with who made it by which message. */
  readonly since: (id: string, rev: number) => Promise<readonly KeptChange[]>;
  /** A position was made again from its log: somebody else's may have to go. */
  readonly opened: () => void;
  readonly budget: Budget;
  readonly errands: Errands;
}

/** The position of a table in memory: made again from what is kept when somebody needs it, put out when nobody does. */
export class Position {
  table: Table<BaseState> | undefined;
  /** What was carried out, as long as the position is there. */
  readonly receipts = new Receipts();
  /** How many events had been told when it was put out of memory. */
  private slept = 0;
  /** The game it began after, and how long its record is; there once the position was needed. */
  private earlier: { readonly earlier: Earlier<BaseState>; readonly letters: number } | undefined;
  private readonly services: PositionServices;
  private readonly play: AnyModule;
  private readonly secret: string;

  constructor(services: PositionServices, play: AnyModule, secret: string) {
    this.services = services;
    this.play = play;
    this.secret = secret;
  }

  /** How many events were told. */
  get version(): number {
    return this.table?.events.length ?? this.slept;
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    if (this.table === undefined) return 0;
    return BYTES.least + BYTES.perEntry * this.table.log.length + BYTES.perLetter * (this.earlier?.letters ?? 0);
  }

  /** Puts it out of memory. */
  drop(): void {
    this.slept = this.version;
    this.table = undefined;
    this.earlier = undefined;
    this.receipts.clear();
  }

  /** Makes the game it began after again, if there was one: no position can be made without it. */
  async recall({ id, game, follows }: TableHead, payer: Payer): Promise<void> {
    if (follows === undefined || this.earlier !== undefined) return;
    const { storage, errands } = this.services;
    const record = await earlierText(storage.db, id);
    const position = await errands.run(payer, { type: 'recall', game, record });
    this.earlier = { earlier: earlierOf(record, position), letters: record.length };
  }

  /**
   * Makes it again, in one's turn. Of the log only what belongs to the head is taken: what others have kept since that was
   * read is caught up with later, together with the head that belongs to it.
   */
  async open(kept: { readonly head: TableHead; readonly rev: number }, payer: Payer): Promise<void> {
    const { services } = this;
    await this.recall(kept.head, payer);
    const { id } = kept.head;
    const all = await services.since(id, 0);
    const { head, rev } = kept;
    const changes = all.filter((change) => change.rev <= rev);
    const log = changes.flatMap(({ entries }) => entries.map(readEntry));
    const table = await this.replayed(head, log, payer);
    table.orders.push(...kept.head.orders);
    this.table = table;
    this.receipts.begin(changes);
    services.opened();
  }

  /** Opens the table and answers what has to happen by itself. */
  deal(head: TableHead): void {
    this.table = Table.open(this.play.game, this.opening(head));
    // Before it nobody sent anything by name.
    this.receipts.begin([]);
  }

  /** Makes it again from a log that is at hand, in one's turn; until then there is none. */
  async rebuild(head: TableHead, log: readonly LogEntry[], version: number, payer: Payer): Promise<void> {
    this.table = undefined;
    this.slept = version;
    if (head.started === null) return;
    const table = await this.replayed(head, log, payer);
    table.orders.push(...head.orders);
    this.table = table;
  }

  private replayed(head: TableHead, log: readonly LogEntry[], payer: Payer): Promise<Table<BaseState>> {
    const { budget } = this.services;
    const job = { line: budget.lineOf(payer), took: 0 };
    return replaySlowly(job, this.play, this.opening(head), log, head.print, head.id).finally(() =>
      budget.charge(payer, job.took),
    );
  }

  /** Goes on to a later head by what was answered since. */
  follow(head: TableHead, entries: readonly LogEntry[]): void {
    try {
      if (this.table !== undefined) this.table.follow(entries);
      else if (head.started !== null) {
        this.table = replay(this.play, this.opening(head), entries, head.print, head.id);
      }
    } catch (error) {
      // Half way is nowhere: it is made anew from what is kept.
      this.table = undefined;
      throw error;
    }
    this.table?.orders.splice(0, this.table.orders.length, ...head.orders);
  }

  private opening(head: TableHead): Opening<BaseState> {
    return openingOf(head, this.secret, this.earlier?.earlier);
  }
}
