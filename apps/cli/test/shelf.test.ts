import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chanceKinds } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import { findGames, loadGame } from '../src/games.ts';

// What every game on the shelf owes, whoever writes its tests.

/** All that is written in a game's tests. */
function testsOf(folder: string): string {
  const files = readdirSync(join(folder, 'test'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, 'test', name), 'utf8'))
    .join('\n');
}

/** Kinds whose odds some test asserts: `t.chanceWeighed('die.roll', …)`. */
function weighedIn(tests: string): Set<string> {
  return new Set([...tests.matchAll(/\.chanceWeighed\(\s*'([^']+)'/g)].map(([, kind = '']) => kind));
}

describe.each([...findGames()])('%s', (id, folder) => {
  test('a test asserts the odds of every kind of chance', async () => {
    const { game } = await loadGame(id);
    const weighed = weighedIn(testsOf(folder));
    expect(chanceKinds(game).filter((kind) => !weighed.has(kind))).toEqual([]);
  });
});
