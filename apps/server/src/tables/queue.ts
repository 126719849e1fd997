/** One after another. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(deed: () => T | Promise<T>): Promise<T> {
    const next = this.last.then(deed, deed);
    this.last = next.catch(() => undefined);
    return next;
  }
}
