/** One after another: what is asked of a table waits until the table has done, kept and told what it was at. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(deed: () => T | Promise<T>): Promise<T> {
    const next = this.last.then(deed);
    this.last = next.catch(() => undefined);
    return next;
  }
}
