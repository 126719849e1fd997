import type { BaseState, DecisionKind, Key, Order, Refusal, Seat, Table } from '@edubba/kernel';
import { Refused, thrownText } from '@edubba/kernel';
import type { Hint, Imagined, Preview, Reply, Standing, TableDoor, TableNews } from './api.ts';
import { Told, whyOf } from './api.ts';
import type { Thinkers } from '@edubba/hosting';
import {
  BotLoop,
  Bots,
  hintFor,
  imagine,
  previewOf,
  Queue,
  standingOf,
  suggest,
  suggestedTo,
  withdraw,
} from '@edubba/hosting';
import type { KeptGame } from './kept-game.ts';
import type { Locks, Release } from './locks.ts';
import { cameTooLate, refusalOf, whyUnkept } from './unkept.ts';
import { Viewers } from './viewers.ts';

/** Bots answer for so many milliseconds, then whoever waits for the table gets a word in. */
const SLICE = 12;

/** Where a bot's answer could not be kept, it is tried again after so many milliseconds. */
const AGAIN = 3000;

/** So many milliseconds a person who is asked has the table alone: what only bots need is loaded after that, or after the first answer. */
const FIRST_LOOK = 1500;

const DONE: Reply = { done: true };

/** What a door needs besides its game. */
export interface Doorway {
  readonly tell: (news: TableNews) => void;
  readonly locks: Locks;
  /** Where bots think that take their time. */
  readonly thinkers: Thinkers;
  /** Bots that take their time may think while people do. */
  readonly foresees: boolean;
  /** Lets others have the thread for a moment. */
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * An open table. Everything that is told was kept before; everything asked of it is done one after another.
 * The page sees with one seat's eyes, and with nobody's while the table is covered or open elsewhere.
 */
export class Door implements TableDoor {
  private readonly game: KeptGame;
  private readonly way: Doorway;
  private viewers: Viewers;
  private readonly queue = new Queue();
  /** Seated when one is first waited for: whoever opens a table to answer need not wait for their code. */
  private bots: Bots | undefined;
  private release: Release | undefined;
  private closed = false;
  /** Lets bots play, and then turns to whoever is next. */
  private readonly loop = new BotLoop({
    round: () => this.letPlay(),
    pause: (milliseconds) => this.way.pause(milliseconds),
    failed: (error) => {
      throw error;
    },
  });
  /** The page knows that the bots could not be loaded. */
  private missed = false;
  /** The page knows that a bot's answer could not be kept. */
  private warned = false;

  private constructor(game: KeptGame, way: Doorway, release: Release | undefined) {
    this.game = game;
    this.way = way;
    this.release = release;
    this.viewers = new Viewers(game.head.plan);
  }

  /** Opens the door of a kept game: at the table if nobody else has it, else before it. */
  static async open(load: () => Promise<KeptGame>, name: string, way: Doorway): Promise<Door> {
    let door: Door | undefined;
    let lost = false;
    const release = await way.locks.hold(name, false, () => {
      lost = true;
      door?.lose();
    });
    try {
      const game = await load();
      door = new Door(game, way, lost ? undefined : release);
    } catch (error) {
      release?.();
      throw error;
    }
    await door.enter();
    return door;
  }

  answer(number: number, key: Key): Promise<Reply> {
    return this.take(key, 'events', (table, seat) => table.play(seat, key, number));
  }

  undo(): Promise<Reply> {
    return this.take('undo', 'standing', (table, seat) => table.undo(seat));
  }

  restart(): Promise<Reply> {
    return this.take('restart', 'standing', (table, seat) => table.restart(seat));
  }

  redo(): Promise<Reply> {
    return this.take('redo', 'standing', (table, seat) => table.redo(seat));
  }

  rewind(to: number): Promise<Reply> {
    return this.take('rewind', 'rewound', (table, seat) => {
      if (!this.viewers.alone) throw new Refused(refusalOf('rewind', 'worker.rewind-people'));
      const answer = table.line[to];
      // Only to where one has chosen oneself.
      const mine = answer?.seat === seat && answer.mark === undefined;
      table.rewind(seat, mine ? to : -1);
    });
  }

  order(order: Order): Promise<Reply> {
    return this.take(order.key, 'standing', (table, seat) => table.order({ ...order, seat }));
  }

  dropOrders(kind: DecisionKind): Promise<Reply> {
    return this.take('orders', 'standing', (table, seat) => table.dropOrders(seat, kind));
  }

  preview(key: Key): Promise<Preview | null> {
    return this.look((seat) => previewOf(this.game.table, seat, key));
  }

  async why(number: number): Promise<readonly Refusal[]> {
    const { table } = this.game;
    return (await this.look((seat) => (table.number(seat) === number ? table.refusals(seat) : null))) ?? [];
  }

  imagine(to: Seat, keys: readonly Key[]): Promise<Imagined | null> {
    return this.look((by) => {
      const imagined = imagine(this.game.referee, this.game.table, { by, to, keys });
      return imagined === null ? null : { view: imagined.view, question: imagined.question };
    });
  }

