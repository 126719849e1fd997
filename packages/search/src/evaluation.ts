import type { BaseState, Machine, Player, TableInfo } from '@edubba/kernel';
import { playerCount } from '@edubba/kernel';

/** What positions of a game are worth, in the game's own currency: whole numbers, as tenths of a VP. */
export interface Evaluation<S extends BaseState> {
  /** What a position's worth is made of. The first part is the points scored so far. */
  readonly parts: readonly string[];
  /** How much of each part a player has, in the order of {@link parts}. They add up. */
  readonly of: (s: S, player: Player) => readonly number[];
  /** One point of the final score in the same measure. */
  readonly point: number;
  /** Have things come to rest since `from`, so that the parts can be trusted? At the end of a round, say. */
  readonly rests: (from: S, now: S) => boolean;
  /** How far a lead in worth lies from the lead at the end: a standard deviation, in the same measure. */
  readonly spread: (s: S) => number;
  /** Everybody wins or loses together: nobody's gain is another's loss. */
  readonly together?: boolean;
  /** Does it judge this kind of table? Where it does not the rules of thumb decide alone. Without it: every kind. */
  readonly judges?: (table: TableInfo) => boolean;
}

/** The last part of every worth: what the rivals have counts against a player. */
export const RIVALS = 'rivals';

/** The names of what {@link worthOf} adds up. */
export function partsOf<S extends BaseState>({ parts }: Evaluation<S>): readonly string[] {
  return [...parts, RIVALS];
}

/**
 * What a position is worth to a player, part by part; of a finished game only what it came to. Where all win or lose together
 * points do not say that: the evaluation does.
 */
export function worthOf<S extends BaseState>(
  evaluation: Evaluation<S>,
  machine: Machine<S>,
  player: Player,
): readonly number[] {
  const { s } = machine.pos;
  const { parts, point, together } = evaluation;
  const scores = machine.over && together !== true ? machine.game.outcome(s).scores : undefined;
  const has = (one: Player): readonly number[] =>
    scores === undefined ? evaluation.of(s, one) : parts.map((_, i) => (i === 0 ? point * (scores[one] ?? 0) : 0));
  const rivals: number[] = [];
  if (together !== true) {
    const players = playerCount(machine.game, s.table);
    for (let other = 0; other < players; other++) if (other !== player) rivals.push(sum(has(other)));
  }
  return [...has(player), against(rivals)];
}

/**
 * What the rivals have, against a player: half by the best of them, who is to be beaten, half by all of them, since anybody
 * may become the best.
 */
function against(rivals: readonly number[]): number {
  return rivals.length === 0 ? 0 : -Math.round((Math.max(...rivals) + sum(rivals) / rivals.length) / 2);
}

/** What numbers add up to. */
export function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const n of numbers) all += n;
  return all;
}
