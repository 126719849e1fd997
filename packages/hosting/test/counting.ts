import type { Bot, Thinker } from '@edubba/bots';
import { finish } from '@edubba/bots';
import type { BaseState, Game } from '@edubba/kernel';
import { defineGame, ranked, rules } from '@edubba/kernel';
import type { AnyPlay } from '../src/index.ts';
import { anyPlay } from '../src/index.ts';

/** Two seats say numbers in turn until ten were said; everybody hears them. */
export type State = BaseState & { said: number; turn: number; last: string };

const R = rules<State>();
const main = R.proc<null>('main')({
  say: {
    ask: 'number.say',
    by: (s) => s.turn,
    options: () => ['1', '2', '3'],
    then: (g, _, key) => {
      const { s } = g;
      s.said++;
      s.last = key;
      s.turn = 1 - s.turn;
      return s.said === 10 ? g.end() : g.goto('say');
    },
  },
});

export const counting: Game<State> = defineGame<State>({
  id: 'counting',
  version: 1,
  players: { min: 2, max: 2 },
  rules: R,
  main,
  setup: (table) => ({ table, said: 0, turn: 0, last: '' }),
  visibility: { said: 'all', turn: 'all', last: 'all' },
  outcome: (s) => ranked([s.said, 0]),
});

/** Thinks for so many steps, of nothing; says at the end what its chance tells it, and before that `1`. */
function slow(name: string, budget: number): Thinker<State> {
  const ponder: Thinker<State>['ponder'] = (_, random) => {
    const thought = {
      spent: 0,
      budget,
      go: () => ++thought.spent < budget,
      choice: () => ({ key: thought.spent < budget ? '1' : String(1 + random.below(3)) }),
    };
    return thought;
  };
  return {
    name,
    budget,
    within: (other) => slow(name, other),
    ponder,
    choose: (observation, random) => finish(ponder(observation, random)),
  };
}

const quick: Bot<State> = { name: 'quick', choose: () => ({ key: '2' }) };
const ahead: Bot<State> = { ...quick, name: 'ahead', ahead: true };
const broken: Thinker<State> = {
  name: 'broken',
  budget: 1,
  within: () => broken,
  ponder: () => {
    throw new Error('cannot think');
  },
  choose: () => {
    throw new Error('cannot think');
  },
};

export const play: AnyPlay = anyPlay<State>({
  game: counting,
  bots: { quick, ahead, slow: slow('slow', 500), endless: slow('endless', Number.POSITIVE_INFINITY), broken },
});

export const load = async (game: string): Promise<AnyPlay> => {
  if (game !== 'counting') throw new RangeError(game);
  return play;
};
