import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Finding } from '@edubba/testkit';
import { assertNone } from '@edubba/testkit';
import { expect, test } from 'vitest';
import { conformanceGames } from './index.ts';

/** A few of what the proofs play; `FUZZ_GAMES` names another number. */
const GAMES = Number(process.env['FUZZ_GAMES'] ?? (process.env['EDUBBA_PROOFS'] === '1' ? 10_000 : 300));
const TIMEOUT = 1_200_000;

/** As many games at a time as there are processors; the others wait. */
const waiting: (() => void)[] = [];
let free = availableParallelism();

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

function fuzz(id: string): Promise<readonly Finding[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fuzz-worker.ts', import.meta.url), { workerData: { id, games: GAMES } });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code} and found nothing out`)));
  });
}

test('the games are listed once each, by name', () => {
  const ids = conformanceGames.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test.concurrent.each(conformanceGames.map(({ id }) => id))(
  `${GAMES} games of %s without crash, dead end or leak`,
  { timeout: TIMEOUT },
  (id) => inTurn(async () => assertNone(await fuzz(id))),
);
