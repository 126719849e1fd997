/** Something a table wants to tell somebody, for as long as it is true. */
export interface Wait {
  readonly person: string;
  readonly kind: 'turn' | 'reaction' | 'over' | 'invited';
  /**
   * Names what it is about, so that it is told once: the same for as long as the same is asked of this person, another
   * one if the question comes again after an undo.
   */
  readonly subject: string;
  /** The decision in words, from the game's catalogue. */
  readonly text: string;
  readonly since: number;
  /** When their time is up, if it can be. */
  readonly until: number | null;
}

/** Everything a table wants to tell now. */
export interface Waits {
  readonly table: string;
  /** The game's name in words. */
  readonly game: string;
  /** The table's own title; may be empty. */
  readonly title: string;
  readonly pace: 'free' | 'live' | 'slow';
  readonly waits: readonly Wait[];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** When a notice is due: whoever is at the table answers before. */
export function dueOf({ since }: Wait, pace: Waits['pace']): number {
  return since + (pace === 'live' ? 15 * SECOND : MINUTE);
}

/** When somebody is reminded: half the time gone, in slow games after half a day at least; `null` where that is too late. */
export function reminderOf({ kind, since, until }: Wait, pace: Waits['pace']): number | null {
  if (kind !== 'turn' && kind !== 'reaction') return null;
  if (until === null) return since + 24 * HOUR;
  const wait = Math.max((until - since) / 2, pace === 'slow' ? 12 * HOUR : 2 * MINUTE);
  const at = Math.round(since + wait);
  return at < until - MINUTE / 2 ? at : null;
}
