import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { checkKept, Crowd, KILLS, killing } from '../support/crowd.ts';
import { freePort } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';

test(`${KILLS} times a house with one file is killed under play, and nothing acknowledged is lost`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-kill-'));
  const file = join(folder, 'house.sqlite');
  const house = new HouseProcess(await freePort(), file);
  await house.start();
  const crowd = new Crowd([house.address], 'one file');
  await killing(crowd, async () => {
    await house.kill();
    await house.start();
  });
  await house.stop();
  const storage = await openSqlite(file);
  await checkKept(storage, crowd);
  await storage.close();
  rmSync(folder, { recursive: true });
}, 900_000);
