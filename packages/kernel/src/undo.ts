import type { LogEntry } from './log.ts';
import type { Seat } from './types.ts';
import { CHANCE } from './types.ts';

/** Why a seat may not undo: nothing of its own to take back, chance was used, something became known, others have answered since. */
export type UndoBlock = 'nothing' | 'chance' | 'revealed' | 'other';

/**
 * What a seat may take back without asking anybody. `to`: index of the answer that goes, with all that follows it;
 * `single`: that answer alone, since others have answered the same question meanwhile.
 */
export type UndoOffer = { readonly to: number; readonly single: boolean } | { readonly blocked: UndoBlock };

/** Free undo reaches back over one's own answers to the barrier; `opened`: where a question of several seats began. */
export function undoOffer(line: readonly LogEntry[], barrier: number, opened: number, seat: Seat): UndoOffer {
  const mine = (entry: LogEntry): boolean => entry.seat === seat && entry.mark === undefined;
  if (!line.some(mine)) return { blocked: 'nothing' };
  let single = false;
  // Does anything stand behind it that could not stay without it?
  let bound = false;
  for (let i = line.length - 1; i >= barrier; i--) {
    const entry = line[i] as LogEntry;
    if (mine(entry)) return single && bound && i < opened ? { blocked: 'other' } : { to: i, single };
    if (entry.seat === seat || entry.mark === 'forced') {
      bound = true;
      continue;
    }
    // Somebody else chose. While all still answer one and the same question, that does not bind me.
    if (i < opened) return { blocked: 'other' };
    single = true;
    // A side offer can be taken in any question; an answer only in its own.
    if (!entry.key.startsWith('~')) bound = true;
  }
  return { blocked: line[barrier - 1]?.seat === CHANCE ? 'chance' : 'revealed' };
}
