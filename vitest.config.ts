import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/test/**/*.test.ts'],
    // Threads start faster than processes, and vitest by default leaves one core idle: half of them on a small machine.
    pool: 'threads',
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**', 'games/*/{rules,content,bots}/**'],
      reporter: ['text', 'html'],
    },
  },
});
