import { createModuleWords, refusalMessage } from '@edubba/gamekit';
import type { BaseState, Divergence, Game, GameRecord } from '@edubba/kernel';
import { CHANCE, openingOf, readEntry, Table, verifyRecord } from '@edubba/kernel';
import type { AnyModule } from './games.ts';

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
  const chance = record.seed === undefined ? 0 : record.log.filter(([seat]) => seat === CHANCE).length;
  return { entries, finished: verified.table.over, chance };
}

/** Why a record and the rules part ways, in the reader's language: the kernel's reasons, or the game's own. */
export function sayDivergence(module: AnyModule, { why }: Divergence, locale: string): string {
  return createModuleWords(module, locale).say(refusalMessage(module, { target: '', rule: 'kernel', why }));
}

/** What is wrong with a record although the rules follow every entry of it. */
const WHOLE = ['kernel.record-no-end', 'kernel.record-outcome'];

/** How many entries of a record can be shown: those that the rules follow and no fingerprint or roll speaks against. */
export function shownEntries<S extends BaseState>(game: Game<S>, record: GameRecord, wrong: Divergence): number {
  if (!WHOLE.includes(wrong.why.id)) return Math.max(0, wrong.at - 1);
  let followed = 0;
  try {
    Table.replay(game, openingOf<S>(record), record.log.map(readEntry), ({ log }) => (followed = log.length));
  } catch {
    // A record without an end may hold anything: it is shown as far as it goes.
  }
  return followed;
}
