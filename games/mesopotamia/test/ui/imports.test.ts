import { join } from 'node:path';
import { neededBy } from '@edubba/ui/testing';
import { expect, test } from 'vitest';

test('the page gets questions about a position, and no rules that change it', () => {
  const files = neededBy(join(import.meta.dirname, '..', '..'), 'ui/index.ts');
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter((file) => /^rules\/(?!queries\/|decisions\.ts|keys\.ts|lists\.ts|options\.ts|state\.ts)/.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => /^bots\/|rules\.en\.ts$|^index\.ts$|^play\.ts$/.test(file))).toEqual([]);
});
