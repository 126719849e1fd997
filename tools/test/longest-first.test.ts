import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongestFirst } from '../longest-first.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Files as vitest finds them, in a project each. */
const found = (...files: readonly (readonly [name: string, project: string])[]): TestSpecification[] =>
  files.map(
    ([name, project]) =>
      ({
        moduleId: join(ROOT, name),
        project: { name: project, config: { sequence: { groupOrder: 0 }, isolate: true } },
      }) as never,
  );

test('the files that are named as the longest are there', () => {
  expect(LONGEST.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('the longest begin, whatever their project; the rest follows project by project', async () => {
  const [longest = '', second = ''] = LONGEST;
  const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const sorted = await new LongestFirst(vitest).sort(
    found(['b.test.ts', 'unit'], [second, 'unit'], ['a.test.ts', 'browser'], [longest, 'unit']),
  );
  expect(sorted.map(({ moduleId }) => moduleId.slice(ROOT.length + 1))).toEqual([
    longest,
    second,
    'a.test.ts',
    'b.test.ts',
  ]);
});
