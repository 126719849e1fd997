import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest, the longest first, for machines that have not seen them yet: a long one that begins last keeps
 * everybody waiting while the other cores are idle. Named at the end of every whole run, see `progress.ts`.
 */
export const LONGEST = [
  'apps/web/test/browser/axe.test.ts',
  'apps/bench/test/bench.test.ts',
  'apps/web/test/browser/online/evening.test.ts',
  'apps/cli/test/house.test.ts',
  'apps/web/test/browser/sight.test.ts',
  'games/akkad/test/reached.free.test.ts',
  'games/akkad/test/free.test.ts',
  'apps/web/test/browser/online/axe.test.ts',
  'apps/web/test/browser/lesson.test.ts',
  'apps/cli/test/lab-queue.test.ts',
  'apps/web/test/browser/online/faults.test.ts',
  'apps/web/test/browser/clicks.test.ts',
  'apps/web/test/table/what-is-this.test.ts',
];

/** The longest files first, whatever their project; then, as vitest does, project by project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found < 0 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
