import type { Imagined, Preview } from '@edubba/hosting';
import { imagine, previewOf, Queue } from '@edubba/hosting';
import type { BaseState, Key, Refusal, Seat, StoredEntry, Table } from '@edubba/kernel';
import { readEntry, storeEntry } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import type { Payer } from '../live/budget.ts';
import type { Kept } from '../store/database.ts';
import type { Stage } from './audience.ts';
import { Audience } from './audience.ts';
import type { BotServices } from './bot-seats.ts';
import { BotSeats } from './bot-seats.ts';
import type { Draft, Wisher } from './drafted.ts';
import { changeOf, summed } from './drafted.ts';
import type { TableHead } from './head.ts';
import type { Presence } from './info.ts';
import { infoOf } from './info.ts';
import type { PositionServices } from './position.ts';
import { Position } from './position.ts';
import { inSlices, turn } from './slices.ts';
import type { Viewer } from './viewer.ts';

/** So often a change is made anew on what others have kept meanwhile. */
const TRIES = 12;
/** A deed that took less, in milliseconds, is on nobody's account: most answers do. */
const SMALL_CHANGE = 0.5;

/** A row of the database. */
export interface Row {
  readonly rev: number;
  readonly head: TableHead;
  readonly secret: string;
}

/** Where tables come from and what time it is. */
export interface Services extends PositionServices, BotServices {
  readonly now: () => number;
  readonly read: (id: string) => Promise<Row | undefined>;
  /** Told of every change this process has kept. */
  readonly changed: (hosted: Hosted, before: TableHead) => void;
  readonly presence: (id: string) => Presence;
  /** Resolves when the time of an outage that has just ended is given back. */
  readonly present: () => Promise<void> | undefined;
}

/** A table in this process's memory: a cache of what is kept, and those who look at it. */
export class Hosted implements Stage {
  readonly id: string;
  readonly play: AnyModule;
  readonly audience = new Audience(this);
  head: TableHead;
  rev: number;
  /** When somebody last needed it. */
  touched: number;
  /** Milliseconds all its changes have taken so far. */
  worked = 0;
  private readonly services: Services;
  private readonly secret: string;
  private readonly queue = new Queue();
  private readonly position: Position;
  private readonly bots: BotSeats;

  constructor(services: Services, play: AnyModule, { head, rev, secret }: Row) {
    this.services = services;
    this.id = head.id;
    this.play = play;
    this.head = head;
    this.rev = rev;
    this.secret = secret;
    this.touched = services.now();
    this.position = new Position(services, play, secret);
    this.bots = new BotSeats(services, this, secret);
  }

  /** The game, while it is in memory. */
  get table(): Table<BaseState> | undefined {
    return this.position.table;
  }

  /** The position is not in memory: it is made again from the log when somebody needs it. */
  private get asleep(): boolean {
    return this.table === undefined && this.head.started !== null;
  }

  /** How many events were told. */
  get version(): number {
    return this.position.version;
  }

  /** What the position takes in memory, about. */
  get bytes(): number {
    return this.position.bytes;
  }

  now(): number {
    return this.services.now();
  }

  /** Nothing is under way at it. */
  get idle(): boolean {
    return !this.bots.busy && !this.queue.busy;
  }

  /** Puts the position out of memory, if nobody is at it just now; whose bots only wait for their turn, needs none. */
  sleep(): void {
    if (this.table === undefined || this.queue.busy || this.bots.playing) return;
    this.position.drop();
    this.bots.drop();
    this.audience.forgetTexts();
  }

  /** What the house shows when the game is over. */
  get proof(): { readonly commitment: string; readonly secret: string; readonly contributions: string[] } {
    if (this.head.status !== 'over') throw new Failed(409, 'not-over', 'The dice are shown when the game is over.');
    const { commitment, seats } = this.head;
    return { commitment, secret: this.secret, contributions: seats.map(({ contribution }) => contribution) };
  }

  /** Deals: opens the table and answers what has to happen by itself. */
  deal({ head }: Draft): void {
    this.position.deal(head);
  }

  /**
   * Makes a change: carried out on the draft, kept, and only then told. Where others were faster it is made anew on
   * what they have kept; where it cannot be kept it never was.
   */
  change(wisher: Wisher, deed: (draft: Draft) => void): Promise<Kept> {
    return this.queue.run(() => this.carryOut(wisher, deed));
  }

