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
    while (this.waiting.length > 0) await this.round(this.waiting.splice(0, MOST));
    this.running = undefined;
  }

  private async round(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.doAll(batch.map(({ item }) => item));
      batch.forEach(({ done }, i) => done(results[i] as Result));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}
