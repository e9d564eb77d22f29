import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Browser } from '@playwright/test';
import type { Bench, Measure } from './support/bench.ts';
import { arrive, callTimes, readRecord, withBrowser, withVisit } from './support/browser.ts';
import { type Figure, percentile } from './support/figure.ts';

const VISITS = 7;
const BOARD_CALL = '/api/v1/applications/funnel-board';

/**
 * When pages are seen first: public ones beside what they take without their code, in turns, so that whatever else the machine
 * does hits both; the board from the page itself to its first cards. All of it also with one core busy.
 */
export const measure: Measure = (bench) =>
  withBrowser(bench, async (browser) => {
    const quiet = await figures(browser, bench, 'quiet');
    return [...quiet, ...(await besideBusyCore(() => figures(browser, bench, 'one core busy')))];
  });

async function figures(browser: Browser, bench: Bench, when: string): Promise<Figure[]> {
  const job = `/jobs/${bench.volume.jobSlug}`;
  const pages = { 'landing page': '/', 'job page': job, 'application form': `${job}/apply` };
  const ratios: Figure[] = [];
  for (const [name, path] of Object.entries(pages))
    ratios.push(await ratioOf(browser, bench, `${name}, ${when}`, path));
  return [...ratios, ...(await boardTimes(browser, bench, when))];
}

async function ratioOf(browser: Browser, bench: Bench, name: string, path: string): Promise<Figure> {
  const whole: number[] = [];
  const blocked: number[] = [];
  // The first warms the server up.
  await largestPaint(browser, bench, path);
  for (let count = 0; count < VISITS; count += 1) {
    whole.push(await largestPaint(browser, bench, path));
    blocked.push(await largestPaint(browser, bench, path, ['*/assets/*.js']));
  }
  const [withScripts, without] = [percentile(whole, 0.5), percentile(blocked, 0.5)];
  return {
    name: `${name}, largest paint by that with scripts blocked (${withScripts.toFixed(0)} of ${without.toFixed(0)} ms)`,
    value: withScripts / without,
    limit: 1.1,
    unit: '',
    better: 'lower',
  };
}

function largestPaint(browser: Browser, bench: Bench, path: string, blocked: string[] = []): Promise<number> {
  return withVisit(browser, bench, { signedIn: false }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: blocked });
    await page.goto(path);
    await page.locator('main h1').waitFor();
    return (await readRecord(page)).largestPaint;
  });
}

async function boardTimes(browser: Browser, bench: Bench, when: string): Promise<Figure[]> {
  const path = `/admin/recruiter/jobs/${bench.volume.jobId}/board`;
  const visits = [];
  for (let count = 0; count <= VISITS; count += 1) {
    const { html, times } = await callTimes(browser, bench, path);
    const { painted } = await arrive(browser, bench, { path, selector: '[data-card]' });
    const call = times.find((each) => each.path === BOARD_CALL);
    if (!call) throw new Error(`The board has not asked for ${BOARD_CALL}`);
    visits.push({ asked: call.asked - html, answered: call.answered - html, html, painted });
  }
  // The first warms the server up.
  const calls = visits.slice(1);
  const median = (pick: (call: (typeof calls)[number]) => number) => percentile(calls.map(pick), 0.5);
  const within = (name: string, value: number, limit: number): Figure => ({
    name: `board, ${when}, ${name}`,
    value,
    limit,
    unit: 'ms',
    better: 'lower',
  });
  return [
    within(
      'page has come',
      median(({ html }) => html),
      100,
    ),
    within(
      'its data call leaves, from then',
      median(({ asked }) => asked),
      50,
    ),
    within(
      'that is answered, from then',
      median(({ answered }) => answered),
      200,
    ),
    within(
      'first cards painted',
      median(({ painted }) => painted),
      600,
    ),
  ];
}

async function besideBusyCore<T>(work: () => Promise<T>): Promise<T> {
  const worker = new Worker('for (;;);', { eval: true });
  await once(worker, 'online');
  try {
    return await work();
  } finally {
    await worker.terminate();
  }
}
