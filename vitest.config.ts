import { defineConfig } from 'vitest/config';
import { filesAtATime, testCapacity } from './scripts/support/test-capacity.ts';

const capacity = testCapacity();
/** Milliseconds on a machine that is free; more on one that is not. */
const within = (milliseconds: number) => Math.round(milliseconds * capacity.stretch);

export default defineConfig({
  test: {
    maxWorkers: filesAtATime(capacity),
    projects: [
      // Properties try thousands of texts.
      {
        test: {
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          // Pure rules: loaded once, they are the same for every file.
          isolate: false,
          testTimeout: within(30_000),
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
          // Some start one command after another.
          testTimeout: within(300_000),
          hookTimeout: within(300_000),
          expect: { poll: { timeout: within(60_000) } },
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts'],
          testTimeout: within(300_000),
          hookTimeout: within(300_000),
          expect: { poll: { timeout: within(60_000) } },
        },
      },
      'web/vitest.config.ts',
    ],
  },
});
