import { fairChance, tableSeed } from '@edubba/fair';
import type { Preview } from '@edubba/hosting';
import { Bots, previewOf, summedUp } from '@edubba/hosting';
import type { BaseState, Key, LogEntry, Opening, Seat, StoredEntry } from '@edubba/kernel';
import { readEntry, storeEntry, Table } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import type { Change, Kept, Storage } from '../store/database.ts';
import type { Stage } from './audience.ts';
import { Audience } from './audience.ts';
import { dueAt, turnTo } from './clocks.ts';
import type { TableHead } from './head.ts';
import { seatOf, sittersOf, withSeat } from './head.ts';
import type { Presence } from './info.ts';
import { infoOf } from './info.ts';
import { Queue } from './queue.ts';
import type { Viewer } from './viewer.ts';

/** So often a change is made anew on what others have kept meanwhile. */
const TRIES = 12;

/** A row of the database. */
export interface Row {
  readonly rev: number;
  readonly head: TableHead;
  readonly secret: string;
}

/** Where tables come from and what time it is. */
export interface Ground {
  readonly storage: Storage;
  readonly now: () => number;
  readonly read: (id: string) => Promise<Row | undefined>;
  /** Entries of the log by change, later than a revision. */
  readonly since: (
    id: string,
    rev: number,
  ) => Promise<readonly { readonly rev: number; readonly entries: StoredEntry[] }[]>;
  /** Told of every change this process has kept. */
  readonly changed: (hosted: Hosted, before: TableHead) => void;
  /** The house closes: bots play on elsewhere, or when it opens again. */
  readonly stopped: () => boolean;
  readonly presence: (id: string) => Presence;
  readonly failed: (error: unknown, id: string) => void;
}

/** Who wants a change, and the name of the message it came in. */
export interface Wisher {
  readonly person: string | null;
  readonly receipt: string | null;
}

export const HOUSE: Wisher = { person: null, receipt: null };

/** What a deed works with: the position to answer at, and the head as it is to become. */
export interface Draft {
  head: TableHead;
  readonly table: Table<BaseState> | undefined;
}

/** A table in this process's memory: a cache of what is kept, and those who look at it. */
export class Hosted implements Stage {
  readonly id: string;
  readonly play: AnyModule;
  readonly audience = new Audience(this);
  head: TableHead;
  rev: number;
  table: Table<BaseState> | undefined;
  /** When somebody last needed it. */
  touched: number;
  private readonly ground: Ground;
  private readonly secret: string;
  private readonly queue = new Queue();
  private bots: Bots | undefined;
  private playing = false;

  private constructor(ground: Ground, play: AnyModule, { head, rev, secret }: Row) {
    this.ground = ground;
    this.id = head.id;
    this.play = play;
    this.head = head;
    this.rev = rev;
    this.secret = secret;
    this.touched = ground.now();
  }

  static async load(ground: Ground, row: Row, play: AnyModule): Promise<Hosted> {
    const hosted = new Hosted(ground, play, { ...row, rev: 0 });
    const changes = await ground.since(row.head.id, 0);
    hosted.rev = Math.max(row.rev, changes.at(-1)?.rev ?? 0);
    hosted.rebuild(changes.flatMap(({ entries }) => entries.map(readEntry)));
    // Changes kept between the two readings: the row may be older than they are.
    if (hosted.rev > row.rev) hosted.head = (await ground.read(row.head.id))?.head ?? row.head;
    return hosted;
  }

  /** What the house shows when the game is over. */
  get proof(): { readonly commitment: string; readonly secret: string; readonly contributions: string[] } {
    if (this.head.status !== 'over') throw new Failed(409, 'not-over', 'The dice are shown when the game is over.');
    const { commitment, seats } = this.head;
    return { commitment, secret: this.secret, contributions: seats.map(({ contribution }) => contribution) };
  }

  /** Deals: opens the table and answers what has to happen by itself. */
  deal({ head }: Draft): void {
    this.table = Table.open(this.play.game, this.opening(head));
  }

  private opening({ seats, version, options }: TableHead): Opening<BaseState> {
    const seed = tableSeed(
      this.secret,
      seats.map(({ contribution }) => contribution),
    );
    return { seats: seats.length, version, options, chance: fairChance(seed) };
  }

