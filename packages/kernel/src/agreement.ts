import { Refused } from './refusal.ts';
import type { Table } from './table.ts';
import type { BaseState, Seat } from './types.ts';

/**
 * A wish to go back beyond what one may take back alone: it happens when everybody asked has said yes. Plain data, kept with
 * a table and told to its seats.
 */
export interface RewindWish {
  readonly by: Seat;
  readonly to: number;
  /** The seats that have a say; bots have none. */
  readonly needed: readonly Seat[];
  readonly agreed: readonly Seat[];
  readonly state: 'open' | 'done' | 'declined' | 'outdated';
  /** How long the log was: any answer given meanwhile ends the wish. */
  readonly at: number;
}

/** Utters a wish to go back to an earlier answer. Whoever does so has said yes; alone at a table it happens at once. */
export function wishRewind<S extends BaseState>(
  table: Table<S>,
  by: Seat,
  to: number,
  needed: readonly Seat[],
): RewindWish {
  if (!Number.isInteger(to) || to < 0 || to >= table.line.length) {
    throw new Refused({ target: `rewind:${to}`, rule: 'kernel', why: { id: 'kernel.rewind-nowhere' } });
  }
  return answerRewind(table, { by, to, needed, agreed: [], state: 'open', at: table.log.length }, by, true);
}

/** One no ends it; so does any answer given in the meantime, since it was agreed on another position. Gives how it stands then. */
export function answerRewind<S extends BaseState>(
  table: Table<S>,
  wish: RewindWish,
  seat: Seat,
  yes: boolean,
): RewindWish {
  const { by, to, needed } = wish;
  // Whoever has no say can neither agree nor decline.
  if (wish.state !== 'open' || (seat !== by && !needed.includes(seat))) return wish;
  if (table.log.length !== wish.at) return { ...wish, state: 'outdated' };
  if (!yes) return { ...wish, state: 'declined' };
  const agreed = wish.agreed.includes(seat) ? wish.agreed : [...wish.agreed, seat];
  if (!needed.every((other) => agreed.includes(other))) return { ...wish, agreed };
  table.rewind(by, to);
  return { ...wish, agreed, state: 'done' };
}
