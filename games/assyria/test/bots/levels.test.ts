import { arena } from '@edubba/bots';
import type { Machine } from '@edubba/kernel';
import { CHANCE, draw, Machine as Kernel, Observation, resample, tableInfo, Xoshiro } from '@edubba/kernel';
import type { Level } from '@edubba/search';
import { expect, test } from 'vitest';
import { evaluation } from '../../bots/evaluation.ts';
import { levels } from '../../bots/levels.ts';
import { thumbs } from '../../bots/thumbs.ts';
import { WEIGHTS } from '../../bots/weights.ts';
import { FEATURES, featuresOf } from '../../bots/features.ts';
import type { State } from '../../rules/index.ts';
import { assyria } from '../../rules/index.ts';
import module from '../../index.ts';

const PROOFS = process.env['EDUBBA_PROOFS'] === '1';

/** Every so often a position of a game by rules of thumb in which somebody has a choice. */
function positions(seats: number, every: number): readonly Machine<State>[] {
  const random = new Xoshiro(`positions/${seats}`);
  const machine = Kernel.start(assyria, tableInfo(assyria, { seats }));
  const found: Machine<State>[] = [];
  for (let n = 0; !machine.over; n++) {
    const { toMove } = machine;
    if (toMove === CHANCE) machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
    else {
      if (n % every === 0 && machine.options(toMove).length > 1) found.push(machine.clone());
      machine.answer(toMove, thumbs.choose(new Observation(machine, toMove), random).key);
    }
  }
  return found;
}

test('a Master chooses the same whatever lies in the piles, legally, with reasons that have words', () => {
  const chance = new Xoshiro('piles');
  let differing = 0;
  for (const [i, machine] of [...positions(2, 23), ...positions(3, 61)].entries()) {
    const seat = machine.toMove;
    const { machine: other, swapped } = resample(machine, seat, chance);
    if ([...swapped].some(([was, is]) => was !== is)) differing++;
    const choice = levels.master.choose(new Observation(machine, seat), new Xoshiro('same', i));
    expect(levels.master.choose(new Observation(other, seat), new Xoshiro('same', i))).toEqual(choice);
    expect(machine.options(seat)).toContain(choice.key);
    for (const { why } of choice.reasons ?? []) expect(module.texts.en).toHaveProperty([why.id]);
  }
  expect(differing).toBeGreaterThan(10);
});

test('every feature has a weight for each round that begins, and belongs to a part', () => {
  expect(WEIGHTS.map(({ length }) => length)).toEqual(FEATURES.map(() => 5));
  for (const machine of positions(4, 100)) {
    const { s } = machine.pos;
    for (let player = 0; player < 4; player++) {
      expect(featuresOf(s, player).length).toBe(FEATURES.length);
      const worth = evaluation.of(s, player);
      expect(worth.length).toBe(evaluation.parts.length);
      expect(worth[0]).toBe(10 * (s.vp[player] ?? 0));
      for (const points of worth) expect(Number.isSafeInteger(points)).toBe(true);
    }
  }
});

test('a Scribe beats an Apprentice, and a Master a Scribe', { timeout: 3_600_000 }, () => {
  const wins = (better: Level, worse: Level, games: number): number => {
    const { pairings, faults } = arena({
      game: assyria,
      entrants: [better, worse].map((name) => ({ name, bot: levels[name] })),
      seats: 2,
      games,
      seed: 'levels',
    });
    expect(faults).toEqual([]);
    return pairings[0]?.wins ?? 0;
  };
  expect(wins('scribe', 'apprentice', PROOFS ? 100 : 8)).toBeGreaterThanOrEqual(PROOFS ? 65 : 6);
  // Takes its minutes: only where there is time for it.
  if (PROOFS) expect(wins('master', 'scribe', 100)).toBeGreaterThanOrEqual(65);
});
