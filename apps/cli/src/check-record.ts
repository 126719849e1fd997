import type { BaseState, Divergence, Game, GameRecord } from '@edubba/kernel';
import { CHANCE, verifyRecord } from '@edubba/kernel';

/** What checking a record came to. */
export interface Checked {
  readonly entries: number;
  readonly finished: boolean;
  /** Outcomes of chance that were drawn again from the seed; none where the record names no seed. */
  readonly chance: number;
  /** Where record and rules part ways first. */
  readonly divergence?: Divergence;
}

/** Replays a record: every answer must be possible, every fingerprint the same, and with a seed every roll what the seed gives. */
export function checkRecord<S extends BaseState>(game: Game<S>, record: GameRecord): Checked {
  const entries = record.log.length;
  const verified = verifyRecord(game, record);
  if (!('table' in verified)) return { entries, finished: false, chance: 0, divergence: verified };
  const { over } = verified.table;
  const chance = record.seed === undefined ? 0 : record.log.filter(([seat]) => seat === CHANCE).length;
  const wrong = incomplete(record, over);
  return { entries, finished: over, chance, ...(wrong === undefined ? {} : { divergence: wrong }) };
}

/** Without a fingerprint at its end, or without the outcome of a finished game, a record proves nothing. */
function incomplete({ log, prints, outcome }: GameRecord, over: boolean): Divergence | undefined {
  const at = log.length;
  if (at > 0 && prints.at(-1)?.[0] !== at) return { at, why: 'no fingerprint' };
  return over && outcome === undefined ? { at, why: 'no outcome' } : undefined;
}
