import type { Key, Seat } from './types.ts';

/**
 * How an answer came about, where nobody chose it: `forced` (the only option), `order` (a standing order).
 * `undo` and `retract` are not answers: they take answers back.
 */
export type Mark = 'forced' | 'order' | 'undo' | 'retract';

/** One line of the truth. */
export interface LogEntry {
  readonly seat: Seat;
  readonly key: Key;
  readonly mark?: Mark;
}

/** A log entry as it is stored. */
export type StoredEntry = readonly [Seat, Key] | readonly [Seat, Key, Mark];

export function storeEntry({ seat, key, mark }: LogEntry): StoredEntry {
  return mark === undefined ? [seat, key] : [seat, key, mark];
}

export function readEntry([seat, key, mark]: StoredEntry): LogEntry {
  return mark === undefined ? { seat, key } : { seat, key, mark };
}

/** `undo` keeps the first n answers, `retract` takes out one; both name a number. */
export function takeBack(line: LogEntry[], { key, mark }: LogEntry): void {
  const n = Number(key);
  if (!Number.isInteger(n) || n < 0 || n >= line.length || String(n) !== key) {
    throw new RangeError(`there is no answer ${key} to take back`);
  }
  if (mark === 'undo') line.length = n;
  else line.splice(n, 1);
}

export function isAnswer({ mark }: LogEntry): boolean {
  return mark !== 'undo' && mark !== 'retract';
}
