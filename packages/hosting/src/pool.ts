import type { Choice } from '@edubba/bots';
import type { Pondering, Thinkers, Thinking } from './thinking.ts';

/** What a thread is told. */
export type ToThread =
  | { readonly type: 'think'; readonly id: number; readonly pondering: Pondering }
  | { readonly type: 'stop'; readonly id: number };

/** What it tells: nothing chosen where it could not think. */
export interface FromThread {
  readonly id: number;
  readonly choice: Choice | null;
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
  readonly done: (choice: Choice | undefined) => void;
  on: Place | undefined;
}

/** A thread and what it is at. */
interface Place {
  readonly thread: Thread;
  job: Job | undefined;
}

/**
 * Threads that think, so many at most and none before it is needed. Of those who wait the payer is served whose turn is
 * longest ago: somebody with many bots waits for them, nobody else does.
 */
export class ThinkingPool implements Thinkers {
  private readonly start: StartThread;
  private readonly most: number;
  private readonly places: Place[] = [];
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
    return this.places.filter(({ job }) => job !== undefined).length;
  }

  think(pondering: Pondering, payer: string): Thinking {
    const id = this.ids++;
    let job: Job | undefined;
    const choice = new Promise<Choice | undefined>((done) => {
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
    for (const { thread, job } of this.places.splice(0)) {
      thread.end();
      job?.done(undefined);
    }
    for (const job of this.waiting.splice(0)) job.done(undefined);
  }

  private serve(): void {
    while (this.waiting.length > 0) {
      const place = this.places.find(({ job }) => job === undefined) ?? this.newPlace();
      if (place === undefined) return;
      this.begin(place, this.nextJob());
    }
    // Nobody waits: whose turn it was is forgotten, so that this never grows.
    if (this.busy === 0) this.served.clear();
  }

  private nextJob(): Job {
    const turn = ({ payer }: Job): number => this.served.get(payer) ?? -1;
    const next = this.waiting.reduce((a, b) => (turn(b) < turn(a) ? b : a));
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  private begin(place: Place, job: Job): void {
    this.served.set(job.payer, this.begun++);
    place.job = job;
    job.on = place;
    place.thread.tell({ type: 'think', id: job.id, pondering: job.pondering });
  }

  private newPlace(): Place | undefined {
    if (this.places.length >= this.most) return undefined;
    const hear = ({ id, choice }: FromThread): void => {
      if (place.job?.id === id) this.finish(place, choice ?? undefined);
    };
    const broken = (): void => {
      const at = this.places.indexOf(place);
      if (at < 0) return;
      this.places.splice(at, 1);
      this.finish(place, undefined);
    };
    const place: Place = { thread: this.start(hear, broken), job: undefined };
    this.places.push(place);
    return place;
  }

  private finish(place: Place, choice: Choice | undefined): void {
    const { job } = place;
    place.job = undefined;
    job?.done(choice);
    this.serve();
  }

  private stop(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at >= 0) {
      this.waiting.splice(at, 1);
      job.done(undefined);
    } else if (job.on?.job === job) job.on.thread.tell({ type: 'stop', id: job.id });
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
