import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import connectFour from '@edubba/connect-four';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { anyModule } from '../../src/games.ts';
import { serve } from '../../src/host/serve.ts';
import { freePort } from '../support/postgres.ts';

test('the rules of all games are there before anybody is served; one that cannot be loaded keeps nobody from the others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'edubba-start-'));
  const file = join(folder, 'house.sqlite');
  const port = await freePort();
  const config = readConfig({ LOG_LEVEL: 'silent', EDUBBA_DATABASE: file, PORT: `${port}`, HOST: '127.0.0.1' });
  const answers = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const answeredAtLoad: boolean[] = [];
  const house = await serve(config, undefined, {
    broken: async () => Promise.reject(new Error('no rules')),
    'connect-four': async () => {
      answeredAtLoad.push(await answers());
      return anyModule(connectFour);
    },
  });
  onTestFinished(async () => {
    await house.stop();
    rmSync(folder, { recursive: true });
  });
  expect(answeredAtLoad).toEqual([false]);
  expect(await answers()).toBe(true);
});