  /** The same for what can wait a moment: bots' answers, and what is taken back, after which all is told anew. */
  changeInTurn(wisher: Wisher, deed: (draft: Draft) => void): Promise<Kept> {
    return this.queue.run(async () => {
      await turn(this.services.budget.lineOf({ person: wisher.person ?? this.head.by }));
      return this.carryOut(wisher, deed);
    });
  }

  private async carryOut(wisher: Wisher, deed: (draft: Draft) => void): Promise<Kept> {
    this.touched = this.services.now();
    const present = this.services.present();
    if (present !== undefined) {
      // Time may have been given back here, too: nobody is late for what is not counted any more.
      await present;
      await this.catchUp();
    }
    const payer = { person: wisher.person ?? this.head.by };
    if (this.head.status === 'waiting') await this.position.recall(this.head, payer);
    if (this.asleep && this.head.status === 'playing') await this.position.open(this, payer);
    const { receipts } = this.position;
    if (receipts.has(wisher)) return 'repeated';
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
        const { head, entries, change } = this.billed(payer, () => {
          deed(draft);
          const added = this.table?.log.slice(before.length).map(storeEntry) ?? [];
          const after = this.completed(wisher, draft, added.length > 0 || this.table !== before.table);
          return { head: after, entries: added, change: changeOf(wisher, this, after, added, this.version) };
        });
        kept = await this.services.storage.keep(change);
        if (kept === 'kept') {
          this.head = head;
          this.rev++;
          receipts.add(wisher);
          const told = before.table === this.table ? before.told : 0;
          this.billed(payer, () => this.tellChange(told, entries, before.head));
          this.services.changed(this, before.head);
          return kept;
        }
      } catch (error) {
        await this.restore(before, payer);
        // What was done before cannot be done once more: whoever did not hear of it hears it now.
        if (await this.wasDone(wisher)) kept = 'repeated';
        // What cannot be done here may well be possible on what others have kept meanwhile.
        else if (wisher.person !== null && (await this.isBehind())) kept = 'outdated';
        else throw error;
      }
      await this.restore(before, payer);
      await this.catchUp();
      if (kept === 'repeated') {
        receipts.add(wisher);
        return kept;
      }
    }
    throw new Failed(503, 'busy', 'Too many people change this table at once. Try again.');
  }

  /** What somebody does is on their account, and so is telling it to all; what bots do is on that of whoever made the table. */
  private billed<T>(payer: Payer, work: () => T): T {
    const began = performance.now();
    try {
      return work();
    } finally {
      const took = performance.now() - began;
      this.worked += took;
      if (took > SMALL_CHANGE) this.services.budget.charge(payer, took);
    }
  }

  /** Was this very message carried out before? */
  private async wasDone({ person, receipt }: Wisher): Promise<boolean> {
    if (receipt === null) return false;
    // On one file nobody else keeps anything.
    if (this.position.receipts.complete && this.services.storage.engine === 'sqlite') return false;
    const found = await this.services.storage.db
      .selectFrom('changes')
      .select('rev')
      .where('table_id', '=', this.id)
      .where('by', '=', person)
      .where('receipt', '=', receipt)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Has another process kept something that this one has not heard of yet? */
  private async isBehind(): Promise<boolean> {
    const { db, engine } = this.services.storage;
    if (engine === 'sqlite') return false;
    const row = await db.selectFrom('tables').select('rev').where('id', '=', this.id).executeTakeFirst();
    return row !== undefined && row.rev > this.rev;
  }

  /** Takes in what other processes have kept, told or not: whoever was served by one of them goes on where they were. */
  async refresh(): Promise<void> {
    if (await this.isBehind()) await this.queue.run(() => this.catchUp());
  }

  /** Back to what is kept. Where something was answered already the game is played again up to there, which takes a while. */
  private async restore(
    before: {
      readonly head: TableHead;
      readonly table: Table<BaseState> | undefined;
      readonly length: number;
      readonly told: number;
    },
    payer: Payer,
  ): Promise<void> {
    this.head = before.head;
    if (this.table === before.table && (this.table?.log.length ?? 0) === before.length) {
      this.table?.orders.splice(0, this.table.orders.length, ...before.head.orders);
      return;
    }
    this.bots.drop();
    this.audience.forgetTexts();
    const log = (before.table?.log ?? []).slice(0, before.length);
    await this.position.rebuild(before.head, log, before.told, payer);
  }

  /** The drafted head with all that follows from the answers. */
  private completed(wisher: Wisher, draft: Draft, answered: boolean): TableHead {
    const { table } = this;
    const now = this.services.now();
    const head = { ...draft.head, updated: now };
    if (table === undefined) return head;
    return answered
      ? summed(this.play, table, wisher, { ...draft, head }, now)
      : { ...head, orders: table.orders.slice() };
  }

  /** Takes in what other processes have kept. */
  private async catchUp(): Promise<void> {
    const { services, id } = this;
    // The row first: of the log only what belongs to it is taken.
    const row = await services.read(id);
    if (row === undefined) throw new Failed(404, 'not-found', 'There is no such table any more.');
    if (row.rev <= this.rev) return;
    // A position that nobody needs is not made for this.
    if (this.asleep && this.audience.viewers.size === 0) {
      this.head = row.head;
      this.rev = row.rev;
      return;
    }
    const payer = { person: this.head.by };
    await this.position.recall(this.head, payer);
    if (this.asleep) await this.position.open(this, payer);
    const changes = (await services.since(id, this.rev)).filter(({ rev }) => rev <= row.rev);
    const was = this.head;
    const told = this.version;
    const entries = changes.flatMap((change) => change.entries);
    this.position.follow(row.head, entries.map(readEntry));
    // Only now: where the log could not be followed, what is known of the table is still what it was.
    this.head = row.head;
    this.rev = row.rev;
    for (const change of changes) this.position.receipts.add(change);
    this.tellChange(told, entries, was);
  }

  /** Another process has kept something. */
  heard(rev: number): void {
    if (rev !== 0 && rev <= this.rev) return;
    this.queue
      .run(async () => {
        if (rev === 0 || rev > this.rev) await this.catchUp();
      })
      .catch((error: unknown) => this.services.failed(error, this.id));
  }

  /** Waits for what is under way. */
  settled(): Promise<void> {
    return this.queue.run(() => undefined);
  }

  /** Lets bots play until a person is waited for. */
  wake(): void {
    this.bots.wake();
  }

  /** Does something with the position when all that was answered so far is kept: nobody is shown what may yet not have been. */
  whenKept<T>(payer: Payer, look: () => T | Promise<T>): Promise<T> {
    return this.whenAwake(payer, async () => {
      await turn(this.services.budget.lineOf(payer));
      return this.services.budget.spend(payer, look);
    });
  }

  private whenAwake<T>(payer: Payer, deed: () => Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      this.touched = this.services.now();
      if (this.asleep) await this.position.open(this, payer);
      return deed();
    });
  }

  /** The same for whoever is to be told everything anew, or what happened since a version: that is written out before, in slices. */
  whenWritten(viewer: Viewer, version: number | undefined, look: () => void): Promise<void> {
    const { budget } = this.services;
    const { payer } = viewer;
    return this.whenAwake(payer, async () => {
      const job = { line: budget.lineOf(payer), took: 0 };
      await inSlices(job, this.audience.writeOut(viewer, version)).finally(() => budget.charge(payer, job.took));
      return budget.spend(payer, look);
    });
  }

  /** Somebody comes to look: shown everything, or what happened since a version they know. */
  enter(viewer: Viewer, version: number | undefined): Promise<void> {
    this.audience.expect(viewer);
    return this.whenWritten(viewer, version, () => this.audience.enter(viewer, version));
  }

  leave(viewer: Viewer): void {
    this.audience.leave(viewer);
    this.touched = this.services.now();
  }

  /** How things would stand for another seat, as far as this one may know. */
  imagine(payer: Payer, by: Seat, to: Seat, keys: readonly Key[]): Promise<Imagined | null> {
    return this.whenKept(payer, () =>
      this.table === undefined ? null : imagine(this.play, this.table, { by, to, keys }),
    );
  }

  preview(payer: Payer, seat: Seat, key: Key): Promise<Preview | null> {
    return this.whenKept(payer, () => (this.table === undefined ? null : previewOf(this.table, seat, key)));
  }

  /** Why what is closed to a seat is closed, while the question of that number is asked. */
  refusals(payer: Payer, seat: Seat, number: number): Promise<readonly Refusal[]> {
    return this.whenKept(payer, () => (this.table?.number(seat) === number ? this.table.refusals(seat) : []));
  }

  infoText(seat: Seat): string {
    const { services } = this;
    const now = services.now();
    const info = infoOf(this.head, this.rev, now, services.presence(this.id), seat < 0 ? 'other' : 'sitter');
    return JSON.stringify({ type: 'table', me: seat < 0 ? null : seat, now, info } satisfies Received);
  }

  private tellChange(told: number, entries: readonly StoredEntry[], was: TableHead): void {
    this.bots.follow(was, entries.length > 0);
    this.audience.tell(told, entries, was);
  }
}
