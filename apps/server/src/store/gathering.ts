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
  private waiting: Waiting<Item, Result>[] = [];
  private running: Promise<void> | undefined;

  constructor(doAll: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.doAll = doAll;
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
    const batch = this.waiting.splice(0, MOST);
    return this.doAll(batch.map(({ item }) => item)).then(
      (results) => () => batch.forEach(({ done }, i) => done(results[i] as Result)),
      (error: unknown) => () => batch.forEach(({ failed }) => failed(error)),
    );
  }
}
