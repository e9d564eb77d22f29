import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    // A realm for each file: as apart as processes, without starting one and loading React again.
    pool: 'vmThreads',
    // That of the whole run does not reach a project with a file of its own: it would have one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    environment: './test/environment.ts',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
  },
});
