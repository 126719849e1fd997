/** A table is looked at when it has been still for so long: whoever is at it has answered by then. */
const STILL = 8000;
/** But not later than this after its first change: somebody may be waited for while others go on. */
const MOST = 30_000;

/** Tables that changed and were not looked at yet. While people play at their tables this is all that notices cost. */
export class Held {
  private readonly tables = new Map<string, { readonly first: number; readonly last: number }>();

  add(table: string, now: number): void {
    this.tables.set(table, { first: this.tables.get(table)?.first ?? now, last: now });
  }

  /** Takes out those that are to be looked at now. */
  take(now: number): string[] {
    const ripe = [...this.tables].filter(([, { first, last }]) => now - last >= STILL || now - first >= MOST);
    for (const [table] of ripe) this.tables.delete(table);
    return ripe.map(([table]) => table);
  }
}
