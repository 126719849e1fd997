import { parentPort } from 'node:worker_threads';
import { stepBack } from '@edubba/hosting/node';
import { thrownText } from '@edubba/kernel';
import { Failed } from '../failure.ts';
import { GAMES } from '../games.ts';
import { sleepInBetween } from '../tables/slices.ts';
import { carryOut } from './errand.ts';
import type { FromThread, ToThread } from './errands.ts';

// A thread of the house on which games are played again that nobody plays any more.
const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
stepBack();
sleepInBetween();
const tell = (told: FromThread): void => port.postMessage(told, []);
port.on('message', ({ id, line, errand }: ToThread) => {
  const job = { line, took: 0 };
  carryOut(GAMES, job, errand).then(
    (done) => tell({ id, took: job.took, done }),
    (error: unknown) => {
      if (!(error instanceof Failed)) return tell({ id, took: job.took, broken: thrownText(error) });
      const { status, code, message } = error;
      tell({ id, took: job.took, failed: { status, code, message } });
    },
  );
});