  private rebuild(log: readonly LogEntry[]): void {
    this.bots = undefined;
    this.table =
      log.length === 0 && this.head.started === null
        ? undefined
        : Table.replay(this.play.game, this.opening(this.head), log);
    this.table?.orders.push(...this.head.orders);
  }

  /**
   * Makes a change: carried out on the draft, kept, and only then told. Where others were faster it is made anew on
   * what they have kept; where it cannot be kept it never was.
   */
  change(wisher: Wisher, deed: (draft: Draft) => void | Promise<void>): Promise<Kept> {
    return this.queue.run(() => this.carryOut(wisher, deed));
  }

  private async carryOut(wisher: Wisher, deed: (draft: Draft) => void | Promise<void>): Promise<Kept> {
    this.touched = this.ground.now();
    for (let tries = 0; tries < TRIES; tries++) {
      const before = {
        head: this.head,
        table: this.table,
        length: this.table?.log.length ?? 0,
        told: this.table?.events.length ?? 0,
      };
      const draft: Draft = { head: this.head, table: this.table };
      let kept: Kept;
      try {
        await deed(draft);
        const entries = this.table?.log.slice(before.length).map(storeEntry) ?? [];
        const head = this.completed(wisher, draft.head, entries.length > 0 || this.table !== before.table);
        kept = await this.ground.storage.keep(this.changeOf(wisher, head, entries));
        if (kept === 'kept') {
          this.head = head;
          this.rev++;
          this.tellChange(before.table === this.table ? before.told : 0, entries, before.head);
          this.ground.changed(this, before.head);
          return kept;
        }
      } catch (error) {
        this.restore(before);
        // What was done before cannot be done once more: whoever did not hear of it hears it now.
        if (!(await this.wasDone(wisher))) throw error;
        kept = 'repeated';
      }
      this.restore(before);
      await this.catchUp();
      if (kept === 'repeated') return kept;
    }
    throw new Failed(503, 'busy', 'Too many people change this table at once. Try again.');
  }

