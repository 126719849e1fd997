import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const GAME = join(import.meta.dirname, '..', '..');

/** Files of the game that a file needs when it runs: types leave nothing behind. */
function needs(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const found = [...source.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?\sfrom\s+'(\.[^']+\.tsx?)';/gms)];
  return found.map(([, path = '']) => join(dirname(file), path)).filter((path) => existsSync(path));
}

test('the page gets questions about a position, and no rules that change it', () => {
  const reached = new Set([join(GAME, 'ui/index.ts')]);
  for (const file of reached) for (const next of needs(file)) reached.add(next);
  const files = [...reached].map((file) => relative(GAME, file));
  expect(files.length).toBeGreaterThan(60);
  expect(
    files.filter((file) => /^rules\/(?!queries\/|geography\.ts|keys\.ts|space-set\.ts|state\.ts)/.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => /^bots\/|(?:rules|prompts|board)\.en\.ts$|^index\.ts$|^play\.ts$/.test(file))).toEqual(
    [],
  );
});
