import type { BaseState, ChanceSource, Divergence, FairProof, Game, GameRecord, Key, Seat } from '@edubba/kernel';
import { CHANCE, verifyRecord } from '@edubba/kernel';
import { commitmentTo, fairChance, tableSeed } from './chance.ts';

/** One outcome of chance, as it was written down and as it is made again. */
export interface Roll {
  /** Its entry in the log, counted from 1, as divergences count; chance was asked with the index before it. */
  readonly at: number;
  readonly kind: string;
  readonly drawn: Key;
  readonly recomputed: Key;
  readonly outcomes: readonly Key[];
  /** Missing where all outcomes were equally likely. */
  readonly weights?: readonly number[];
}

/** What somebody who sat at the table remembers of it; a record alone proves only that it agrees with itself. */
export interface Kept {
  /** What the house showed before the game. */
  readonly commitment?: string;
  /** What they added to chance. */
  readonly contribution?: string;
}

/**
 * What checking came to.
 * `no-proof`: the record brings none. `bad-proof`: it is damaged, or not for this number of seats.
 * `commitment`: the house committed itself to another secret. `other-commitment`: it showed another one before the game.
 * `contribution`: what was added is not there. `roll`: an outcome is another than the seed gives.
 * `record`: the rest of the record is wrong, so it is no proof of anything.
 */
export type Verdict =
  | 'fair'
  | 'no-proof'
  | 'bad-proof'
  | 'commitment'
  | 'other-commitment'
  | 'contribution'
  | 'roll'
  | 'record';

/** Whether chance was what the house and the seats had agreed on, and how each roll came about. */
export interface Fairness {
  /** The first thing that is wrong; `fair` where nothing is. */
  readonly verdict: Verdict;
  /** Does the commitment fit the secret? */
  readonly committed: boolean;
  /** Seats that added something: where nobody did, the house chose the seed alone. */
  readonly contributed: readonly Seat[];
  /** Every roll of the record, as far as the rules can follow it; those taken back by agreement, too. */
  readonly rolls: readonly Roll[];
  /** Where the record first parts ways with the rules or with chance. */
  readonly divergence?: Divergence;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Records are read from anywhere: a proof may be anything. */
function isProof(proof: unknown, seats: number): proof is FairProof {
  if (typeof proof !== 'object' || proof === null) return false;
  const { commitment, secret, contributions } = proof as Partial<FairProof>;
  if (!isText(commitment) || !isText(secret) || !Array.isArray(contributions)) return false;
  return contributions.length === seats && contributions.every(isText);
}

/**
 * Replays a record as `verifyRecord` does, makes every roll of it again from its proof, and compares.
 * Without a proof that can be read, only the replay is done.
 */
export function checkFairness<S extends BaseState>(game: Game<S>, record: GameRecord, kept: Kept = {}): Fairness {
  const proof = isProof(record.fair, record.table.seats) ? record.fair : undefined;
  const rolls: Roll[] = [];
  const result = verifyRecord(game, record, proof === undefined ? undefined : noting(rolls, record, chanceOf(proof)));
  const divergence = 'table' in result ? undefined : result;
  return {
    verdict: proof === undefined ? without(record) : (brokenPromise(proof, kept) ?? atTable(divergence)),
    committed: proof !== undefined && isCommitted(proof),
    contributed: (proof?.contributions ?? []).flatMap((contribution, seat) => (contribution === '' ? [] : [seat])),
    rolls,
    ...(divergence === undefined ? {} : { divergence }),
  };
}

/** Chance as house and seats made it together. */
function chanceOf({ secret, contributions }: FairProof): ChanceSource {
  return fairChance(tableSeed(secret, contributions));
}

/** The same chance, with every roll written down beside what the record says. */
function noting(rolls: Roll[], { log }: GameRecord, chance: ChanceSource): ChanceSource {
  return (index, outcomes, weights, kind) => {
    const recomputed = chance(index, outcomes, weights, kind);
    const [seat, drawn = '', mark] = log[index] ?? [];
    // Where the record ends, or somebody else answers because an earlier roll was another, nothing was drawn.
    if (seat === CHANCE && mark === undefined) {
      const weighed = weights === undefined ? {} : { weights: weights.slice() };
      rolls.push({ at: index + 1, kind, drawn, recomputed, outcomes: outcomes.slice(), ...weighed });
    }
    return recomputed;
  };
}

function without({ fair }: GameRecord): Verdict {
  return fair === undefined ? 'no-proof' : 'bad-proof';
}

function isCommitted({ commitment, secret }: FairProof): boolean {
  return commitmentTo(secret) === commitment;
}

function brokenPromise(proof: FairProof, { commitment, contribution }: Kept): Verdict | undefined {
  if (!isCommitted(proof)) return 'commitment';
  if (commitment !== undefined && commitment !== proof.commitment) return 'other-commitment';
  const lost = contribution !== undefined && !proof.contributions.includes(contribution);
  return lost ? 'contribution' : undefined;
}

function atTable(divergence: Divergence | undefined): Verdict {
  if (divergence === undefined) return 'fair';
  return divergence.why.id === 'kernel.record-roll' ? 'roll' : 'record';
}
