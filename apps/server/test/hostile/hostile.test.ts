import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEAP } from '../../src/host/heap.ts';
import { Pair, p99 } from '../support/pair.ts';
import { Visitor } from '../support/visitor.ts';
import type { Attacked, Target } from './attack.ts';
import type { Measured } from './house.ts';

/** 200,000 in all: messages by socket and requests. */
const MESSAGES = Number(process.env['EDUBBA_HOSTILE_MESSAGES'] ?? 196_000);
const REQUESTS = Math.round(MESSAGES / 49);
const PAIRS = 6;
const MB = 1_000_000;

// In memory where there is such a folder: how busy others keep the disk says nothing about the house.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'edubba-hostile-'));
let house: ChildProcess;
let address: string;
let port: number;

function start(script: string, ...args: string[]): ChildProcess {
  return fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ['--expose-gc', ...HEAP],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Asks a process and waits for its answer; throws where it, or the house, has died meanwhile. */
function ask<T>(child: ChildProcess, message: object): Promise<T> {
  return new Promise((done, failed) => {
    const died = (code: number | null): void => failed(new Error(`a process is gone (${code})`));
    for (const one of [child, house]) one.once('exit', died);
    child.once('message', (answer) => {
      for (const one of [child, house]) one.off('exit', died);
      done(answer as T);
    });
    child.send(message);
  });
}

beforeAll(async () => {
  house = start('./house.ts', folder);
  const [ready] = (await once(house, 'message')) as [{ port: number }];
  ({ port } = ready);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  house.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(`${MESSAGES + REQUESTS} hostile messages: no crash, no growth, and whoever plays is not disturbed`, async () => {
  const pairs: Pair[] = [];
  for (let i = 0; i < PAIRS; i++) {
    pairs.push(new Pair(await Visitor.guest(address, `Gold ${i}`), await Visitor.guest(address, `Blue ${i}`)));
  }
  // Some of those who attack sit at a table, against an honest person.
  const hostile = await Promise.all(Array.from({ length: 6 }, (_, i) => Visitor.guest(address, `Hostile ${i}`)));
  const shared: string[] = [];
  for (const [i, visitor] of hostile.entries()) {
    const honest = await Visitor.guest(address, `Patient ${i}`);
    const { id } = await honest.create('connect-four', [{ who: 'open' }]);
    await visitor.join(id);
    shared.push(id);
  }
  for (const pair of pairs) await pair.sitDown();
  const playing = Promise.all(pairs.map((pair) => pair.play()));
  const since = (): number[] => pairs.flatMap(({ took }) => took.splice(0));
  const calm: number[] = [];
  const rest = async (): Promise<void> => {
    since();
    await new Promise((wait) => setTimeout(wait, 10_000));
    calm.push(...since());
  };
  await rest();
  const attackers = start('./attack.ts');
  const attack = (part: number, half: number): Promise<Attacked> =>
    ask<Attacked>(attackers, {
      port,
      messages: Math.round(MESSAGES * half),
      requests: Math.round(REQUESTS * half),
      ids: [...shared, ...pairs.map(({ table }) => table)],
      people: hostile.map(({ me }) => me?.id ?? ''),
      cookies: hostile.map(({ cookie }) => cookie),
      seed: `attack ${part}`,
    } satisfies Target);
  const measured = async (): Promise<Measured> => {
    // Whoever was thrown out, or left without a word, is cut off before long.
    for (let tries = 0; ; tries++) {
      await new Promise((wait) => setTimeout(wait, 2000));
      const now = await ask<Measured>(house, {});
      if (now.sockets <= 2 * PAIRS || tries === 5) return now;
    }
  };

  // The first part fills whatever is kept on purpose: caches, code, the tables of those who attack.
  const parts: Attacked[] = [];
  const disturbed: number[] = [];
  const memory: Measured[] = [await ask<Measured>(house, {})];
  for (let part = 0; part < 3 || (memory.at(-1)?.heard ?? 0) < MESSAGES; part++) {
    since();
    parts.push(await attack(part, part < 3 ? 0.45 : 0.25));
    disturbed.push(...since());
    memory.push(await measured());
  }
  await rest();
  for (const pair of pairs) pair.stop();
  await playing;
  attackers.kill('SIGKILL');

  const sum = (of: (part: Attacked) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const said = {
    heard: memory.at(-1)?.heard ?? 0,
    requests: sum(({ requests }) => requests),
    sockets: sum(({ sockets }) => sockets),
    refused: sum(({ refused }) => refused),
    heap: memory.map(({ heap }) => `${(heap / MB).toFixed(1)} MB`),
    calm: `p99 ${p99(calm).toFixed(1)} ms of ${calm.length}`,
    attacked: `p99 ${p99(disturbed).toFixed(1)} ms of ${disturbed.length}`,
    codes: parts.at(-1)?.codes,
    statuses: parts.at(-1)?.statuses,
  };
  console.info(JSON.stringify(said, null, 1));
  expect(said.heard + said.requests).toBeGreaterThanOrEqual(MESSAGES + REQUESTS);
  expect(house.exitCode).toBeNull();
  expect(memory.at(-1)?.rejections).toBe(0);
  expect(pairs.flatMap(({ problems }) => problems)).toEqual([]);
  // None of those who attacked is still there: only the windows of those who play.
  expect(memory.at(-1)?.sockets).toBeLessThanOrEqual(2 * PAIRS);
  const [, first, ...later] = memory.map(({ heap }) => heap);
  expect(Math.min(...later) - (first ?? 0)).toBeLessThan(6 * MB);
  expect(p99(disturbed)).toBeLessThan(2 * p99(calm));
  // What the house counts as its own failures: none.
  const metrics = await (await fetch(`${address}/metrics`)).text();
  expect(metrics).toMatch(/^edubba_failures_total 0$/m);
}, 600_000);
