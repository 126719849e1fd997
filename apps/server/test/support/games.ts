import connectFour from '@edubba/connect-four';
import type { Games } from '../../src/games.ts';
import { anyModule, GAMES } from '../../src/games.ts';
import { relayModule } from './relay-game.ts';

/** The games of the house, and two small ones that need no board to speak of. */
export const TEST_GAMES: Games = {
  ...GAMES,
  'connect-four': async () => anyModule(connectFour),
  relay: async () => relayModule,
};
