import type { Received, Sent } from '@edubba/protocol';

/** How it stands with the line to the house. */
export type Link =
  | { readonly at: 'connecting' }
  | { readonly at: 'open' }
  /** Gone since then; `next`: when it is tried again. */
  | { readonly at: 'lost'; readonly since: number; readonly next: number }
  /** The house does not let us in: trying again would not help. */
  | { readonly at: 'refused'; readonly why: string };

/** One end of a line, which may break at any time. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Told what comes along a line. */
export interface Ear {
  hear(text: string): void;
  broken(code: number): void;
}

/** What a connection needs of the browser: another one in tests. */
export interface World {
  /** `version`: everything before it is known. */
  dial(version: number | undefined, ear: Ear): Wire;
  /** Why the house would not let us in; nothing if it would, or cannot be reached. Asked when a line could not be opened. */
  refusal(): Promise<string | undefined>;
  now(): number;
  random(): number;
  /** Tells when the browser's network comes and goes; gives back how to stop. */
  network(tell: (online: boolean) => void): () => void;
}

type Unnamed<T> = T extends { readonly id: string } ? Omit<T, 'id'> : never;
/** What is sent; the connection names it. */
export type Wish = Unnamed<Sent>;
/** What comes back to the one who sent. */
export type Answer = Extract<
  Received,
  { readonly type: 'done' | 'refused' | 'preview' | 'imagined' | 'why' | 'failed' }
>;
/** What everybody is told. */
export type News = Exclude<Received, Exclude<Answer, { readonly type: 'failed' }>>;

interface Waiting {
  readonly message: Sent;
  readonly settle: (answer: Answer) => void;
}

/** Whoever hears nothing for so long asks whether anybody is there … */
const QUIET = 20_000;
/** … and takes the line for dead after so long. */
const DEAD = 45_000;
/** A line that nobody greets us on by then leads nowhere. */
const GREETED = 10_000;
/** What was announced and has not come by then is asked for. */
const OVERDUE = 2000;
const SOONEST = 250;
const LATEST = 8000;

/** How the server says for good that it will not have us. */
const REFUSALS: { readonly [code: number]: string } = { 4401: 'signed-out', 4403: 'forbidden', 4404: 'no-table' };

/**
 * A line to a table that mends itself. What was sent and not answered is sent again under the same name, so that it is
 * carried out once, whatever is lost; what is told has no gaps, or is asked for.
 */
export class Connection {
  private readonly world: World;
  private readonly tell: (news: News) => void;
  private readonly show: (link: Link) => void;
  private wire: Wire | undefined;
  private link: Link = { at: 'connecting' };
  private greeted = false;
  private closed = false;
  private tries = 0;
  /** Everything before this version is known. */
  private version: number | undefined;
  /** So far things have gone, by all we heard. */
  private wanted = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly name: string;
  private count = 0;
  private readonly deaf: () => void;
  private again: Timer;
  private quiet: Timer;
  private dead: Timer;
  private overdue: Timer;

  constructor(world: World, tell: (news: News) => void, show: (link: Link) => void) {
    this.world = world;
    this.tell = tell;
    this.show = show;
    this.name = Math.floor(world.random() * 2 ** 52).toString(36) + world.now().toString(36);
    this.deaf = world.network((online) => (online ? this.retry() : this.lose()));
    this.dial();
  }

  /** Answers that were given and not yet acknowledged. */
  get unanswered(): number {
    return [...this.waiting.values()].filter(({ message }) => isKept(message)).length;
  }

  /** Sends, now or when there is a line again, until it is answered. Previews and reasons are not worth waiting for. */
  send(wish: Wish): Promise<Answer> {
    const message: Sent = { ...wish, id: `${this.name}-${this.count++}` };
    return new Promise((settle) => {
      const gone = this.closed || this.link.at === 'refused';
      if (gone || (!this.greeted && !isKept(message))) {
        settle(lostAnswer(message));
        return;
      }
      this.waiting.set(message.id, { message, settle });
      if (this.greeted) this.post(message);
    });
  }

  /** Tries at once, if the line is lost. */
  retry(): void {
    if (this.link.at === 'lost') this.dial();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.deaf();
    this.hangUp();
    this.giveUp(() => true);
  }

  private dial(): void {
    this.hangUp();
    // What an earlier line still says is not heard.
    const current = (): boolean => this.wire === wire;
    const wire = this.world.dial(this.version, {
      hear: (text) => current() && this.hear(text),
      broken: (code) => current() && void this.broken(code),
    });
    this.wire = wire;
    this.dead = setTimeout(() => this.lose(), GREETED);
  }

