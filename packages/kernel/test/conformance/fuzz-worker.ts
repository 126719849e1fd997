import { parentPort, workerData } from 'node:worker_threads';
import type { BaseState, Game } from '@edubba/kernel';
import type { Finding } from '@edubba/testkit';
import { checkDual, checkFuzz, checkLaws, checkLeaks } from '@edubba/testkit';
import { conformanceGames } from './index.ts';

/** Switches that give hidden things away by the rules themselves stay out of the leak test. */
const SILENT: { readonly [id: string]: { readonly [name: string]: string } } = {
  // CMB-7.05 `able` asks only those who can react: quick, and it tells who holds what.
  combat: { poll: 'public' },
};

/**
 * Plays one game so many times, under every test that random play gives.
 * Crash, dead end, impure questions: every position of every game; every option is tried out in one position of sixteen.
 * Leak: every game, with one answer of four looked at by everybody. Laws and dual, which freeTests also run on all
 * positions of fewer games: a fourth and a sixteenth of the games, all positions.
 */
function fuzz(game: Game<BaseState>, games: number): readonly Finding[] {
  const options = SILENT[game.id];
  return [
    ...checkFuzz(game, { games, seed: 'fuzz', tryEvery: 16 }),
    ...checkLeaks(game, { games, seed: 'leak', every: 4, ...(options === undefined ? {} : { options }) }),
    ...checkLaws(game, { games: Math.ceil(games / 4), seed: 'laws' }),
    ...checkDual(game, { games: Math.ceil(games / 16), seed: 'dual' }),
  ];
}

const { id, games } = workerData as { readonly id: string; readonly games: number };
const game = conformanceGames.find((candidate) => candidate.id === id);
if (game === undefined) throw new Error(`no conformance game is called ${id}`);
if (parentPort === null) throw new Error('this runs as a worker only');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads has no origin
parentPort.postMessage(fuzz(game, games));
