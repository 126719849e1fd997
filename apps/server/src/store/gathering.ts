interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** More than this wait for the next round. */
const MOST = 500;

/**
 * Gathers what comes in while the disk is busy and does it in one go. A commit costs the same for one change as for a
 * hundred: alone nobody waits, and under load everybody shares.
 */
export class Gathering<Item, Result> {
  private readonly doAll: (items: readonly Item[]) => Promise<readonly Result[]>;
  private readonly isItsOwn: (error: unknown) => boolean;
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;

  /** `isItsOwn`: whether what went wrong lies in one of the items, so that the others could be done without it. */
  constructor(
    doAll: (items: readonly Item[]) => Promise<readonly Result[]>,
    isItsOwn: (error: unknown) => boolean = () => false,
  ) {
    this.doAll = doAll;
    this.isItsOwn = isItsOwn;
  }

  add(item: Item): Promise<Result> {
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
    for (let round = this.begin(); round !== undefined; ) {
      const settle = await round;
      // The disk goes on while those who waited are told.
      round = this.begin();
      settle();
    }
    this.running = undefined;
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
