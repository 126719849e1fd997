import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HEAP } from '../../src/host/heap.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('wherever a house is started it is given the memory it was measured with', () => {
  const flags = HEAP.join(' ');
  expect(read('package.json')).toContain(`node ${flags} apps/web/serve/main.ts`);
  const starts = read('docs/how-to/host.md').match(/node tools\/run\.mjs .* serve\b/g) ?? [];
  expect(starts.length).toBeGreaterThan(2);
  for (const start of starts) expect(start).toContain(`node ${flags} apps/cli/src/main.ts serve`);
});
