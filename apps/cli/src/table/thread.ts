import { thinkInThread } from '@edubba/hosting/node';
import { loadGame } from '../games.ts';

// A thread on which bots think while somebody sits at the table: whoever wants to leave is heard meanwhile.
thinkInThread(loadGame);
