import type { Wisher } from './drafted.ts';

/** So many messages of a table are known by name. */
const MOST = 200;

/**
 * The last messages that were carried out at a table. One that comes again, as after a lost connection, would be carried out
 * on the position, found by its name where it is to be kept, and taken back by playing the whole game again.
 */
export class Receipts {
  private readonly known = new Set<string>();

  has({ person, receipt }: Wisher): boolean {
    return receipt !== null && this.known.has(`${person}/${receipt}`);
  }

  add({ person, receipt }: Wisher): void {
    if (receipt === null) return;
    this.known.add(`${person}/${receipt}`);
    for (const oldest of this.known) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
  }
}
