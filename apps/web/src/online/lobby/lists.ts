import type { TableInfo } from '@edubba/protocol';

/** My seat at a table; below 0 where I have none. */
export function seatOf({ seats }: TableInfo, me: string | undefined): number {
  return me === undefined ? -1 : seats.findIndex(({ person }) => person === me);
}

/** Is it I who is waited for, and not a bot that plays for me? */
export function waitsFor(table: TableInfo, me: string | undefined): boolean {
  const seat = seatOf(table, me);
  return table.status === 'playing' && table.turn?.seats.includes(seat) === true && table.seats[seat]?.gone === null;
}

export function freeSeats({ seats }: TableInfo): number {
  return seats.filter(({ who }) => who === 'open').length;
}

const RANK = { playing: 1, waiting: 2, over: 3, closed: 4 } as const;

/** Those that wait for me, whoever has waited longest first; then those that go on, those to begin, and what is over. */
export function sorted(tables: readonly TableInfo[], me: string | undefined): readonly TableInfo[] {
  const rank = (table: TableInfo): number => (waitsFor(table, me) ? 0 : RANK[table.status]);
  return tables.toSorted((a, b) => {
    const by = rank(a) - rank(b);
    if (by !== 0) return by;
    return rank(a) === 0 ? (a.turn?.since ?? 0) - (b.turn?.since ?? 0) : b.updated - a.updated;
  });
}

/** The list with what is new put in, and what is older than what is known left out. */
export function merged(known: readonly TableInfo[], news: readonly TableInfo[]): readonly TableInfo[] {
  const all = new Map(known.map((table) => [table.id, table]));
  for (const table of news) {
    if ((all.get(table.id)?.rev ?? -1) <= table.rev) all.set(table.id, table);
  }
  return [...all.values()];
}