  /** Was this very message carried out before? */
  private async wasDone({ person, receipt }: Wisher): Promise<boolean> {
    if (receipt === null) return false;
    const found = await this.ground.storage.db
      .selectFrom('changes')
      .select('rev')
      .where('table_id', '=', this.id)
      .where('by', '=', person)
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Back to what is kept. */
  private restore(before: {
    readonly head: TableHead;
    readonly table: Table<BaseState> | undefined;
    readonly length: number;
  }): void {
    this.head = before.head;
    if (this.table === before.table && (this.table?.log.length ?? 0) === before.length) {
      this.table?.orders.splice(0, this.table.orders.length, ...before.head.orders);
      return;
    }
    this.rebuild((before.table?.log ?? []).slice(0, before.length));
  }

  private changeOf({ person, receipt }: Wisher, head: TableHead, entries: readonly StoredEntry[]): Change {
    const people = peopleIn(head);
    return {
      table: this.id,
      rev: this.rev,
      head: JSON.stringify(head),
      status: head.status,
      open: head.open,
      updated: head.updated,
      due: dueAt(head),
      entries: JSON.stringify(entries),
      by: person,
      receipt,
      version: this.table?.events.length ?? 0,
      ...(people.join() === peopleIn(this.head).join() ? {} : { sitters: people }),
    };
  }

  /** The drafted head with all that follows from the answers. */
  private completed({ person }: Wisher, drafted: TableHead, answered: boolean): TableHead {
    const { table } = this;
    const now = this.ground.now();
    const head = { ...drafted, updated: now };
    if (table === undefined) return head;
    if (!answered) return { ...head, orders: table.orders.slice() };
    const summed = this.summed(head, table, now);
    const seat = seatOf(head, person ?? undefined);
    return seat === undefined ? summed : withSeat(summed, seat, { seen: table.events.length });
  }

  /** The head after what was answered: whose turn it is, how the points stand, whether it is over. */
  private summed(head: TableHead, table: Table<BaseState>, now: number): TableHead {
    const orders = table.orders.slice();
    const { asks, scores, outcome, answers } = summedUp(this.play, table);
    const question = { kind: asks?.kind ?? '', about: asks?.about ?? null };
    const turned = turnTo(head, table.asked(), question, now);
    const over = table.over && head.status === 'playing';
    return { ...turned, orders, answers, scores, outcome, ...(over ? { status: 'over' as const, ended: now } : {}) };
  }

  /** Takes in what other processes have kept. */
  private async catchUp(): Promise<void> {
    const { ground, id } = this;
    const changes = await ground.since(id, this.rev);
    const row = await ground.read(id);
    if (row === undefined) throw new Failed(404, 'not-found', 'There is no such table any more.');
    for (const { rev, entries } of changes) {
      if (rev > row.rev) break;
      const was = this.head;
      const told = this.table?.events.length ?? 0;
      this.rev = rev;
      this.head = row.head;
      if (this.table !== undefined) this.table.follow(entries.map(readEntry));
      else if (row.head.started !== null) this.rebuild(entries.map(readEntry));
      this.table?.orders.splice(0, this.table.orders.length, ...row.head.orders);
      this.tellChange(told, entries, was);
    }
    if (this.rev < row.rev) await this.catchUp();
  }

  /** Another process has kept something. */
  heard(rev: number): void {
    if (rev !== 0 && rev <= this.rev) return;
    this.queue
      .run(async () => {
        if (rev === 0 || rev > this.rev) await this.catchUp();
      })
      .catch((error: unknown) => this.ground.failed(error, this.id));
  }

  /** Waits for what is under way. */
  settled(): Promise<void> {
    return this.queue.run(() => undefined);
  }

  /** Lets bots play until a person is waited for. Many calls at once are one. */
  wake(): void {
    if (this.playing || this.head.status !== 'playing' || this.head.paused !== null) return;
    this.playing = true;
    this.playBots()
      .catch((error: unknown) => this.ground.failed(error, this.id))
      .finally(() => {
        this.playing = false;
      });
  }

  private async playBots(): Promise<void> {
    for (let heard = true; heard; ) {
      heard = false;
      const sitters = sittersOf(this.head);
      if (!sitters.some(({ who }) => who === 'bot') || this.head.status !== 'playing' || this.ground.stopped()) return;
      await this.change(HOUSE, ({ table, head }) => {
        if (table === undefined || head.paused !== null) throw new Nothing();
        this.bots ??= new Bots(this.play, table, sittersOf(head), this.secret);
        if (this.bots.hear() === undefined) throw new Nothing();
        heard = true;
      }).catch((error: unknown) => {
        heard = false;
        if (!(error instanceof Nothing)) throw error;
      });
    }
  }

  /** Does something when all that was answered so far is kept: nobody is shown what may yet not have been. */
  whenKept(look: () => void): Promise<void> {
    return this.queue.run(look);
  }

  /** Somebody comes to look: shown everything, or what happened since a version they know. */
  enter(viewer: Viewer, version: number | undefined): Promise<void> {
    this.touched = this.ground.now();
    this.audience.expect(viewer);
    return this.whenKept(() => this.audience.enter(viewer, version));
  }

  leave(viewer: Viewer): void {
    this.audience.leave(viewer);
    this.touched = this.ground.now();
  }

  preview(seat: Seat, key: Key): Preview | null {
    return this.table === undefined ? null : previewOf(this.table, seat, key);
  }

  infoText(seat: Seat): string {
    const { ground } = this;
    const now = ground.now();
    const info = infoOf(this.head, this.rev, now, ground.presence(this.id));
    return JSON.stringify({ type: 'table', me: seat < 0 ? null : seat, now, info } satisfies Received);
  }

  private tellChange(told: number, entries: readonly StoredEntry[], was: TableHead): void {
    if (this.bots !== undefined && JSON.stringify(sittersOf(was)) !== JSON.stringify(sittersOf(this.head))) {
      this.bots = undefined;
    }
    this.audience.tell(told, entries, was);
  }
}

/** A bot had nothing to do. */
class Nothing extends Error {
  override readonly name = 'Nothing';
}

function peopleIn({ seats }: TableHead): string[] {
  return seats.flatMap(({ person }) => (person === null ? [] : [person]));
}
