import connectFour from '@edubba/connect-four';
import type { Games } from '../../src/games.ts';
import { anyModule, GAMES } from '../../src/games.ts';

/** The games of the house, and a small one that needs no board to speak of. */
export const TEST_GAMES: Games = { ...GAMES, 'connect-four': async () => anyModule(connectFour) };
