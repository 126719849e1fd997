import { test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { checkKept, Crowd, KILLS, killing } from '../support/crowd.ts';
import { freePort, TestPostgres } from '../support/postgres.ts';
import { HouseProcess } from '../support/process.ts';

test(`${KILLS} times one of two houses on one PostgreSQL is killed under play, and nothing acknowledged is lost`, async () => {
  const postgres = await TestPostgres.start();
  const url = await postgres.database('house');
  const houses = [new HouseProcess(await freePort(), url), new HouseProcess(await freePort(), url)];
  for (const house of houses) await house.start();
  const crowd = new Crowd(
    houses.map(({ address }) => address),
    'two houses',
  );
  await killing(crowd, async () => {
    const house = houses[crowd.below(2)];
    await house?.kill();
    await house?.start();
  });
  for (const house of houses) await house.stop();
  const storage = await openPostgres(url);
  await checkKept(storage, crowd);
  await storage.close();
  await postgres.stop();
}, 900_000);
