import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { filesAtATime, testCapacity } from '../scripts/support/test-capacity.ts';

const capacity = testCapacity();

// The clocks of the tests go by UTC, wherever they run: set before there is a thread, which has its zone from the program.
process.env.TZ = 'UTC';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    // A realm for each file: as apart as processes, without starting one and loading React again.
    pool: 'vmThreads',
    // That of the whole run does not reach a project with a file of its own: it would have one.
    maxWorkers: filesAtATime(capacity),
    environment: './test/environment.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: Math.round(120_000 * capacity.stretch),
  },
});
