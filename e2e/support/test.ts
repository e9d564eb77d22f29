import { test as base, expect } from '@playwright/test';
import { testCapacity } from '../../scripts/support/test-capacity.ts';
import { watchPages } from './complaints.ts';
import { type CapturedMail, readOutbox } from './outbox.ts';
import { startTestedServer, type TestedServer } from './server.ts';

type WorkerOptions = {
  /** `test.use({ seeded: true })`: the file begins with the demo company instead of an empty database. */
  seeded: boolean;
  /** The name in the address that the browser opens. */
  host: string;
};

type WorkerFixtures = {
  /** The server under test; `page.goto('/')` opens it. */
  server: TestedServer;
};

type Fixtures = {
  /** Mails captured for an address, newest first, once there are at least `count`. */
  mailsTo: (address: string, count?: number) => Promise<CapturedMail[]>;
  /** Fails the journey for what `watchPages` has written down of any of its pages. */
  faultless: undefined;
};

/** Of the journey that runs: a worker runs one at a time. */
const faults: string[] = [];

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  seeded: [false, { option: true, scope: 'worker' }],
  host: ['127.0.0.1', { option: true, scope: 'worker' }],
  server: [
    async ({ seeded, host }, use, worker) => {
      const databaseServer = process.env.TEST_DATABASE_URL;
      if (!databaseServer) throw new Error('TEST_DATABASE_URL is set by global-setup.ts');
      const logFile = `test-results/server-${worker.workerIndex}.log`;
      const server = await startTestedServer({ databaseServer, seeded, logFile, host });
      await use(server);
      await server.stop();
    },
    // The first of a run seeds the demo.
    { scope: 'worker', timeout: Math.round(300_000 * testCapacity().stretch) },
  ],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        watchPages(context, faults);
        return context;
      };
      await use(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
  faultless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      faults.length = 0;
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  mailsTo: async ({ server }, use) => {
    await use((address, count = 1) => readOutbox(server.url, address, count));
  },
});

export { expect } from '@playwright/test';
