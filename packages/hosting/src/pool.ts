import type { Pondering, Thinkers, Thinking, Thoughts } from './thinking.ts';

/** What a thread is told. */
export type ToThread =
  | { readonly type: 'think'; readonly id: number; readonly pondering: Pondering }
  | { readonly type: 'stop'; readonly id: number };

/** What it tells: nothing chosen where it could not think. */
export interface FromThread {
  readonly id: number;
  readonly choice: Thoughts | null;
}

/** A thread that thinks, whatever it is made of. */
export interface Thread {
  tell(told: ToThread): void;
  end(): void;
}

/** Starts a thread. `broken`: it is gone, and what it was thinking of with it. */
export type StartThread = (hear: (told: FromThread) => void, broken: () => void) => Thread;

/** Something to think about that waits, or is being thought about. */
interface Job {
  readonly id: number;
  readonly payer: string;
  readonly pondering: Pondering;
  readonly done: (choice: Thoughts | undefined) => void;
  on: Slot | undefined;
}

/** A thread and what it is at: something that takes its time, and besides it something quick, which it does in between. */
interface Slot {
  readonly thread: Thread;
  readonly at: { long: Job | undefined; quick: Job | undefined };
}

const kindOf = ({ pondering: { quick } }: Job): keyof Slot['at'] => (quick ? 'quick' : 'long');
const jobsAt = ({ at: { long, quick } }: Slot): Job[] => [long, quick].filter((job) => job !== undefined);

/**
 * Threads that think, so many at most and none before it is needed. Of those who wait the payer is served whose turn is
 * longest ago: somebody with many bots waits for them, nobody else does.
 */
export class ThinkingPool implements Thinkers {
  private readonly start: StartThread;
  private readonly most: number;
  private readonly slots: Slot[] = [];
  private readonly waiting: Job[] = [];
  /** By payer: the job that was begun for them last. */
  private readonly served = new Map<string, number>();
  private ids = 0;
  private begun = 0;
  private closed = false;

  constructor(start: StartThread, most: number) {
    this.start = start;
    this.most = Math.max(1, most);
  }

  /** How many threads think just now. */
  get busy(): number {
    return this.slots.filter((slot) => jobsAt(slot).length > 0).length;
  }

  think(pondering: Pondering, payer: string): Thinking {
    const id = this.ids++;
    let job: Job | undefined;
    const choice = new Promise<Thoughts | undefined>((done) => {
      job = { id, payer, pondering, done, on: undefined };
      if (this.closed) done(undefined);
      else this.waiting.push(job);
    });
    this.serve();
    return { choice, stop: () => job !== undefined && this.stop(job) };
  }

  /** Ends all threads; what they were thinking of comes to nothing. */
  close(): void {
    this.closed = true;
    for (const slot of this.slots.splice(0)) {
      slot.thread.end();
      for (const job of jobsAt(slot)) job.done(undefined);
    }
    for (const job of this.waiting.splice(0)) job.done(undefined);
  }

  private serve(): void {
    for (const kind of ['quick', 'long'] as const) {
      for (let job = this.nextJob(kind); job !== undefined; job = this.nextJob(kind)) {
        // A thread that has nothing to do at all is the first choice.
        const free = this.slots.filter(({ at }) => at[kind] === undefined);
        const slot = free.find((one) => jobsAt(one).length === 0) ?? this.newSlot() ?? free[0];
        if (slot === undefined) break;
        this.begin(slot, job);
      }
    }
    // Nobody waits: whose turn it was is forgotten, so that this never grows.
    if (this.busy === 0) this.served.clear();
  }

  private nextJob(kind: keyof Slot['at']): Job | undefined {
    const turn = ({ payer }: Job): number => this.served.get(payer) ?? -1;
    const waiting = this.waiting.filter((job) => kindOf(job) === kind);
    return waiting.length === 0 ? undefined : waiting.reduce((a, b) => (turn(b) < turn(a) ? b : a));
  }

  private begin(slot: Slot, job: Job): void {
    this.waiting.splice(this.waiting.indexOf(job), 1);
    this.served.set(job.payer, this.begun++);
    slot.at[kindOf(job)] = job;
    job.on = slot;
    slot.thread.tell({ type: 'think', id: job.id, pondering: job.pondering });
  }

  private newSlot(): Slot | undefined {
    if (this.slots.length >= this.most) return undefined;
    const hear = ({ id, choice }: FromThread): void => {
      const job = jobsAt(slot).find((one) => one.id === id);
      if (job !== undefined) this.finish(slot, job, choice ?? undefined);
    };
    const broken = (): void => {
      const at = this.slots.indexOf(slot);
      if (at < 0) return;
      this.slots.splice(at, 1);
      for (const job of jobsAt(slot)) this.finish(slot, job, undefined);
    };
    const slot: Slot = { thread: this.start(hear, broken), at: { long: undefined, quick: undefined } };
    this.slots.push(slot);
    return slot;
  }

  private finish(slot: Slot, job: Job, choice: Thoughts | undefined): void {
    slot.at[kindOf(job)] = undefined;
    job.done(choice);
    this.serve();
  }

  private stop(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) {
      this.waiting.splice(at, 1);
      job.done(undefined);
    } else if (job.on !== undefined && jobsAt(job.on).includes(job)) job.on.thread.tell({ type: 'stop', id: job.id });
  }
}

/** A thread's own side: thinks of what it is told, one thing at a time, and can be stopped meanwhile. */
export function serveThinking(brain: Thinkers, tell: (told: FromThread) => void): (told: ToThread) => void {
  const under = new Map<number, Thinking>();
  return (told) => {
    const { id } = told;
    if (told.type === 'stop') {
      under.get(id)?.stop();
      return;
    }
    const thinking = brain.think(told.pondering, '');
    under.set(id, thinking);
    void thinking.choice.then((choice) => {
      under.delete(id);
      tell({ id, choice: choice ?? null });
    });
  };
}
