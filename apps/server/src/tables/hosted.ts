import { fairChance, tableSeed } from '@edubba/fair';
import type { Preview } from '@edubba/hosting';
import { Bots, previewOf, summedUp } from '@edubba/hosting';
import type { BaseState, Key, LogEntry, Opening, Seat, StoredEntry } from '@edubba/kernel';
import { readEntry, SPECTATOR, storeEntry, Table } from '@edubba/kernel';
import type { Received } from '@edubba/protocol';
import { Failed } from '../failure.ts';
import type { AnyModule } from '../games.ts';
import type { Change, Kept, Storage } from '../store/database.ts';
import { dueAt, turnTo } from './clocks.ts';
import type { TableHead } from './head.ts';
import { seatOf, sittersOf, withSeat } from './head.ts';
import type { Presence } from './info.ts';
import { infoOf } from './info.ts';
import { Queue } from './queue.ts';
import type { Viewer } from './viewer.ts';
import { eventsText, rewindOf, standingText } from './viewer.ts';

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
export class Hosted {
  readonly id: string;
  readonly play: AnyModule;
  readonly viewers = new Set<Viewer>();
  private readonly coming = new Set<Viewer>();
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

  // Those who look

  /** Does something when all that was answered so far is kept: nobody is shown what may yet not have been. */
  whenKept(look: () => void): Promise<void> {
    return this.queue.run(look);
  }

  enter(viewer: Viewer, version: number | undefined): Promise<void> {
    this.touched = this.ground.now();
    this.coming.add(viewer);
    return this.whenKept(() => {
      // Gone before their turn came.
      if (this.coming.delete(viewer)) this.show(viewer, version);
    });
  }

  private show(viewer: Viewer, version: number | undefined): void {
    const { table, head } = this;
    viewer.seat = seatOf(head, viewer.person) ?? SPECTATOR;
    if (this.mayNotLook(viewer)) return viewer.dismiss();
    this.viewers.add(viewer);
    viewer.send(this.infoText(viewer.seat));
    if (table === undefined) return;
    const tail = version !== undefined && version <= table.events.length && !this.undoneSince(version);
    viewer.send(tail ? eventsText(table, head, viewer.seat, version, -1) : standingText(table, head, viewer.seat));
  }

  /** After something was taken back a tail does not lead to the position: everything is told anew. */
  private undoneSince(version: number): boolean {
    return this.table?.events.slice(version).some(({ type }) => type === 'undone') === true;
  }

  /** Where nobody may look on, those who waited for a seat have to go when the game begins. */
  private mayNotLook({ seat }: Viewer): boolean {
    const { spectators, status } = this.head;
    return seat < 0 && !spectators && status !== 'waiting';
  }

  leave(viewer: Viewer): void {
    this.coming.delete(viewer);
    this.viewers.delete(viewer);
    this.touched = this.ground.now();
  }

  preview(seat: Seat, key: Key): Preview | null {
    return this.table === undefined ? null : previewOf(this.table, seat, key);
  }

  /** Tells everybody how the table stands around the game. */
  tellInfo(): void {
    for (const viewer of this.viewers) viewer.send(this.infoText(viewer.seat));
  }

  infoText(seat: Seat): string {
    const { ground } = this;
    const now = ground.now();
    const info = infoOf(this.head, this.rev, now, ground.presence(this.id));
    return JSON.stringify({ type: 'table', me: seat < 0 ? null : seat, now, info } satisfies Received);
  }

  /** What a change brought, to everybody who looks: built once for each seat. */
  private tellChange(told: number, entries: readonly StoredEntry[], was: TableHead): void {
    const { table, head } = this;
    const reseated = was.seats.some((at, i) => at.person !== head.seats[i]?.person);
    if (reseated) for (const viewer of this.viewers) viewer.seat = seatOf(head, viewer.person) ?? SPECTATOR;
    for (const viewer of this.viewers) {
      if (!this.mayNotLook(viewer)) continue;
      this.viewers.delete(viewer);
      viewer.dismiss();
    }
    if (JSON.stringify(sittersOf(was)) !== JSON.stringify(sittersOf(head))) this.bots = undefined;
    if (this.viewers.size === 0) return;
    if (table !== undefined && (entries.length > 0 || was.started === null))
      this.tellAnswers(table, told, entries, was);
    else if (table !== undefined) this.tellGone(table, was);
    if (head.rewind !== null && JSON.stringify(was.rewind) !== JSON.stringify(head.rewind)) {
      const text = JSON.stringify({ type: 'rewind', rewind: rewindOf(head.rewind) });
      for (const viewer of this.viewers) viewer.send(text);
    }
    if (infoDiffers(was, head)) this.tellInfo();
  }

  /** Whoever left a seat to a bot, or took it back, is asked nothing any more, or is asked again. */
  private tellGone(table: Table<BaseState>, was: TableHead): void {
    const { head } = this;
    for (const viewer of this.viewers) {
      const { seat } = viewer;
      if (was.seats[seat]?.gone === head.seats[seat]?.gone) continue;
      viewer.send(eventsText(table, head, seat, table.events.length, -1));
    }
  }

  private tellAnswers(table: Table<BaseState>, told: number, entries: readonly StoredEntry[], was: TableHead): void {
    const back = entries.some(([, , mark]) => mark === 'undo' || mark === 'retract');
    const anew = back || was.started === null;
    const by = entries.find(([seat, , mark]) => seat >= 0 && mark === undefined)?.[0] ?? -1;
    const texts = new Map<Seat, string>();
    for (const viewer of this.viewers) {
      const { seat } = viewer;
      let text = texts.get(seat);
      if (text === undefined) {
        text = anew ? standingText(table, this.head, seat) : eventsText(table, this.head, seat, told, by);
        texts.set(seat, text);
      }
      viewer.send(text);
    }
  }
}

/** A bot had nothing to do. */
class Nothing extends Error {
  override readonly name = 'Nothing';
}

function peopleIn({ seats }: TableHead): string[] {
  return seats.flatMap(({ person }) => (person === null ? [] : [person]));
}

/** Did anything change that the table's own page shows around the game? Points and answers are told with the game. */
function infoDiffers(was: TableHead, head: TableHead): boolean {
  return around(was) !== around(head);
}

function around({ status, seats, pace, paused, pauseWish, turn, rematch, title, open, by }: TableHead): string {
  // Without clocks whose turn it is stands in the question.
  const clocked = pace.kind === 'free' ? null : turn;
  return JSON.stringify([
    status,
    seats.map((at) => ({ ...at, seen: 0 })),
    clocked,
    paused,
    pauseWish,
    rematch,
    title,
    open,
    by,
  ]);
}
