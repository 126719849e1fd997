import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { keepLateTables } from '../support/late-tables.ts';
import { freePort } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';
import { report } from './report.ts';

const TABLES = Number(process.env['EDUBBA_LATE_TABLES'] ?? 5000);
const MOST_MEGABYTES = 400;
/** All tables are looked at for notices, and those that are late are played on by bots. */
const SECONDS = Number(process.env['EDUBBA_LATE_SECONDS'] ?? 90);

const folder = mkdtempSync(join(tmpdir(), 'edubba-restart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The most memory a process ever had, and has now, in megabytes. */
function memoryOf(pid: number): { readonly most: number; readonly now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { most: megabytes('VmHWM'), now: megabytes('VmRSS') };
}

test(`a house with ${TABLES} late tables of Akkad starts and runs under ${MOST_MEGABYTES} MB`, async () => {
  const file = join(folder, 'house.sqlite');
  const storage = await openSqlite(file);
  const people = ['ada00000', 'bela0000', 'cleo0000'];
  for (const [i, id] of people.entries()) {
    const row = { id, name: `Player ${i}`, kind: 'guest' as const, email: null, owner: null, admin: 0, ban: null };
    await storage.db
      .insertInto('people')
      .values({ ...row, created: 0, gone: null })
      .execute();
  }
  await keepLateTables(storage, TABLES, { due: Math.ceil(TABLES / 10), people });
  await storage.close();
  const house = new HouseProcess(await freePort(), file, { NODE_OPTIONS: '--max-old-space-size=200' });
  const began = performance.now();
  await house.start();
  const opened = performance.now() - began;
  let slowest = 0;
  const end = performance.now() + SECONDS * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    expect((await fetch(`${house.address}/ready`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - asked);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  const { most, now } = memoryOf(house.pid);
  await house.stop();
  report('restart', {
    tables: TABLES,
    'ms until it answers': opened,
    'MB at most': most,
    'MB in the end': now,
    'slowest answer, ms': slowest,
  });
  expect(most).toBeLessThan(MOST_MEGABYTES);
});
