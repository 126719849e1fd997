import { arena, type Bot } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { CHANCE, draw, Machine, Observation, playerCount, resample, tableInfo, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { type Evaluation, partsOf } from '../src/evaluation.ts';
import type { LearnedWorth } from '../src/learned-worth.ts';
import type { Level } from '../src/levels.ts';
import { answerBy } from '../src/play-on.ts';

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';

/** A game with its levels. */
export interface Leveled<S extends BaseState> {
  readonly game: Game<S>;
  readonly levels: { readonly [level in Level]: Bot<S> };
  readonly evaluation: Evaluation<S>;
  readonly learned: Pick<LearnedWorth<S>, 'features' | 'count' | 'weights' | 'points'>;
  /** The words of the game. */
  readonly texts: { readonly [id: string]: unknown };
  /** Table sizes whose positions are looked at, and each how many-th position of a game: thinking takes its time. */
  readonly looked: readonly (readonly [seats: number, every: number])[];
}

/** Every so often a position of a game by rules of thumb in which somebody has a choice. */
function positions<S extends BaseState>({ game, levels }: Leveled<S>, seats: number, every: number): Machine<S>[] {
  const random = new Xoshiro(`positions/${seats}`);
  const machine = Machine.start(game, tableInfo(game, { seats }));
  const found: Machine<S>[] = [];
  for (let n = 0; !machine.over; n++) {
    const { toMove } = machine;
    if (toMove === CHANCE) machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
    else {
      if (n % every === 0 && machine.options(toMove).length > 1) found.push(machine.clone());
      machine.answer(toMove, answerBy(levels.scribe, machine, toMove, random));
    }
  }
  return found;
}

/** That levels are fair, say why in words, and that each is stronger than the one below. */
export function levelTests<S extends BaseState>(leveled: Leveled<S>): void {
  const { game, levels, evaluation, learned, texts, looked } = leveled;

  test('a Master chooses the same whatever is hidden from it, legally, with reasons that have words', () => {
    const chance = new Xoshiro('hidden');
    let differing = 0;
    const all = looked.flatMap(([seats, every]) => positions(leveled, seats, every));
    for (const [i, machine] of all.entries()) {
      const seat = machine.toMove;
      const { machine: other, swapped } = resample(machine, seat, chance);
      if ([...swapped].some(([was, is]) => was !== is)) differing++;
      const choice = levels.master.choose(new Observation(machine, seat), new Xoshiro('same', i));
      expect(levels.master.choose(new Observation(other, seat), new Xoshiro('same', i))).toEqual(choice);
      expect([...machine.options(seat), ...machine.offers(seat)]).toContain(choice.key);
      for (const { why } of choice.reasons ?? []) expect(texts).toHaveProperty([why.id]);
    }
    expect(differing).toBeGreaterThan(10);
  }, 300_000);

  test('every feature has a weight for each stage and belongs to a part, and worth is counted in whole numbers', () => {
    const { features, count, weights, points } = learned;
    for (const part of partsOf(evaluation)) expect(texts).toHaveProperty([`worth.${part}`]);
    const stages = weights[0]?.length ?? 0;
    expect(stages).toBeGreaterThan(1);
    expect(weights.map(({ length }) => length)).toEqual(features.map(() => stages));
    for (const machine of positions(leveled, game.players.max, 100)) {
      const { s } = machine.pos;
      for (let player = 0; player < playerCount(game, s.table); player++) {
        expect(count(s, player)).toHaveLength(features.length);
        const worth = evaluation.of(s, player);
        expect(worth).toHaveLength(evaluation.parts.length);
        expect(worth[0]).toBe(evaluation.point * points(s, player));
        for (const part of worth) expect(Number.isSafeInteger(part)).toBe(true);
      }
    }
  });

  test('a Scribe beats an Apprentice, and a Master a Scribe', { timeout: 3_600_000 }, () => {
    const wins = (better: Level, worse: Level, games: number): number => {
      const { pairings, faults } = arena({
        game,
        entrants: [better, worse].map((name) => ({ name, bot: levels[name] })),
        seats: 2,
        games,
        seed: 'levels',
      });
      expect(faults).toEqual([]);
      return pairings[0]?.wins ?? 0;
    };
    expect(wins('scribe', 'apprentice', PROOFS ? 100 : 8)).toBeGreaterThanOrEqual(PROOFS ? 65 : 5);
    // Takes its minutes: only where there is time for it.
    if (PROOFS) expect(wins('master', 'scribe', 100)).toBeGreaterThanOrEqual(65);
  });
}
