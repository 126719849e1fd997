import type { Fairness, Kept } from '@edubba/fair';
import { checkFairness } from '@edubba/fair';
import { createModuleWords, refusalMessage } from '@edubba/gamekit';
import type { BaseState, Divergence, Game, GameRecord } from '@edubba/kernel';
import { CHANCE, openingOf, readEntry, Table } from '@edubba/kernel';
import type { AnyModule } from './games.ts';

/** What checking a record came to. */
export interface Checked {
  readonly entries: number;
  readonly finished: boolean;
  /** Outcomes of chance that were drawn again; none where the record has neither a seed nor a proof. */
  readonly chance: number;
  /** Where record and rules part ways first. */
  readonly divergence?: Divergence;
  /** Whether chance was fair; only where the record brings a proof or one was asked for. */
  readonly fairness?: Fairness;
}

/**
 * Replays a record: every answer must be possible, every fingerprint the same, and every roll what its seed or its proof gives.
 * `kept`: what somebody who sat at the table remembers of the proof.
 */
export function checkRecord<S extends BaseState>(game: Game<S>, record: GameRecord, kept?: Kept): Checked {
  const entries = record.log.length;
  const fairness = checkFairness(game, record, kept);
  const { divergence } = fairness;
  const proof = record.fair === undefined && kept === undefined ? {} : { fairness };
  if (divergence !== undefined) return { entries, finished: false, chance: 0, divergence, ...proof };
  const seeded = record.seed === undefined ? 0 : record.log.filter(([seat]) => seat === CHANCE).length;
  const chance = record.fair === undefined ? seeded : fairness.rolls.length;
  return { entries, finished: record.outcome !== undefined, chance, ...proof };
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
    Table.replay(game, openingOf(game, record), record.log.map(readEntry), ({ log }) => (followed = log.length));
  } catch {
    // A record without an end may hold anything: it is shown as far as it goes.
  }
  return followed;
}
