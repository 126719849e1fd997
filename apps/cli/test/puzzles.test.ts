import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '@edubba/bots';
import { dayAfter, dayNumber, type GameModule, posePuzzle, puzzleOfDay, type Puzzles } from '@edubba/gamekit';
import type { BaseState } from '@edubba/kernel';
import { Comparison } from '@edubba/search';
import { describe, expect, test } from 'vitest';

/** Those of which puzzles were found so far. */
const GAMES = ['assyria', 'ancient-world', 'mesopotamia', 'akkad', 'sammu-ramat'] as const;
const FOLDER = join(import.meta.dirname, '../../../games');
/** So many of each game are verified anew, in so many worlds that were not looked at when they were found. */
const AGAIN = process.env['EDUBBA_PROOFS'] === undefined ? { puzzles: 1, worlds: 12 } : { puzzles: 6, worlds: 64 };

async function loaded(id: string): Promise<{ readonly module: GameModule<BaseState>; readonly puzzles: Puzzles }> {
  const of = (path: string): string => pathToFileURL(join(FOLDER, id, path)).href;
  const { default: module } = (await import(of('index.ts'))) as { default: GameModule<BaseState> };
  const { puzzles } = (await import(of('lesson/puzzles.ts'))) as { puzzles: Puzzles };
  return { module, puzzles };
}

describe.each(GAMES)('%s', (id) => {
  test('every puzzle can be played by the present rules, and one of all its answers is clearly best', async () => {
    const { module, puzzles } = await loaded(id);
    expect(puzzles.puzzles.length).toBeGreaterThanOrEqual(10);
    for (const puzzle of puzzles.puzzles) {
      const { table, seat } = posePuzzle(module.game, puzzles, puzzle);
      const [best, ...others] = puzzle.answers;
      expect(puzzle.answers.map(({ key }) => key).toSorted()).toEqual(table.options(seat).toSorted());
      expect(best).toMatchObject({ loses: 0 });
      expect(others.length).toBeGreaterThanOrEqual(2);
      for (const { loses, error } of others) {
        // Half a point at the least, where few points are scored; an eighth of the games.
        expect(loses).toBeGreaterThanOrEqual(puzzles.measure === 'points' ? 5 : 120);
        expect(loses).toBeGreaterThanOrEqual(3 * error);
      }
    }
  });

  test('what was found best is best again with other luck', async () => {
    const { module, puzzles } = await loaded(id);
    const policy = (module.bots['thumbs'] ?? Object.values(module.bots)[0]) as Bot<BaseState>;
    // Those late in their game are played on soonest.
    const left = ({ game, at }: (typeof puzzles.puzzles)[number]): number =>
      (puzzles.games[game]?.log.length ?? 0) - at;
    const sample = puzzles.puzzles.toSorted((a, b) => left(a) - left(b)).slice(0, AGAIN.puzzles);
    for (const puzzle of sample) {
      const { table, seat } = posePuzzle(module.game, puzzles, puzzle);
      const keys = table.options(seat);
      const comparison = new Comparison({
        machine: table.machine,
        seat,
        keys,
        policy,
        measure: puzzles.measure,
        seed: 'verified again',
      });
      expect(comparison.add(AGAIN.worlds)).toBe(true);
      expect(comparison.ranked()[0]?.key).toBe(puzzle.answers[0]?.key);
    }
  });
});

test('each day has its puzzle, and whoever comes every fifth day meets all of them', () => {
  const first = dayNumber('2026-11-18') ?? 0;
  expect(dayNumber(dayAfter('2026-11-18', 1))).toBe(first + 1);
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayNumber('tomorrow')).toBeUndefined();
  expect(dayNumber('2026-13-40')).toBeUndefined();
  for (const count of [5, 7, 30]) {
    const every = (step: number): Set<number> =>
      new Set(Array.from({ length: 10 * count }, (_, i) => puzzleOfDay(first + step * i, count)));
    expect(every(1).size).toBe(count);
    expect(every(5).size).toBe(count);
  }
});
