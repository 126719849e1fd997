import { join } from 'node:path';
import { neededBy } from '@edubba/ui/testing';
import { expect, test } from 'vitest';

test('the page gets questions about a position and the forecast, and no procedure of the rules', () => {
  const files = neededBy(join(import.meta.dirname, '..', '..'), 'ui/index.ts');
  expect(files.length).toBeGreaterThan(40);
  expect(
    files.filter((file) =>
      /^rules\/(?!queries\/|effects\/|decisions\.ts|copy\.ts|geography\.ts|names\.ts|state\.ts)/.test(file),
    ),
  ).toEqual([]);
  expect(files.filter((file) => /^bots\/|rules(?:-\w+)?\.en\.ts$|^index\.ts$|^play\.ts$/.test(file))).toEqual([]);
});
