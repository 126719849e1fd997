import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rulebook } from '../../content/rulebook.ts';

test('C9.12 every worked example is set up and replayed in a test', () => {
  const dir = join(import.meta.dirname, '../rules');
  const titles = readdirSync(dir).flatMap((file) => [
    ...readFileSync(join(dir, file), 'utf8').matchAll(/ASY-E\.(\d+)/g),
  ]);
  const replayed = new Set(titles.map(([, number]) => Number(number)));
  const examples = rulebook.flatMap(({ id, kind }) => (kind === 'example' ? [Number(id.slice('ASY-E.'.length))] : []));
  expect(examples.filter((number) => !replayed.has(number))).toEqual([]);
  expect(examples).toHaveLength(36);
});
