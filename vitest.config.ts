import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Ordinarily one core is left idle. PostgreSQL and programs that tests start wait for each other often enough.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // Properties try thousands of texts; a machine that is busy elsewhere is no failure either.
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          // Pure rules: loaded once, they are the same for every file.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: ['server/test/setup.ts'],
          // Each file has a database and a server of its own; the program itself is loaded once, so that a file puts
          // back whatever it changed of it.
          isolate: false,
          // Commands that are started one after another on two busy cores: a slow machine is no failure.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
      'web/vitest.config.ts',
    ],
  },
});
