import type { Imagined, Preview, Thinkers } from '@edubba/hosting';
import { BotLoop, Bots, imagine, previewOf, Queue } from '@edubba/hosting';
import type { BaseState, Earlier, Key, LogEntry, Opening, Refusal, Seat, StoredEntry } from '@edubba/kernel';
import { readEntry, storeEntry, Table } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import type { Errands } from '../errands/errands.ts';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import type { Budget, Payer } from '../live/budget.ts';
import type { Kept, Storage } from '../store/database.ts';
import type { Stage } from './audience.ts';
import { Audience } from './audience.ts';
import type { Wisher } from './drafted.ts';
import { changeOf, summed } from './drafted.ts';
import { earlierOf, earlierText } from './earlier.ts';
import type { TableHead } from './head.ts';
import { isPlayedByBot, sittersOf } from './head.ts';
import type { Presence } from './info.ts';
import { infoOf } from './info.ts';
import { openingOf, replay, replaySlowly } from './replaying.ts';
import { turn } from './slices.ts';
import type { Viewer } from './viewer.ts';

/** So often a change is made anew on what others have kept meanwhile. */
const TRIES = 12;
/** A deed that took less, in milliseconds, is on nobody's account: most answers do. */
const SMALL_CHANGE = 0.5;
/** What a position and its log take in memory, measured on late games of Akkad: nearly all of it grows with the log. */
const BYTES = { least: 10_000, perEntry: 1000, perLetter: 4 };

/** A row of the database. */
export interface Row {
  readonly rev: number;
  readonly head: TableHead;
  readonly secret: string;
}

/** Where tables come from and what time it is. */
export interface Services {
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
  /** A position was made again from its log: somebody else's may have to go. */
  readonly opened: () => void;
  readonly budget: Budget;
  readonly errands: Errands;
  /** Where bots think that take their time. */
  readonly thinkers: Thinkers;
  /** Resolves when the time of an outage that has just ended is given back. */
  readonly present: () => Promise<void> | undefined;
  /** Waits so many milliseconds, or until the house closes. */
  readonly pause: (milliseconds: number) => Promise<void>;
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
  /** How many events had been told when the position was put out of memory. */
  private slept = 0;
  /** The game it began after, and how long its record is; there once the position was needed. */
  private earlier: { readonly earlier: Earlier<BaseState>; readonly letters: number } | undefined;
  private readonly services: Services;
  private readonly secret: string;
  private readonly queue = new Queue();
  private bots: Bots | undefined;
  /** Milliseconds all its changes have taken so far. */
  private worked = 0;
  /** Its bots wait until they may play. */
  private inLine = false;
  private readonly loop = new BotLoop({
    round: () => this.playRound(),
    pause: (milliseconds) => this.services.pause(milliseconds),
    failed: (error) => this.services.failed(error, this.id),
  });

  constructor(services: Services, play: AnyModule, { head, rev, secret }: Row) {
    this.services = services;
    this.id = head.id;
    this.play = play;
    this.head = head;
    this.rev = rev;
    this.secret = secret;
    this.touched = services.now();
  }

  /** The position is not in memory: it is made again from the log when somebody needs it. */
  private get asleep(): boolean {
    return this.table === undefined && this.head.started !== null;
  }

  /** How many events were told. */
  get version(): number {
    return this.table?.events.length ?? this.slept;
  }

  /** What the position takes in memory, about. */
  get bytes(): number {
    if (this.table === undefined) return 0;
    return BYTES.least + BYTES.perEntry * this.table.log.length + BYTES.perLetter * (this.earlier?.letters ?? 0);
  }

  now(): number {
    return this.services.now();
  }

  /** Nothing is under way at it. */
  get idle(): boolean {
    return !this.loop.busy && !this.queue.busy;
  }

