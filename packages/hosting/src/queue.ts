/** One after another: what is asked of a table waits until the table has done, kept and told what it was at. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Something is under way or waits for its turn. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  run<T>(deed: () => T | Promise<T>): Promise<T> {
    const next = this.last.then(deed, deed);
    this.waiting++;
    this.last = next
      .catch(() => undefined)
      .then(() => {
        this.waiting--;
      });
    return next;
  }
}
