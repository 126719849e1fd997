import type { Key } from '@edubba/kernel';
import { other, R } from './board.ts';

const THROWS: readonly Key[] = ['0', '1', '2', '3', '4'];

/** UR-2.01 In how many of sixteen throws of four dice 0, 1, 2, 3, 4 marked corners come up. */
export const WEIGHTS: readonly number[] = [1, 4, 6, 4, 1];

/** UR-2.01 The throw, as chance gives it. */
export const dice = { outcomes: () => THROWS, weights: () => WEIGHTS } as const;

/** UR-1.05 Both throw; whoever throws more begins. */
export const beginning = R.proc<{ first: number }>('beginning')({
  first: {
    chance: 'dice.throw',
    ...dice,
    then: (g, v, key) => {
      v.first = Number(key);
      return g.goto('second');
    },
  },
  second: {
    chance: 'dice.throw',
    ...dice,
    then: (g, { first }, key) => {
      const second = Number(key);
      if (first === second) {
        g.emit({ type: 'dice.equal', rule: 'UR-1.05', data: { throw: first } });
        return g.goto('first');
      }
      g.s.turn = first > second ? 0 : other(0);
      const data = { throw: Math.max(first, second), less: Math.min(first, second) };
      g.emit({ type: 'game.begun', seat: g.s.turn, rule: 'UR-1.05', data });
      return g.end();
    },
  },
});