  /** Puts the position out of memory, if nobody is at it just now; whose bots only wait for their turn, needs none. */
  sleep(): void {
    if (this.table === undefined || this.queue.busy || (this.loop.busy && !this.inLine)) return;
    this.slept = this.table.events.length;
    this.table = undefined;
    this.dropBots();
    this.earlier = undefined;
    this.audience.forgetTexts();
  }

  /** Makes the game it began after again, if there was one: no position can be made without it. */
  private async recall(payer: Payer): Promise<void> {
    if (this.head.follows === undefined || this.earlier !== undefined) return;
    const { storage, errands } = this.services;
    const record = await earlierText(storage.db, this.id);
    const position = await errands.run(payer, { type: 'recall', game: this.head.game, record });
    this.earlier = { earlier: earlierOf(record, position), letters: record.length };
  }

  /**
   * Makes the position again, in one's turn. Of the log only what belongs to the head is taken: what others have kept since
   * that was read is caught up with later, together with the head that belongs to it.
   */
  private async open(payer: Payer): Promise<void> {
    const { services, play } = this;
    await this.recall(payer);
    const changes = await services.since(this.id, 0);
    const log = changes.filter(({ rev }) => rev <= this.rev).flatMap(({ entries }) => entries.map(readEntry));
    const job = { line: services.budget.lineOf(payer), took: 0 };
    const table = await replaySlowly(job, play, this.opening(this.head), log, this.head.print, this.id).finally(() =>
      services.budget.charge(payer, job.took),
    );
    table.orders.push(...this.head.orders);
    this.table = table;
    services.opened();
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

  private opening(head: TableHead): Opening<BaseState> {
    return openingOf(head, this.secret, this.earlier?.earlier);
  }

  private rebuild(log: readonly LogEntry[]): void {
    this.dropBots();
    this.table =
      log.length === 0 && this.head.started === null
        ? undefined
        : replay(this.play, this.opening(this.head), log, this.head.print, this.id);
    this.table?.orders.push(...this.head.orders);
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
    await this.services.present();
    const payer = { person: wisher.person ?? this.head.by };
    if (this.head.status === 'waiting') await this.recall(payer);
    if (this.asleep && this.head.status === 'playing') await this.open(payer);
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
          const after = this.completed(wisher, draft.head, added.length > 0 || this.table !== before.table);
          return { head: after, entries: added, change: changeOf(wisher, this, after, added, this.version) };
        });
        kept = await this.services.storage.keep(change);
        if (kept === 'kept') {
          this.head = head;
          this.rev++;
          const told = before.table === this.table ? before.told : 0;
          this.billed(payer, () => this.tellChange(told, entries, before.head));
          this.services.changed(this, before.head);
          return kept;
        }
      } catch (error) {
        this.restore(before);
        // What was done before cannot be done once more: whoever did not hear of it hears it now.
        if (await this.wasDone(wisher)) kept = 'repeated';
        // What cannot be done here may well be possible on what others have kept meanwhile.
        else if (wisher.person !== null && (await this.isBehind())) kept = 'outdated';
        else throw error;
      }
      this.restore(before);
      await this.catchUp();
      if (kept === 'repeated') return kept;
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

  /** The drafted head with all that follows from the answers. */
  private completed(wisher: Wisher, drafted: TableHead, answered: boolean): TableHead {
    const { table } = this;
    const now = this.services.now();
    const head = { ...drafted, updated: now };
    if (table === undefined) return head;
    return answered ? summed(this.play, table, wisher, head, now) : { ...head, orders: table.orders.slice() };
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
    await this.recall(payer);
    if (this.asleep) await this.open(payer);
    const changes = (await services.since(id, this.rev)).filter(({ rev }) => rev <= row.rev);
    const was = this.head;
    const told = this.version;
    const entries = changes.flatMap((change) => change.entries);
    try {
      if (this.table !== undefined) this.table.follow(entries.map(readEntry));
      else if (row.head.started !== null) {
        this.table = replay(this.play, this.opening(row.head), entries.map(readEntry), row.head.print, id);
      }
    } catch (error) {
      // Half way is nowhere: it is made anew from what is kept.
      this.table = undefined;
      throw error;
    }
    this.table?.orders.splice(0, this.table.orders.length, ...row.head.orders);
    // Only now: where the log could not be followed, what is known of the table is still what it was.
    this.head = row.head;
    this.rev = row.rev;
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
    if (this.botsPlay) this.loop.wake();
  }

  private get botsPlay(): boolean {
    const { status, paused, seats } = this.head;
    return status === 'playing' && paused === null && seats.some((seat) => isPlayedByBot(seat));
  }

  private async playRound(): Promise<number | undefined> {
    const { budget } = this.services;
    const payer = { person: this.head.by };
    this.inLine = true;
    await this.waitInLine(payer);
    this.inLine = false;
    try {
      return await this.playOnce(payer);
    } finally {
      budget.end(payer);
    }
  }

  /** Whichever bot is asked thinks and answers. Nothing, where none is. */
  private async playOnce(payer: Payer): Promise<number | undefined> {
    const { services } = this;
    if (!this.botsPlay || services.stopped()) return undefined;
    // Elsewhere, where there are threads: no other table feels it.
    if (this.table !== undefined) {
      await this.botsAt(this.table, this.head).think(services.thinkers, this.head.suggestions, this.head.by);
      if (services.stopped()) return undefined;
    }
    let heard = false;
    const before = this.worked;
    await this.changeInTurn(HOUSE, ({ table, head }) => {
      if (table === undefined || head.paused !== null || head.status !== 'playing') throw new Nothing();
      const bots = this.botsAt(table, head);
      heard = true;
      // Something else was answered meanwhile: it thinks again, of what is asked now.
      if (bots.thinker(head.suggestions) !== undefined) throw new Nothing();
      if (bots.hear(head.suggestions) === undefined) {
        heard = false;
        throw new Nothing();
      }
    }).catch((error: unknown) => {
      if (!(error instanceof Nothing)) throw error;
    });
    services.budget.played(payer, this.worked - before);
    return heard ? 0 : undefined;
  }

  /** Bots of somebody who has let too much be thought already think later, and all of them one after another. */
  private async waitInLine(payer: Payer): Promise<void> {
    const { budget, pause, stopped } = this.services;
    for (let wait = budget.wait(payer); wait > 0 && !stopped(); wait = budget.wait(payer)) await pause(wait);
    await pause(budget.turn(payer));
    await budget.begin(payer);
  }

  private dropBots(): void {
    this.bots?.stop();
    this.bots = undefined;
  }

  private botsAt(table: Table<BaseState>, head: TableHead): Bots {
    this.bots ??= new Bots(this.play, table, sittersOf(head), this.secret);
    return this.bots;
  }

  /** Does something with the position when all that was answered so far is kept: nobody is shown what may yet not have been. */
  whenKept<T>(payer: Payer, look: () => T | Promise<T>): Promise<T> {
    return this.queue.run(async () => {
      this.touched = this.services.now();
      if (this.asleep) await this.open(payer);
      await turn(this.services.budget.lineOf(payer));
      return this.services.budget.spend(payer, look);
    });
  }

  /** Somebody comes to look: shown everything, or what happened since a version they know. */
  enter(viewer: Viewer, version: number | undefined): Promise<void> {
    this.touched = this.services.now();
    this.audience.expect(viewer);
    return this.whenKept(viewer.payer, () => this.audience.enter(viewer, version));
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
    if (this.bots !== undefined && JSON.stringify(sittersOf(was)) !== JSON.stringify(sittersOf(this.head))) {
      this.dropBots();
    } else if (entries.length > 0) this.bots?.stop();
    this.audience.tell(told, entries, was);
  }
}

/** A bot had nothing to do. */
class Nothing extends Error {
  override readonly name = 'Nothing';
}
