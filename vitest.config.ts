import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';

export default defineConfig({
  test: {
    // Threads start faster than processes. One more than there are cores: pages, sockets and disks are waited for often.
    pool: 'threads',
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Only what hangs is to fail by the clock, also on a machine that is busy with something else.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'games/*/{rules,content,bots}/**'],
      reporter: ['text', 'html'],
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/test/browser/**', 'apps/server/**', 'apps/*/test/proofs/**'],
        },
      },
      {
        // With real sockets, files and a real PostgreSQL: on a busy machine these take their time.
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'apps/server/test/reliability/**',
            'apps/server/test/hostile/hostile.test.ts',
            'apps/server/test/proofs/**',
          ],
          expect: { poll: { timeout: 60_000 } },
          // A machine that stood still for a moment fails one of thousands. `npm test` names what needed it. What must
          // never happen, as leaks and losses, is not tried again.
          retry: 1,
        },
      },
      {
        // Killed under play, again and again.
        extends: true,
        test: {
          name: 'kills',
          include: ['apps/server/test/reliability/**/*.test.ts'],
          testTimeout: 900_000,
        },
      },
      {
        // What measures by the clock wants the machine for itself; the others play many times as many games as `npm test`.
        // By `npm run -s proofs`.
        extends: true,
        test: {
          name: 'proofs',
          include: [
            'apps/server/test/hostile/hostile.test.ts',
            'apps/server/test/leaks/nothing-leaks.test.ts',
            'apps/{cli,server,web}/test/proofs/**/*.test.ts',
            'apps/web/test/browser/{clicks,evening,films,first-card,lesson,sight,still,thinking}.test.ts',
            'apps/web/test/browser/games/{hot-seat,solo,mesopotamia,sammu-ramat,by-mouse,by-touch,by-keys}.test.ts',
            'apps/web/test/browser/online/new-tables.test.ts',
            'apps/cli/test/puzzles.test.ts',
            'games/*/test/*free.test.ts',
            'games/*/test/bots/levels.test.ts',
            'games/*/test/forecast/*.test.ts',
            'packages/kernel/test/conformance/fuzz.test.ts',
          ],
          env: { EDUBBA_PROOFS: '1' },
          environment: './apps/web/test/browser/environment.ts',
          globalSetup: ['apps/web/test/browser/serve.ts'],
          testTimeout: 1_200_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Through the built client, in real Chromium. The files of a worker share a browser and what they import; each test
        // has pages of its own.
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          environment: './apps/web/test/browser/environment.ts',
          include: ['apps/web/test/browser/**/*.test.ts'],
          globalSetup: ['apps/web/test/browser/serve.ts'],
          testTimeout: 300_000,
          // What a page shows may take its time on a busy machine.
          expect: { poll: { timeout: 60_000 } },
          retry: 1,
        },
      },
    ],
  },
});
