import type { Bot } from '@edubba/bots';
import type { BaseState, Key, Machine, Player, Seat } from '@edubba/kernel';
import { Observation, RulesError, Xoshiro } from '@edubba/kernel';
import { playOn } from './play-on.ts';

/** Answers that are compared by playing games on to their end. */
export interface Comparing<S extends BaseState> {
  readonly machine: Machine<S>;
  readonly seat: Seat;
  readonly keys: readonly Key[];
  /** Answers for every seat. */
  readonly policy: Pick<Bot<S>, 'choose'>;
  /** What is counted at the end: the lead in points over the best of the others, or the seat's share of the win. */
  readonly measure: 'points' | 'wins';
  readonly seed: string;
}

/** No game here takes so many more answers: one that does is left out. */
const FAR = 4000;

/**
 * What answers come to at the end of the game, compared with one another: each is played on from the same positions, drawn
 * from what the seat may know, with the same luck. More worlds can be added for as long as it is not sure.
 */
export class Comparison<S extends BaseState> {
  private readonly comparing: Comparing<S>;
  /** By answer and world. */
  private readonly results: readonly number[][];
  private from = 0;

  constructor(comparing: Comparing<S>) {
    this.comparing = comparing;
    this.results = comparing.keys.map(() => []);
  }

  /** Every answer in so many more positions that could be. Whether all of the games came to an end. */
  add(worlds: number): boolean {
    const { machine, seat, keys, seed } = this.comparing;
    for (const last = this.from + worlds; this.from < last; this.from++) {
      const world = new Observation(machine, seat).sample(new Xoshiro(seed, 2 * this.from));
      for (const [i, key] of keys.entries()) {
        const result = this.playedOn(world, key);
        if (result === undefined) return false;
        this.results[i]?.push(result);
      }
    }
    return true;
  }

  /** By how much each answer is worse than the best one, with the standard error of that; the best first. */
  ranked(): readonly { readonly key: Key; readonly loses: number; readonly error: number }[] {
    const means = this.results.map((values) => mean(values));
    const best = means.indexOf(Math.max(...means));
    const all = this.comparing.keys.map((key, i) => {
      const lost = (this.results[i] ?? []).map((value, world) => (this.results[best]?.[world] ?? 0) - value);
      return { key, loses: mean(lost), error: errorOf(lost), first: i === best };
    });
    return all
      .toSorted((a, b) => Number(b.first) - Number(a.first) || a.loses - b.loses)
      .map(({ key, loses, error }) => ({ key, loses, error }));
  }

  private playedOn(world: Machine<S>, key: Key): number | undefined {
    const { seat, policy, measure, seed } = this.comparing;
    const machine = world.clone();
    try {
      machine.answer(seat, key);
      const random = new Xoshiro(seed, 2 * this.from + 1);
      playOn(machine, { policy, random, until: () => false, most: FAR });
    } catch (error) {
      // In the midst of a battle a position that was drawn need not fit what is already on its way.
      if (error instanceof RulesError) return undefined;
      throw error;
    }
    return machine.over ? resultOf(machine, seat, measure) : undefined;
  }
}

/** A lead in points, or hundredths of the win: where all win or lose together there is no lead. */
function resultOf<S extends BaseState>(machine: Machine<S>, player: Player, measure: Comparing<S>['measure']): number {
  const { result, scores, winners } = machine.game.outcome(machine.pos.s);
  if (result !== 'ranked') return result === 'won' ? 100 : 0;
  if (measure === 'wins') return winners.includes(player) ? 100 / winners.length : 0;
  const others = scores.filter((_, one) => one !== player);
  return (scores[player] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function errorOf(values: readonly number[]): number {
  const n = values.length;
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return n < 2 ? Number.POSITIVE_INFINITY : Math.sqrt(squares / (n - 1) / n);
}
