import type { Browser, Page } from '@playwright/test';
import type { Bench, Measure } from './support/bench.ts';
import { onSlowPhone, readRecord, withBrowser, withVisit } from './support/browser.ts';
import { type Figure, percentile } from './support/figure.ts';

const VISITS = 5;

/** First visits to public pages in a real browser: over loopback, and as a phone on a slow line has them. */
export const measure: Measure = (bench) =>
  withBrowser(bench, async (browser) => {
    const job = `/jobs/${bench.volume.jobSlug}`;
    const records = await visits(browser, bench, job);
    const lists = await visits(browser, bench, '/jobs');
    const form = await visit(browser, bench, `${job}/apply`);
    const slow = await repeat(() => visit(browser, bench, job, onSlowPhone));
    const hydrated = await repeat(() => hydratedAfter(browser, bench, `${job}/apply`));
    const median = (samples: readonly number[]) => percentile(samples, 0.5);
    const figures: [string, number, number, string][] = [
      ['public job page, largest contentful paint, median', median(records.map(paint)), 300, 'ms'],
      ['public job list, largest contentful paint, median', median(lists.map(paint)), 300, 'ms'],
      ['public job page on a slow phone, largest contentful paint, median', median(slow.map(paint)), 1_200, 'ms'],
      ['application form on a slow phone, hydrated after, median', median(hydrated), 2_500, 'ms'],
      ['public pages, layout shift, worst', Math.max(...[...records, ...lists, ...slow].map(shift)), 0, ''],
      ['public job page, largest paint after the first, worst', Math.max(...records.map(again)), 0, 'ms'],
      ['public job page, scripts over the wire', Math.max(...records.map(scripts)), 100, 'kB'],
      ['application form, scripts over the wire', scripts(form), 110, 'kB'],
    ];
    return figures.map(([name, value, limit, unit]): Figure => ({ name, value, limit, unit, better: 'lower' }));
  });

type PageRecord = Awaited<ReturnType<typeof readRecord>>;
const paint = ({ largestPaint }: PageRecord) => largestPaint;
const shift = ({ layoutShift }: PageRecord) => layoutShift;
const again = ({ largestPaint, firstPaint }: PageRecord) => largestPaint - firstPaint;
const scripts = ({ scriptBytes }: PageRecord) => scriptBytes / 1000;

async function repeat<T>(work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let count = 0; count < VISITS; count += 1) results.push(await work());
  return results;
}

/** The first one warms the server up. */
async function visits(browser: Browser, bench: Bench, path: string): Promise<PageRecord[]> {
  await visit(browser, bench, path);
  return repeat(() => visit(browser, bench, path));
}

function visit(browser: Browser, bench: Bench, path: string, prepare?: (page: Page) => Promise<void>) {
  return withVisit(browser, bench, { signedIn: false }, async (page) => {
    await prepare?.(page);
    await page.goto(path);
    await page.locator('main h1').waitFor();
    return readRecord(page);
  });
}

/** Milliseconds until the form listens: before that its button sends nothing. */
function hydratedAfter(browser: Browser, bench: Bench, path: string): Promise<number> {
  return withVisit(browser, bench, { signedIn: false }, async (page) => {
    await onSlowPhone(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('main form button[type=submit]').waitFor();
    return page.evaluate<number>('performance.now()');
  });
}
