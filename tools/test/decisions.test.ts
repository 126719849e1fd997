import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../docs/adr/', import.meta.url);

test('decisions are numbered one after another, each once, and say their number', () => {
  const files = readdirSync(folder).sort();
  const numbers = files.map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(files.map((_, i) => i + 1));
  for (const [i, file] of files.entries())
    expect(readFileSync(new URL(file, folder), 'utf8')).toMatch(new RegExp(`^# ${i + 1}\\. `));
});
