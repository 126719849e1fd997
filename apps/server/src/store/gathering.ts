interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** More than this wait for the next round. */
const MOST = 500;
/** Where changes come closer together than this, in milliseconds, each commit waits a moment for others to share it. */
const OFTEN = 2;
const MOMENT = 5;
/** So many share a commit well enough. */
const ENOUGH = 16;
/** How much the last distance between two weighs, and the longest that is counted. */
const WEIGHT = 0.05;
const LONGEST = 100;

/**
 * Gathers what comes in while the disk is busy and does it in one go. A commit costs the same for one change as for a
 * hundred: alone nobody waits, and under load everybody shares. To wake the thread that commits, to wait for the disk and to
 * be woken again is most of what a move costs a house, so that a busy one gives a few milliseconds for sharing it.
 */
export class Gathering<Item, Result> {
  private readonly doAll: (items: readonly Item[]) => Promise<readonly Result[]>;
  private readonly isItsOwn: (error: unknown) => boolean;
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;
  private last = -LONGEST;
  /** How far apart they come, in milliseconds: the mean of the latest. */
  private apart = LONGEST;

  /** `isItsOwn`: whether what went wrong lies in one of the items, so that the others could be done without it. */
  constructor(
    doAll: (items: readonly Item[]) => Promise<readonly Result[]>,
    isItsOwn: (error: unknown) => boolean = () => false,
  ) {
    this.doAll = doAll;
    this.isItsOwn = isItsOwn;
  }

  add(item: Item): Promise<Result> {
    const now = performance.now();
    this.apart += WEIGHT * (Math.min(LONGEST, now - this.last) - this.apart);
    this.last = now;
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      this.running ??= this.run();
    });
  }

  /** When nothing is left to do. */
  async done(): Promise<void> {
    while (this.running !== undefined) await this.running;
  }

  private async run(): Promise<void> {
    // What else arrives in this turn of the event loop comes along.
    await new Promise((turn) => {
      setImmediate(turn);
    });
    await this.gather();
    for (let round = this.begin(); round !== undefined; ) {
      const settle = await round;
      if (this.shares) {
        settle();
        await this.gather();
        round = this.begin();
      } else {
        // The disk goes on while those who waited are told.
        round = this.begin();
        settle();
      }
    }
    this.running = undefined;
  }

  /** More are to be expected within a moment, and they would go in the same commit. */
  private get shares(): boolean {
    return this.apart < OFTEN && this.waiting.length < ENOUGH;
  }

  private async gather(): Promise<void> {
    if (!this.shares) return;
    await new Promise((go) => {
      setTimeout(go, MOMENT);
    });
  }

  /** Begins the next round; gives what tells those who waited for it how it went. */
  private begin(): Promise<() => void> | undefined {
    if (this.waiting.length === 0) return undefined;
    return this.attempt(this.waiting.splice(0, MOST));
  }

  private async attempt(batch: readonly Waiting<Item, Result>[]): Promise<() => void> {
    try {
      const results = await this.doAll(batch.map(({ item }) => item));
      return () => batch.forEach(({ done }, i) => done(results[i] as Result));
    } catch (error) {
      if (batch.length === 1 || !this.isItsOwn(error)) return () => batch.forEach(({ failed }) => failed(error));
    }
    // One of them is bad: it alone fails. Halved again and again it is soon found.
    const half = Math.ceil(batch.length / 2);
    const first = await this.attempt(batch.slice(0, half));
    const second = await this.attempt(batch.slice(half));
    return () => {
      first();
      second();
    };
  }
}
