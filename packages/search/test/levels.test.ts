import { random as anything } from '@edubba/bots';
import { CHANCE, draw, Machine, Observation, tableInfo, Xoshiro } from '@edubba/kernel';
import { expect, test } from 'vitest';
import { apprentice, fit, LEVELS, levelsOf } from '../src/index.ts';
import type { State } from './tricks.ts';
import { evaluation, proud, tricks, valueOf } from './tricks.ts';

/** The first question of a game: four cards in hand. */
function opening(seed: string): Observation<State> {
  const random = new Xoshiro(seed);
  const machine = Machine.start(tricks, tableInfo(tricks, { seats: 2 }));
  while (machine.toMove === CHANCE) machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
  return new Observation(machine, machine.toMove);
}

test('an Apprentice errs as often as it should, and never by more than its margin', () => {
  const often = apprentice(proud, { percent: 40, margin: 2 });
  const never = apprentice(proud, { percent: 0, margin: 9 });
  let slips = 0;
  let could = 0;
  for (let i = 0; i < 500; i++) {
    const observation = opening(`slips/${i}`);
    const values = observation.options.map(valueOf).sort((a, b) => b - a);
    const best = values[0] ?? 0;
    const chosen = valueOf(often.choose(observation, new Xoshiro('often', i)).key);
    expect(best - chosen).toBeLessThanOrEqual(2);
    if (best - (values[1] ?? 0) <= 2) could++;
    if (chosen !== best) slips++;
    expect(valueOf(never.choose(observation, new Xoshiro('never', i)).key)).toBe(best);
  }
  expect(slips / could).toBeGreaterThan(0.3);
  expect(slips / could).toBeLessThan(0.5);
});

test('there are four levels, each by its name', () => {
  const levels = levelsOf({
    thumbs: proud,
    slips: { percent: 20, margin: 2 },
    evaluation,
    master: { steps: 40, width: 3 },
    ensi: { steps: 200, width: 4 },
  });
  expect(Object.keys(levels)).toEqual([...LEVELS]);
  expect(Object.values(levels).map(({ name }) => name)).toEqual([...LEVELS]);
});

test('weights are learned from games: a high card in hand foretells tricks, a low one does not', () => {
  const [stage, ...more] = fit({
    game: tricks,
    bot: anything,
    seats: [2],
    games: 400,
    seed: 'fit',
    astray: 0,
    stage: (s) => (s.hand.every(({ length }) => length === 4) || s.led.length > 0 || s.gone.length > 0 ? 1 : 0),
    features: (s, player) => [
      (s.hand[player] ?? []).filter((card) => valueOf(card) > 7).length,
      (s.hand[player] ?? []).filter((card) => valueOf(card) < 3).length,
    ],
    points: (s, player) => s.tricks[player] ?? 0,
  });
  expect(more).toEqual([]);
  const [high = 0, low = 0] = stage?.weights ?? [];
  expect(high).toBeGreaterThan(50);
  expect(low).toBeLessThan(-50);
  expect(stage?.byWeights).toBeLessThan((stage?.byPoints ?? 0) * 0.9);
});
