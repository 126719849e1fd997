import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, TestPostgres } from '@edubba/server/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../src/queue/database.ts';
import { edubba, scratch } from './edubba.ts';
import { asked, disturbed, LabWorker, said } from './lab-workers.ts';

const folder = scratch();
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

function experiment(name: string, changes: object = {}): string {
  const file = join(folder, `${name}.json`);
  const wish = {
    format: 'edubba-experiment',
    version: 1,
    title: 'Two colours',
    game: 'connect-four',
    seats: 2,
    bots: ['thumbs', 'random'],
    seed: name,
    games: 400,
    sides: [{ name: 'As published' }],
    ...changes,
  };
  writeFileSync(file, JSON.stringify(wish));
  return file;
}

/** What one process makes of it, undisturbed. */
async function alone(file: string): Promise<string> {
  const out = `${file}.alone`;
  expect((await edubba(['lab', 'run', file, '--threads', '1', '--out', out])).status).toBe(0);
  return readFileSync(out, 'utf8');
}

test('workers are killed, PostgreSQL too, and it comes to the bytes of one process undisturbed', async () => {
  const games = 4000;
  const file = experiment('killed', { games });
  const url = await postgres.database('killed');
  const wish = { file, games, block: 200, workers: 2, kills: 3, restarts: 1, seed: 'kills' };
  expect(await disturbed(postgres, url, wish)).toBe(await alone(file));
}, 300_000);

test('of two that wait for each other one begins anew, and both come to their end', async () => {
  const pool = new pg.Pool({ connectionString: await postgres.database('deadlock'), max: 2 });
  await pool.query('create table pair (id int primary key, n int not null)');
  await pool.query('insert into pair values (1, 0), (2, 0)');
  const raise = (client: pg.PoolClient, id: number) => client.query('update pair set n = n + 1 where id = $1', [id]);
  let holding = 0;
  let begun = 0;
  const both = (first: number, second: number): Promise<void> =>
    inTransaction(pool, async (client) => {
      begun++;
      await raise(client, first);
      holding++;
      await vi.waitUntil(() => holding >= 2, { timeout: 50_000 });
      await raise(client, second);
    });
  await Promise.all([both(1, 2), both(2, 1)]);
  // Whoever begins anew may be faster once more than the one it has let go.
  expect(begun).toBeGreaterThan(2);
  expect((await pool.query('select n from pair')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  await pool.end();
}, 60_000);

test('a stopping rule stops several workers where it stops one', async () => {
  const file = experiment('sure', { games: 20_000, stop: { figure: 'share/0', within: 0.05 } });
  const url = await postgres.database('sure');
  await edubba(['lab', 'submit', file, '--database', url, '--block', '140']);
  const workers = [new LabWorker(url, '--until-empty'), new LabWorker(url, '--until-empty')];
  for (const worker of workers) expect([await worker.ended(), worker.said]).toEqual([0, expect.any(String)]);
  const waited = await edubba(['lab', 'submit', file, '--database', url, '--wait', '--json']);
  const result = said<{ ended: string }>(waited);
  expect(result.ended).toBe('sure');
  expect(readFileSync(join(folder, 'sure.result.json'), 'utf8')).toBe(await alone(file));
}, 300_000);

test('a worker of another build leaves an experiment alone, and says so', async () => {
  const file = experiment('build');
  const url = await postgres.database('build');
  const { id } = said<{ id: string }>(await edubba(['lab', 'submit', file, '--database', url, '--json']));
  // As if it had been submitted by other sources.
  await asked(url, `update edubba_lab_1.experiment set build = 'another'`);
  const worker = new LabWorker(url, '--until-empty');
  expect(await worker.ended()).toBe(1);
  expect(worker.said).toMatch(
    new RegExp(`Not touched: ${id} wants connect-four, rules version 1, build another; this is build [0-9a-f]{12}\\.`),
  );
  expect(await asked(url, 'select state, games from edubba_lab_1.experiment')).toEqual([{ state: 'open', games: 0 }]);
});

test('cancelled it stays where it is, and submitted again it goes on and comes to the same', async () => {
  const file = experiment('cancelled', { games: 12_000 });
  const url = await postgres.database('cancelled');
  const lab = async (...args: string[]) => await edubba(['lab', ...args, '--database', url]);
  const { id } = said<{ id: string }>(await lab('submit', file, '--block', '100', '--json'));
  expect((await lab('fetch', id)).stderr).toContain(`Nothing of experiment ${id} has been played yet.`);
  const worker = new LabWorker(url);
  interface Status {
    readonly experiments: readonly { readonly state: string; readonly games: number }[];
    readonly workers: readonly { readonly threads: number }[];
  }
  const status = async () => said<Status>(await lab('status', '--json'));
  await vi.waitFor(async () => expect((await status()).experiments[0]?.games).toBeGreaterThan(0), {
    timeout: 100_000,
    interval: 20,
  });
  expect((await status()).workers).toMatchObject([{ threads: 1 }]);
  expect((await lab('cancel', id)).stdout).toContain(`Cancelled ${id}`);
  expect((await lab('cancel', id)).stderr).toContain('it is cancelled already');
  expect([await worker.stop(), worker.said]).toEqual([0, expect.any(String)]);
  const { experiments, workers } = await status();
  expect([experiments[0]?.state, workers]).toEqual(['cancelled', []]);
  expect(experiments[0]?.games).toBeLessThan(12_000);
  expect((await lab('submit', file)).stdout).toBe(`It is there already, as ${id}.\n`);
  expect(await new LabWorker(url, '--until-empty').ended()).toBe(0);
  const out = join(folder, 'went-on.json');
  expect((await lab('fetch', id, '--out', out)).stdout).toMatch(/^Two colours$/m);
  expect(readFileSync(out, 'utf8')).toBe(await alone(file));
  expect((await lab('status')).stdout).toMatch(/Two colours +done +12,000 of 12,000 games/);
}, 300_000);

test('what cannot be done is said in a sentence', async () => {
  const url = await postgres.database('refused');
  const says = async (...args: string[]) => (await edubba(['lab', ...args])).stderr;
  expect(await says('work')).toContain('Say which PostgreSQL, with --database postgres://…');
  expect(await says('status', 'nothing', '--database', url)).toContain('There is no experiment nothing');
  expect(await says('cancel', '--database', url)).toContain('comes after cancel');
  const bot = experiment('bot', { bots: ['clever'] });
  expect(await says('submit', bot, '--database', url)).toContain('connect-four has no bot clever');
  const rules = experiment('rules', { rules: 7 });
  expect(await says('submit', rules, '--database', url)).toContain(
    'rules version 7 of connect-four, this build plays 1',
  );
  const nowhere = `postgres://nobody:hush@127.0.0.1:${await freePort()}/x`;
  const unreachable = await says('status', '--database', nowhere);
  expect(unreachable).toContain('cannot be used: ECONNREFUSED');
  expect(unreachable).not.toContain('hush');
});
