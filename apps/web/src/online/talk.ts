import type { Line } from '@edubba/protocol';

const READ = 'edubba-read-';

/** Lines of two lists in their order, each once. */
export function merged(known: readonly Line[], more: readonly Line[]): readonly Line[] {
  const all = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...all.values()].toSorted((a, b) => a.number - b.number);
}

/** Something that somebody else said and that was not in sight yet. */
export function isUnread(
  { number, by }: Line,
  read: number,
  me: string | undefined,
  muted: ReadonlySet<string>,
): boolean {
  return number > read && by !== me && !muted.has(by);
}

/** Up to which line this browser has shown the talk of a table. */
export function readUpTo(table: string): number {
  try {
    return Number(localStorage.getItem(READ + table) ?? -1);
  } catch {
    return -1;
  }
}

export function rememberRead(table: string, line: number): void {
  try {
    localStorage.setItem(READ + table, String(line));
  } catch {
    // Without storage the talk counts as unread when the table is opened again.
  }
}
