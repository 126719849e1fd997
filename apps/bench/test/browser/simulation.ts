import type { Simulation } from '@edubba/bots';
import { random, rulesOfThumb, simulate } from '@edubba/bots';
import connectFour from '@edubba/connect-four';

const { game } = connectFour;

/** Likes the middle and what it has there already: enough to use views, weights and ties. */
const middle = rulesOfThumb<ReturnType<typeof game.setup>>({
  name: 'middle',
  thumbs: {
    'disc.drop': (o, key) => {
      const column = Number(key.slice(-1)) - 1;
      return [
        { feature: 'middle', amount: 3 - Math.abs(3 - column) },
        { feature: 'height', amount: o.view.s.heights[column] ?? 0 },
      ];
    },
  },
  weights: { middle: 2, height: -1 },
});

/** The same on Node and in the browser. */
export function simulateConnectFour(seed: string, games: number): Simulation {
  return simulate({ game, seats: 2, bots: [middle, random], games, seed, usage: true });
}
