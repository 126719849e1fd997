import type { Message, Player } from './types.ts';

/** How a finished game came out. Made by {@link ranked} and {@link together}. */
export interface Outcome {
  /** `ranked`: players against one another. `won`, `lost`: the whole table together, against the game. */
  readonly result: 'ranked' | 'won' | 'lost';
  /** By player: the seats first, then the automata. */
  readonly scores: readonly number[];
  /** By player, 1 for the best; equals share a rank. Everybody's is the same where the table played together. */
  readonly ranks: readonly number[];
  /** Who won, automata among them; nobody where the table has lost. */
  readonly winners: readonly Player[];
  /** Why it ended so, where that is not plain from the points. */
  readonly reason?: Message;
  /** How well it went: a band of the campaign's score, say. */
  readonly grade?: Message;
}

/** What may be said of an outcome besides who won. */
export type Remarks = Pick<Outcome, 'reason' | 'grade'>;

/**
 * Players against one another. `by` lists what decides, the most important first, each by player and more is better;
 * without it the scores decide alone. Whoever is level in all of it shares a rank.
 */
export function ranked(
  scores: readonly number[],
  by: readonly (readonly number[])[] = [scores],
  remarks: Remarks = {},
): Outcome {
  const ranks = scores.map((_, player) => 1 + scores.filter((__, other) => isBetter(by, other, player)).length);
  const winners = ranks.flatMap((rank, player) => (rank === 1 ? [player] : []));
  return { result: 'ranked', scores, ranks, winners, ...remarks };
}

/** The whole table against the game: all its players win or lose. */
export function together(won: boolean, scores: readonly number[], remarks: Remarks = {}): Outcome {
  const winners = won ? scores.map((_, player) => player) : [];
  return { result: won ? 'won' : 'lost', scores, ranks: scores.map(() => 1), winners, ...remarks };
}

function isBetter(by: readonly (readonly number[])[], player: Player, than: Player): boolean {
  for (const list of by) {
    const difference = (list[player] ?? 0) - (list[than] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** What was kept before outcomes knew ranks and automata: points of the seats, and which of them won. */
type SeatsOnly = Pick<Outcome, 'scores' | 'winners'>;

/** An outcome as it was kept, by this build or an older one. Where no seat had won, an automaton had. */
export function readOutcome(kept: Outcome | SeatsOnly): Outcome {
  if ('result' in kept) return kept;
  const { scores, winners } = kept;
  const won = scores.map((_, seat) => (winners.includes(seat) ? 1 : 0));
  const { ranks } = ranked(scores, [won, scores]);
  return { result: 'ranked', scores, ranks: winners.length === 0 ? ranks.map((rank) => rank + 1) : ranks, winners };
}

/** Does a kept outcome say the same? One that speaks of the seats alone is compared by them. */
export function sameOutcome(kept: Outcome | SeatsOnly | undefined, now: Outcome | undefined): boolean {
  if (kept === undefined || now === undefined || 'result' in kept)
    return JSON.stringify(kept ?? null) === JSON.stringify(now ?? null);
  const { scores, winners } = kept;
  const seats: SeatsOnly = {
    scores: now.scores.slice(0, scores.length),
    winners: now.winners.filter((player) => player < scores.length),
  };
  return JSON.stringify({ scores, winners }) === JSON.stringify(seats);
}
