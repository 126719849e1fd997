import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@edubba/server';
import { expect, test } from 'vitest';
import { builtClient, sourcesHash } from '../../serve/built.ts';
import { start } from '../../serve/start.ts';

test('a client that was built from the same sources is not built again', async () => {
  const built = mkdtempSync(join(tmpdir(), 'edubba-built-'));
  const folder = join(built, sourcesHash());
  mkdirSync(folder);
  const said: string[] = [];
  expect(await builtClient((text) => said.push(text), built)).toBe(folder);
  expect(said).toEqual([]);
  rmSync(built, { recursive: true });
});

test('whoever cannot open the database hears it before a client is built', async () => {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    EDUBBA_DATABASE: join(tmpdir(), 'edubba-no-such-folder', 'x.sqlite'),
  });
  let built = 0;
  const client = async (): Promise<string> => `${++built}`;
  await expect(start(config, () => undefined, client)).rejects.toThrow(/directory does not exist|unable to open/);
  expect(built).toBe(0);
});
