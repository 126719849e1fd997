import { thinkInThread } from '@edubba/hosting/node';
import { GAMES, gameOf } from '../games.ts';

// A thread of the house on which bots think.
thinkInThread((game) => gameOf(GAMES, game));
