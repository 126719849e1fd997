import type { Wisher } from './drafted.ts';

/** So many messages of a table are known by name: a whole game has fewer. */
const MOST = 10_000;

/**
 * The messages that were carried out at a table. One that comes again, as after a lost connection, would be carried out on the
 * position, found by its name where it is to be kept, and taken back by playing the whole game again; and for each that is
 * refused the database would be asked whether it was done before.
 */
export class Receipts {
  private readonly known = new Set<string>();
  private whole = false;

  /** Whether there is none that is not known here. */
  get complete(): boolean {
    return this.whole;
  }

  /** From now on all are known: these, and what is added. */
  begin(all: readonly Wisher[]): void {
    this.clear();
    this.whole = true;
    for (const one of all) this.add(one);
  }

  clear(): void {
    this.known.clear();
    this.whole = false;
  }

  has({ person, receipt }: Wisher): boolean {
    return receipt !== null && this.known.has(`${person}/${receipt}`);
  }

  add({ person, receipt }: Wisher): void {
    if (receipt === null) return;
    this.known.add(`${person}/${receipt}`);
    if (this.known.size <= MOST) return;
    const [oldest = ''] = this.known;
    this.known.delete(oldest);
    this.whole = false;
  }
}