  suggest(to: Seat, keys: readonly Key[]): Promise<Reply> {
    const { game } = this;
    return this.take(keys[0] ?? '', 'suggested', (table, by) => {
      game.suggestions =
        keys.length === 0
          ? withdraw(game.suggestions, by, to)
          : suggest(game.referee, table, game.suggestions, { by, to, keys });
    });
  }

  async hint(): Promise<Hint | null> {
    const { seat } = this.viewers;
    const { game } = this;
    if (this.shut !== undefined || seat === undefined) return null;
    this.bots?.stopEarly();
    // Not in the queue: whoever has thought of something better meanwhile may answer.
    return hintFor(await game.withBots(), game.table, seat, this.way.thinkers);
  }

  sit(seat: Seat): Promise<void> {
    return this.queue.run(() => {
      const { viewers, game } = this;
      if (this.shut !== undefined || !viewers.covered) return;
      // Of several who are asked at once any may be the first.
      const welcome = viewers.people.includes(seat) && game.table.asked().includes(seat);
      if (!welcome) throw new Told({ id: 'worker.not-your-seat' });
      viewers.covered = false;
      this.lookFrom(seat);
      this.loop.wake();
    });
  }

  takeOver(): Promise<void> {
    return this.queue.run(async () => {
      if (this.closed || this.release !== undefined) return;
      this.release = await this.way.locks.hold(nameOf(this.game.id), true, () => this.lose());
      await this.game.restore();
      this.reseatBots();
      this.viewers = new Viewers(this.game.head.plan);
      await this.begin();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.bots?.stop();
    await this.queue.run(() => {
      this.release?.();
      this.release = undefined;
    });
  }

  private enter(): Promise<void> {
    return this.queue.run(() => (this.release === undefined ? this.tell({ type: 'elsewhere' }) : this.begin()));
  }

  /** The first look at the table, or the cover on it. */
  private async begin(): Promise<void> {
    const { viewers, game } = this;
    // What followed by itself when the game was taken up is kept like anything else. Where it cannot be, it follows again.
    await game.keep().catch(() => undefined);
    const waited = this.isBotAsked;
    const change = waited ? undefined : viewers.next(game.table);
    if (change?.type === 'cover') this.turn();
    else {
      const seat = change?.seat ?? viewers.seat;
      if (seat !== undefined) this.lookFrom(seat);
    }
    if (waited) this.loop.wake();
    else void this.way.pause(FIRST_LOOK).then(() => this.loop.wake());
  }

  /** Is a bot waited for? */
  private get isBotAsked(): boolean {
    const { table, head } = this.game;
    return table.asked().some((seat) => head.plan.seats[seat]?.who === 'bot');
  }

  /** Another window has the table now. */
  private lose(): void {
    if (this.closed || this.release === undefined) return;
    this.release = undefined;
    this.tell({ type: 'elsewhere' });
  }

  /** Why nothing can be done here, if nothing can. */
  private get shut(): string | undefined {
    if (this.closed) return 'worker.closed';
    return this.release === undefined ? 'worker.elsewhere' : undefined;
  }

  /** Does something in the viewer's name: it is kept, then told, or taken back. */
  private take(
    target: Key,
    how: 'events' | 'standing' | 'rewound' | 'suggested',
    deed: (table: Table<BaseState>, seat: Seat) => void,
  ): Promise<Reply> {
    return this.queue.run(async () => {
      const { table } = this.game;
      const { shut } = this;
      const { seat } = this.viewers;
      if (shut !== undefined) return { done: false, refusal: refusalOf(target, shut) };
      if (seat === undefined) return { done: false, refusal: refusalOf(target, 'worker.covered') };
      const from = table.events.length;
      try {
        deed(table, seat);
      } catch (error) {
        if (error instanceof Refused) return { done: false, refusal: error.refusal };
        throw new Told({ id: 'worker.rules', params: { error: thrownText(error) } });
      }
      const news =
        how === 'events' ? this.newsOf(seat, from) : how === 'suggested' ? this.suggested(seat) : this.standing(seat);
      const reply = await this.keep(target, [news], how === 'rewound');
      if (how === 'events') this.bots?.stop();
      else if (how !== 'suggested') this.reseatBots();
      this.loop.wake();
      return reply;
    });
  }

  /** Shows something that changes nothing; nothing while the table is not this page's. */
  private look<T>(show: (seat: Seat) => T | null): Promise<T | null> {
    return this.queue.run(() => {
      const { seat } = this.viewers;
      return this.shut !== undefined || seat === undefined ? null : show(seat);
    });
  }

  /** Keeps what was done, then tells it. Where it cannot be kept, it never was. */
  private async keep(target: Key, news: readonly TableNews[], rewound = false): Promise<Reply> {
    try {
      await this.game.keep(rewound);
    } catch (error) {
      return this.takeBack(target, error);
    }
    this.warned = false;
    for (const one of news) this.tell(one);
    return DONE;
  }

  /** The table is what is kept again. Of a bot's answer that is tried again and again the page hears once. */
  private async takeBack(target: Key, error: unknown): Promise<Reply> {
    await this.game.restore();
    this.reseatBots();
    const late = cameTooLate(error);
    const why = whyUnkept(error);
    if (!this.warned) {
      if (!late) this.tell({ type: 'unkept', why });
      const { seat } = this.viewers;
      if (seat !== undefined) this.tell(this.standing(seat));
    }
    return late ? { done: false, refusal: refusalOf(target, 'kernel.stale') } : { done: false, unkept: why };
  }

  /** Lets the bot that is waited for think, while everybody else is served, and then play. */
  private async letPlay(): Promise<number | undefined> {
    if (this.shut === undefined && !this.viewers.covered) {
      try {
        await (await this.seatBots()).think(this.way.thinkers, this.game.suggestions);
      } catch (error) {
        // Their code is neither cached nor to be had: whoever waits for one hears of it once, and it is tried again.
        if (this.isBotAsked && !this.missed) this.tell({ type: 'unkept', why: whyOf(error) });
        this.missed ||= this.isBotAsked;
        return AGAIN;
      }
    }
    const next = await this.queue.run(() => this.slice());
    if (next === undefined && this.way.foresees && this.shut === undefined) void this.bots?.foresee(this.way.thinkers);
    return next;
  }

  /** Bots play for a moment: kept together, told one by one. Says after how long to go on; nothing when nobody is left to play. */
  private async slice(): Promise<number | undefined> {
    // Under the cover nothing moves: whoever was called must find the question they were called for.
    if (this.shut !== undefined || this.viewers.covered) return undefined;
    const news: TableNews[] = [];
    const { bots } = this;
    try {
      // Something else was answered while it thought: it thinks again, of what is asked now.
      if (bots === undefined || bots.thinker(this.game.suggestions) !== undefined) return 0;
      const heard = this.hearBots(bots, news);
      if (heard === 0) {
        this.turn();
        return undefined;
      }
      const reply = await this.keep('', news);
      if (!('unkept' in reply)) return 0;
      this.warned = true;
      return AGAIN;
    } catch (error) {
      // The rules failed under a bot: it cannot go on here by itself, and nothing of this moment has been told.
      await this.game.restore();
      this.reseatBots();
      this.tell({ type: 'unkept', why: { id: 'worker.rules', params: { error: thrownText(error) } } });
      return undefined;
    }
  }

  /** How many bots have answered; what the page is to hear of it goes into `news`. */
  private hearBots(bots: Bots, news: TableNews[]): number {
    const began = performance.now();
    for (let heard = 0; ; heard++) {
      const from = this.game.table.events.length;
      // Nobody thinks long within this moment.
      const late =
        heard > 0 && (performance.now() - began > SLICE || bots.thinker(this.game.suggestions) !== undefined);
      const seat = late ? undefined : bots.hear(this.game.suggestions);
      if (seat === undefined) return heard;
      if (this.viewers.seat !== undefined) news.push(this.newsOf(seat, from));
    }
  }

  /** Turns the table to the person who is asked, under cover where there is one. */
  private turn(): void {
    const change = this.viewers.next(this.game.table);
    if (change?.type === 'look') this.lookFrom(change.seat);
    if (change?.type !== 'cover') return;
    this.viewers.seat = undefined;
    this.viewers.covered = true;
    this.tell({ type: 'curtain', seat: change.seat });
  }

  private lookFrom(seat: Seat): void {
    this.viewers.seat = seat;
    this.tell(this.standing(seat));
  }

  private standingOf(seat: Seat): Standing {
    const { referee, table, suggestions } = this.game;
    return standingOf(table, seat, suggestedTo(referee, table, suggestions, seat));
  }

  private suggested(seat: Seat): TableNews {
    const { referee, table, suggestions } = this.game;
    return { type: 'suggested', suggestions: suggestedTo(referee, table, suggestions, seat) };
  }

  private standing(me: Seat): TableNews {
    const { table } = this.game;
    return { type: 'standing', me, events: table.eventsFor(me), standing: this.standingOf(me) };
  }

  /** What the viewer is told of an answer. */
  private newsOf(by: Seat, from: number): TableNews {
    const { table } = this.game;
    const me = this.viewers.seat ?? by;
    return { type: 'events', by, events: table.eventsFor(me, from), standing: this.standingOf(me) };
  }

  /** The table is another now: whatever was thought of the old one is forgotten. */
  private reseatBots(): void {
    this.bots?.stop();
    this.bots = undefined;
  }

  private async seatBots(): Promise<Bots> {
    const { game } = this;
    const { seats, seed } = game.head.plan;
    const play = seats.some(({ who }) => who === 'bot') ? await game.withBots() : { ...game.referee, bots: {} };
    return (this.bots ??= new Bots(play, game.table, seats, seed));
  }

  private tell(news: TableNews): void {
    if (!this.closed && (this.release !== undefined || news.type === 'elsewhere')) this.way.tell(news);
  }
}

/** What a game's lock is called. */
export const nameOf = (id: string): string => `edubba/${id}`;
