import { defineConfig } from '@playwright/test';
import { journeysAtATime, testCapacity } from '../scripts/support/test-capacity.ts';
import { browserFlags, findBrowser, mediaFlags } from './support/browser.ts';

const capacity = testCapacity();
/** Milliseconds on a machine that is free; more on one that is not. */
const within = (milliseconds: number) => Math.round(milliseconds * capacity.stretch);

/** Journeys with sound and pictures: each browser encodes and decodes in software, so that they have the machine to themselves. */
const ROOMS = 'rooms/**';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // Files with the demo run together, after those without it, since it is to be played first; what decides is the name of the
  // first file.
  workers: journeysAtATime(capacity),
  // Where nobody watches, a journey that a busy machine broke gets a second try; at a desk it does not.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // A page that hangs is found by what waits for it; this ends only a journey that goes round in circles.
  timeout: within(300_000),
  // What comes is waited for no longer than it takes; a test that says less would fail on a slow machine alone.
  expect: { timeout: within(60_000) },
  reporter: 'list',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1440, height: 900 },
    // What moves is waited for at every click; where motion may matter, journeys ask for it.
    reducedMotion: 'reduce',
    // Recording costs much of what a journey does; at a desk: --trace=on.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  projects: [
    { name: 'journeys', testIgnore: ROOMS },
    {
      name: 'rooms',
      testMatch: ROOMS,
      workers: 1,
      use: { launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...mediaFlags] } },
    },
  ],
});
