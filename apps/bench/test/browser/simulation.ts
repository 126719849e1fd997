import type { Simulation } from '@edubba/bots';
import { random, rulesOfThumb, simulate } from '@edubba/bots';
import connectFour from '@edubba/connect-four';
import royalGameOfUr from '@edubba/royal-game-of-ur';

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

/** The same on Node and in the browser: a game without chance, and one that throws dice at every turn. */
export const simulations = {
  connectFour: (seed: string, games: number): Simulation =>
    simulate({ game, seats: 2, bots: [middle, random], games, seed, usage: true }),
  royalGameOfUr: (seed: string, games: number): Simulation =>
    simulate({
      game: royalGameOfUr.game,
      seats: 2,
      bots: [royalGameOfUr.bots['thumbs'] ?? random, random],
      games,
      seed,
      usage: true,
    }),
};
