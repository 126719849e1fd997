import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, TestPostgres } from '@edubba/server/testing';
import { edubba, ROOT, scratch } from './edubba.ts';

const folder = scratch();
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
const MAIN = join(ROOT, 'apps', 'cli', 'src', 'main.ts');

const BOT = { who: 'bot', bot: 'thumbs' };

/** `edubba serve` in a process of its own, until it is stopped. */
class Serving {
  said = '';
  readonly address: string;
  private readonly child: ReturnType<typeof spawn>;

  constructor(port: number, database: string) {
    this.address = `http://127.0.0.1:${port}`;
    this.child = spawn(NODE, [MAIN, 'serve', '--port', String(port), '--database', database], { cwd: ROOT });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.said += text));
    }
  }

  async ready(): Promise<this> {
    const open = (): void => {
      if (!this.said.includes('Stop it with Ctrl+C')) throw new Error(`it does not open: ${this.said}`);
    };
    await vi.waitFor(open, { timeout: 110_000, interval: 50 });
    return this;
  }

  async stop(): Promise<number | null> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGINT');
    await gone;
    return this.child.exitCode;
  }

  async post(path: string, body: unknown, cookie = ''): Promise<{ body: unknown; cookie: string }> {
    const response = await fetch(`${this.address}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: this.address, cookie },
      body: JSON.stringify(body),
    });
    const [set = ''] = response.headers.getSetCookie();
    return { body: await response.json(), cookie: set.split(';')[0] ?? '' };
  }
}

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.stop());

describe.each(['a file', 'PostgreSQL'])('with %s', (engine) => {
  const fresh = async (name: string): Promise<string> =>
    engine === 'a file' ? join(folder, `${name}.sqlite`) : postgres.database(name);

  test('a house serves, is backed up while it runs, and goes on from the backup elsewhere', async () => {
    const database = await fresh('first');
    const house = await new Serving(await freePort(), database).ready();
    const page = await fetch(house.address);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const guest = await house.post('people/guest', { name: 'Enki' });
    const table = {
      game: 'assyria',
      seats: [{ who: 'me' }, { who: 'open' }],
      options: {},
      pace: { kind: 'free' },
      open: true,
      spectators: true,
    };
    const { id } = (await house.post('tables', table, guest.cookie)).body as { id: string };
    // One that is being played can be checked before an upgrade, while it is.
    const played = (await house.post('tables', { ...table, seats: [{ who: 'me' }, BOT] }, guest.cookie)).body as {
      id: string;
      commitment: string;
    };
    const part = { commitment: played.commitment, contribution: 'AAAAAAAAAAAAAAAAAAAAAA' };
    await house.post(`tables/${played.id}/chance`, part, guest.cookie);
    const verified = await edubba(['verify', '--database', database]);
    expect([verified.status, verified.stdout]).toEqual([0, '1 running game: it goes on as it is.\n']);
    const finished = await edubba(['verify', '--database', database, '--finished']);
    expect([finished.status, finished.stdout]).toEqual([0, 'No game is finished.\n']);
    const file = join(folder, `${engine}.backup`);
    const backup = await edubba(['backup', file, '--database', database]);
    expect([backup.status, backup.stdout]).toEqual([0, expect.stringMatching(/^\d+ rows written to /)]);
    expect((await fetch(`${house.address}/ready`)).status).toBe(200);
    expect(await house.stop()).toBe(0);

    const elsewhere = await fresh('second');
    const restored = await edubba(['restore', file, '--database', elsewhere]);
    expect([restored.status, restored.stdout]).toEqual([0, expect.stringMatching(/^\d+ rows restored from /)]);
    const again = await edubba(['restore', file, '--database', elsewhere]);
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('not empty')]);
    const moved = await new Serving(await freePort(), elsewhere).ready();
    const me = await fetch(`${moved.address}/api/v1/me`, { headers: { cookie: guest.cookie } });
    expect(((await me.json()) as { name: string }).name).toBe('Enki');
    const seen = (await (await fetch(`${moved.address}/api/v1/tables/${id}`)).json()) as object;
    expect(seen).toMatchObject({ id, status: 'waiting', game: 'assyria' });
    expect(await moved.stop()).toBe(0);
  });

  test('a database is brought up to date, as often as one likes', async () => {
    const database = await fresh('third');
    for (let i = 0; i < 2; i++) {
      const migrated = await edubba(['migrate', '--database', database]);
      expect([migrated.status, migrated.stdout]).toEqual([0, 'The database is up to date.\n']);
    }
  });
});

test('verify takes records or a database, one that is there', async () => {
  const both = await edubba(['verify', 'a-game.json', '--database', join(folder, 'mistyped.sqlite')]);
  expect([both.status, both.stderr]).toEqual([2, expect.stringContaining('Either recorded games or the database')]);
  const missing = await edubba(['verify', '--database', join(folder, 'mistyped.sqlite')]);
  expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining('mistyped.sqlite')]);
  const houseless = await edubba(['verify', '--finished']);
  expect([houseless.status, houseless.stderr]).toEqual([2, expect.stringContaining('--database')]);
});

test('a backup of what is not there is refused, and nothing is made', async () => {
  const missing = join(folder, 'mistyped.sqlite');
  for (let i = 0; i < 2; i++) {
    const { status, stderr } = await edubba(['backup', join(folder, 'x.backup'), '--database', missing]);
    expect([status, stderr]).toEqual([1, expect.stringContaining('--database')]);
  }
});

test('a database that is not there, or an environment that cannot be, is said in a sentence', async () => {
  const port = await freePort();
  const nowhere = await edubba(['migrate', '--database', `postgres://nobody:hush@127.0.0.1:${port}/x`]);
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  expect(nowhere.stderr).not.toContain('hush');
  const bad = await edubba(['serve', '--port', '99999']);
  expect([bad.status, bad.stderr]).toEqual([2, expect.stringContaining('PORT')]);
});
