import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { BadConfig } from '../../src/config.ts';
import { holdFile } from '../../src/store/lock.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { freePort } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'edubba-one-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a second house on one file is refused with words; a backup may be made, and after a kill the next one starts', async () => {
  const file = join(folder, 'house.sqlite');
  const house = new HouseProcess(await freePort(), file);
  await house.start();
  onTestFinished(() => house.kill());
  expect(() => holdFile(file)).toThrow(/Another house has .*house\.sqlite open/);
  symlinkSync(file, join(folder, 'called-otherwise.sqlite'));
  expect(() => holdFile(join(folder, 'called-otherwise.sqlite'))).toThrow('Another house');
  const second = new HouseProcess(await freePort(), file, { NODE_NO_WARNINGS: '1' });
  try {
    await expect(second.start()).rejects.toThrow('did not open');
  } finally {
    // Should it have opened all the same, it is not to stay.
    await second.kill();
  }
  const reading = await openSqlite(file);
  expect(await reading.db.selectFrom('people').select('id').execute()).toEqual([]);
  await reading.close();
  await house.kill();
  await house.start();
  expect((await fetch(`${house.address}/ready`)).status).toBe(200);
  expect(await house.stop()).toBe(0);
  holdFile(file)();
});

test('a file that has two names is refused: two houses could open it, and each would lose what the other keeps', async () => {
  const file = join(folder, 'one.sqlite');
  await (await openSqlite(file)).close();
  const other = join(folder, 'two.sqlite');
  linkSync(file, other);
  for (const name of [file, other]) {
    expect(() => holdFile(name)).toThrow(BadConfig);
    expect(() => holdFile(name)).toThrow('hard link');
  }
  rmSync(other);
  holdFile(file)();
});

const RUN = fileURLToPath(new URL('../support/run-house.ts', import.meta.url));

test('a house whose disk is full is not ready', async () => {
  const file = join(folder, 'full.sqlite');
  await (await openSqlite(file)).close();
  const port = await freePort();
  // Files may have 1 MB: as full as a disk can be, for this process alone.
  const script = `trap '' XFSZ; ulimit -f 1024; exec "${process.execPath}" "${RUN}" ${port} "${file}"`;
  const child = spawn('bash', ['-c', script], { stdio: 'ignore' });
  const ready = async (): Promise<number> =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  // Guests are written down until nothing more can be.
  const come = async (n: number): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ name: `Somebody ${n}` });
    return (await fetch(`http://127.0.0.1:${port}/api/v1/people/guest`, { method: 'POST', headers, body })).status;
  };
  for (let n = 0; n < 55 && (await ready()) === 200; n++) await Promise.all(Array.from({ length: 1 }, () => come(n)));
  await expect.poll(ready, { timeout: 60_000 }).toBe(503);
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
});
