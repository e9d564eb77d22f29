import type { Measure } from './support/bench.ts';
import { readRecord, withBrowser, withVisit } from './support/browser.ts';
import { percentile } from './support/figure.ts';

const VISITS = 7;

/** First visits to a public job page, in a real browser without throttling. */
export const measure: Measure = (bench) =>
  withBrowser(bench, async (browser) => {
    const visit = (path: string) =>
      withVisit(browser, bench, { signedIn: false }, async (page) => {
        await page.goto(path);
        await page.locator('main h1').waitFor();
        return readRecord(page);
      });
    const job = `/jobs/${bench.volume.jobSlug}`;
    await visit(job);
    const records = [];
    for (let count = 0; count < VISITS; count += 1) records.push(await visit(job));
    const form = await visit(`${job}/apply`);
    return [
      {
        name: 'public job page, largest contentful paint, median',
        value: percentile(
          records.map(({ largestPaint }) => largestPaint),
          0.5,
        ),
        limit: 1_200,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: 'public job page, layout shift, worst',
        value: Math.max(...records.map(({ layoutShift }) => layoutShift)),
        limit: 0,
        unit: '',
        better: 'lower',
      },
      {
        name: 'public job page, scripts over the wire',
        value: Math.max(...records.map(({ scriptBytes }) => scriptBytes)) / 1000,
        limit: 100,
        unit: 'kB',
        better: 'lower',
      },
      {
        name: 'application form, scripts over the wire',
        value: form.scriptBytes / 1000,
        limit: 150,
        unit: 'kB',
        better: 'lower',
      },
    ];
  });
