import { parentPort, workerData } from 'node:worker_threads';
import type { Bout } from '@edubba/bots';
import { playBout, playTeamBout } from '@edubba/bots';
import { botNamed, loadGame } from '../games.ts';
import type { ContestPlan } from './plan.ts';

/** What a thread hands back for each game. */
export interface BoutDone {
  readonly index: number;
  readonly bout: Bout;
}

// One thread: plays the games of a contest that it is told, one after another.
const { game, bot, others, teams, ...plan } = workerData as ContestPlan;
const port = parentPort;
if (port === null) throw new Error('this runs in a thread of its own');
const module = await loadGame(game);
const contest = { ...plan, game: module.game, bot: botNamed(module, bot), others: botNamed(module, others) };
const play = teams === true ? playTeamBout : playBout;
port.on('message', (index: number) => {
  port.postMessage({ index, bout: play(contest, index) } satisfies BoutDone, []);
});
