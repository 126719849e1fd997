import type { Bot } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { CHANCE, draw, Machine, Observation, resample, tableInfo, Xoshiro } from '@edubba/kernel';
import { expect } from 'vitest';
import { answerBy } from '../src/play-on.ts';

/** Games that positions are taken from: who plays them, in all seats. */
export interface Playing<S extends BaseState> {
  readonly game: Game<S>;
  readonly bot: Bot<S>;
}

/** Every so often a position of a game in which somebody has a choice. */
export function* decisions<S extends BaseState>(
  { game, bot }: Playing<S>,
  seats: number,
  every: number,
  seed = 'positions',
): Generator<Machine<S>> {
  const random = new Xoshiro(`${seed}/${seats}`);
  const machine = Machine.start(game, tableInfo(game, { seats }));
  for (let n = 0; !machine.over; n++) {
    const { toMove } = machine;
    if (toMove === CHANCE) machine.answer(CHANCE, draw(machine.options(CHANCE), machine.weights(), random));
    else {
      if (n % every === 0 && machine.options(toMove).length > 1) yield machine.clone();
      machine.answer(toMove, answerBy(bot, machine, toMove, random));
    }
  }
}

/** The same of one game after the other, with every number of players, until there are so many. */
export function* manyDecisions<S extends BaseState>(
  playing: Playing<S>,
  many: number,
  every: number,
): Generator<Machine<S>> {
  const { min, max } = playing.game.players;
  for (let n = 0, i = 0; n < many; i++) {
    const seats = Math.max(2, min) + (i % (max - Math.max(2, min) + 1));
    for (const machine of decisions(playing, seats, every, `many/${i}`)) {
      yield machine;
      if (++n === many) return;
    }
  }
}

/**
 * A bot chooses the same, and something legal, whatever is hidden from it: in each position and in another that differs only
 * in that. Gives what it chose, and in how many of them there was a difference.
 */
export function chosenFairly<S extends BaseState>(
  bot: Bot<S>,
  positions: Iterable<Machine<S>>,
): { readonly choices: readonly ReturnType<Bot<S>['choose']>[]; readonly differing: number } {
  const chance = new Xoshiro('hidden');
  const choices: ReturnType<Bot<S>['choose']>[] = [];
  let differing = 0;
  for (const machine of positions) {
    const seat = machine.toMove;
    const own = (): Xoshiro => new Xoshiro('same', choices.length);
    const { machine: other, swapped } = resample(machine, seat, chance);
    if ([...swapped].some(([was, is]) => was !== is)) differing++;
    const choice = bot.choose(new Observation(machine, seat), own());
    expect(bot.choose(new Observation(other, seat), own())).toEqual(choice);
    expect([...machine.options(seat), ...machine.offers(seat)]).toContain(choice.key);
    choices.push(choice);
  }
  return { choices, differing };
}
