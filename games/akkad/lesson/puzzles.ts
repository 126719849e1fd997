import type { Puzzles } from '@edubba/gamekit';
import mined from './puzzles.json' with { type: 'json' };

/** Positions of games between bots, found and verified by `npm run -s puzzles`; nothing in them is composed. */
export const puzzles: Puzzles = mined as unknown as Puzzles;
