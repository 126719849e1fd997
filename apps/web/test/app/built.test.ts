import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtClient, sourcesHash } from '../../serve/built.ts';

test('a client that was built from the same sources is not built again', async () => {
  const built = mkdtempSync(join(tmpdir(), 'edubba-built-'));
  const folder = join(built, sourcesHash());
  mkdirSync(folder);
  const said: string[] = [];
  expect(await builtClient((text) => said.push(text), built)).toBe(folder);
  expect(said).toEqual([]);
  rmSync(built, { recursive: true });
});
