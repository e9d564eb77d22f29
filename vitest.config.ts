import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // Properties try thousands of texts; a machine that is busy elsewhere is no failure either.
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          // Argon2, cloned databases and two cores: a slow machine is no failure.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
      'web/vitest.config.ts',
    ],
  },
});