  /** Lets go of the line, if there is one. */
  private hangUp(): void {
    for (const timer of [this.again, this.quiet, this.dead, this.overdue]) clearTimeout(timer);
    this.overdue = undefined;
    const { wire } = this;
    this.wire = undefined;
    this.greeted = false;
    wire?.close();
  }

  private async broken(code: number): Promise<void> {
    const { greeted } = this;
    const known = REFUSALS[code];
    if (known !== undefined) {
      this.refuse(known);
      return;
    }
    this.lose();
    // Browsers do not say why a line could not be opened: the house is asked in another way.
    if (greeted) return;
    const why = await this.world.refusal().catch(() => undefined);
    if (why !== undefined && this.link.at === 'lost' && !this.closed) this.refuse(why);
  }

  private refuse(why: string): void {
    this.hangUp();
    this.put({ at: 'refused', why });
    this.giveUp(() => true);
  }

  private lose(): void {
    if (this.closed || this.link.at === 'refused') return;
    this.hangUp();
    this.giveUp(({ message }) => !isKept(message));
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries++) * (0.5 + this.world.random() / 2);
    const now = this.world.now();
    const since = this.link.at === 'lost' ? this.link.since : now;
    this.put({ at: 'lost', since, next: now + wait });
    this.again = setTimeout(() => this.dial(), wait);
  }

  private put(link: Link): void {
    this.link = link;
    this.show(link);
  }

  private giveUp(which: (waiting: Waiting) => boolean): void {
    for (const [id, one] of this.waiting) {
      if (!which(one)) continue;
      this.waiting.delete(id);
      one.settle(lostAnswer(one.message));
    }
  }

  private post(message: Sent): void {
    this.wire?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    this.listen();
    if (!this.greeted) {
      this.greeted = true;
      this.tries = 0;
      this.put({ at: 'open' });
      for (const { message } of this.waiting.values()) this.post(message);
    }
    // Our own server's words are taken as they are: checking them again would cost every page the checker.
    this.take(JSON.parse(text) as Received);
  }

  private listen(): void {
    clearTimeout(this.quiet);
    clearTimeout(this.dead);
    this.quiet = setTimeout(() => this.post({ type: 'ping', id: `${this.name}-${this.count++}` }), QUIET);
    this.dead = setTimeout(() => this.lose(), DEAD);
  }

  private take(message: Received): void {
    switch (message.type) {
      case 'done':
        this.expect(message.version);
        this.settle(message.id, message);
        return;
      case 'refused':
      case 'preview':
      case 'imagined':
      case 'why':
        this.settle(message.id, message);
        return;
      case 'failed':
        if (message.id === null || !this.settle(message.id, message)) this.tell(message);
        return;
      case 'standing':
        this.version = message.version;
        this.wanted = message.version;
        this.tell(message);
        return;
      case 'events':
        this.follow(message);
        return;
      default:
        this.tell(message);
    }
  }

  private settle(id: string, answer: Answer): boolean {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    one?.settle(answer);
    return one !== undefined;
  }

  /** Tells what is new of it; where something before it is missing, that is asked for first. */
  private follow(message: Extract<Received, { readonly type: 'events' }>): void {
    const { from, events } = message;
    const until = from + events.length;
    const known = this.version ?? 0;
    if (from > known || this.version === undefined) {
      if (this.overdue === undefined) this.ask();
      this.expect(until);
      return;
    }
    if (until < known) return;
    this.version = until;
    this.tell({ ...message, from: known, events: events.slice(known - from) });
  }

  private ask(): void {
    this.post({ type: 'since', id: `${this.name}-${this.count++}`, version: this.version ?? 0 });
  }

  /** Somebody said that so much has happened: it is on its way, or got lost. */
  private expect(version: number): void {
    this.wanted = Math.max(this.wanted, version);
    if (this.overdue !== undefined || this.wanted <= (this.version ?? 0)) return;
    this.overdue = setTimeout(() => {
      this.overdue = undefined;
      if (this.wanted <= (this.version ?? 0)) return;
      this.ask();
      this.expect(this.wanted);
    }, OVERDUE);
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A preview and a reason are of a moment; everything else is sent until it is answered. */
function isKept({ type }: Sent): boolean {
  return type !== 'preview' && type !== 'why';
}

function lostAnswer({ id }: Sent): Answer {
  return { type: 'failed', id, error: 'lost' };
}
