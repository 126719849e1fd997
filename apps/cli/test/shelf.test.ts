import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@edubba/kernel';
import { chanceKinds } from '@edubba/testkit';
import { describe, expect, test } from 'vitest';
import type { AnyModule } from '../src/games.ts';
import { CORPUS, findGames, loadGame } from '../src/games.ts';

// What every game on the shelf owes, whoever writes its tests.

/** A game that is still being written says so in its package.json: nothing of it is recorded before its rules are complete. */
function inTheMaking(folder: string): boolean {
  const { inTheMaking: making } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly inTheMaking?: boolean;
  };
  return making === true;
}

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

const seatCounts = ({ game: { players } }: AnyModule): number[] =>
  Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);

/** Recorded games of a rules version that were played to their end. */
function recorded({ game }: AnyModule, version: number): GameRecord[] {
  const folder = join(CORPUS, game.id, `v${version}`);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as GameRecord)
    .filter(({ outcome }) => outcome !== undefined);
}

describe.each([...findGames()])('%s', (id, folder) => {
  test('a test asserts the odds of every kind of chance', async () => {
    const { game } = await loadGame(id);
    const weighed = weighedIn(testsOf(folder));
    expect(chanceKinds(game).filter((kind) => !weighed.has(kind))).toEqual([]);
  });

  test('every law is broken in a test of its own', async () => {
    const { game } = await loadGame(id);
    const file = join(folder, 'test', 'laws.test.ts');
    const tests = existsSync(file) ? readFileSync(file, 'utf8') : '';
    expect(game.laws.map(({ name }) => name).filter((name) => !tests.includes(name))).toEqual([]);
  });

  test.skipIf(inTheMaking(folder))(
    'every rules version has recorded games in the corpus, the newest of every number of players and every option',
    async () => {
      const module = await loadGame(id);
      const { game } = module;
      for (let version = 1; version <= game.version; version++)
        expect(recorded(module, version).length, `corpus/${id}/v${version}`).toBeGreaterThan(0);
      const newest = recorded(module, game.version).map(({ table }) => table);
      // npm run -s edubba -- sim --game <id> --players <n> --bots random --games 1 --seed corpus --record corpus/<id>/v<n>
      expect(new Set(newest.map(({ seats }) => seats))).toEqual(new Set(seatCounts(module)));
      for (const [name, { values }] of Object.entries(game.options)) {
        const others = newest.filter(({ options }) => options[name] !== values[0]);
        expect(others.length, `games with another ${name} than ${values[0]}`).toBeGreaterThan(0);
      }
    },
  );

  test.skipIf(inTheMaking(folder))(
    'one game of every number of players is kept word for word and compared',
    async () => {
      const module = await loadGame(id);
      const { version } = module.game;
      // UPDATE_PLAYTHROUGHS=1 npm run -s unit -- games/<id>
      const kept = seatCounts(module).map((seats) => join(folder, 'test', 'playthroughs', `${id}-${seats}.txt`));
      expect(kept.filter((file) => !existsSync(file))).toEqual([]);
      for (const file of kept) expect(readFileSync(file, 'utf8')).toContain(`${id}, version ${version}, `);
      expect(testsOf(folder)).toMatch(
        /playthroughs: join\(import\.meta\.dirname, 'playthroughs'\)|checkPlaythroughs\(/,
      );
    },
  );
});
