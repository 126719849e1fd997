import { test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { checkKept, Crowd, KILLS, killing } from '../support/crowd.ts';
import { freePort, TestPostgres } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';

test(`${KILLS} times PostgreSQL itself is killed under play, and nothing acknowledged is lost`, async () => {
  const postgres = await TestPostgres.start();
  const url = await postgres.database('house');
  const house = new HouseProcess(await freePort(), url);
  await house.start();
  const crowd = new Crowd([house.address], 'postgres');
  await killing(crowd, async () => {
    await postgres.kill();
    await postgres.run();
  });
  await house.stop();
  const storage = await openPostgres(url);
  await checkKept(storage, crowd);
  await storage.close();
  await postgres.stop();
}, 900_000);
