import type { Page } from '@playwright/test';
import type { Measure } from './support/bench.ts';
import { interactiveAfter, withBrowser, withVisit } from './support/browser.ts';
import { percentile } from './support/figure.ts';

const VISITS = 5;
const CARD = '[data-card]';
/** Cards that are scrolled past in one column: what leaves the screen must leave the page too. */
const PAGES_DOWN = 60;

/** The board of a job with 10,000 applications in a real browser. */
export const measure: Measure = (bench) =>
  withBrowser(bench, async (browser) => {
    const visit = () =>
      withVisit(browser, bench, { signedIn: true }, async (page) => {
        await page.goto(`/admin/recruiter/jobs/${bench.volume.jobId}/board`, { waitUntil: 'commit' });
        const interactive = await interactiveAfter(page, CARD);
        let nodes = await countNodes(page);
        await page.locator(CARD).first().hover();
        for (let down = 0; down < PAGES_DOWN; down += 1) {
          await page.mouse.wheel(0, 800);
          await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
          if (down % 10 === 9) nodes = Math.max(nodes, await countNodes(page));
        }
        return { interactive, nodes };
      });
    await visit();
    const visits = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit());
    return [
      {
        name: 'board page of 10,000, interactive after, median',
        value: percentile(
          visits.map(({ interactive }) => interactive),
          0.5,
        ),
        limit: 2_000,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: 'board page of 10,000, DOM nodes, most while scrolling',
        value: Math.max(...visits.map(({ nodes }) => nodes)),
        limit: 3_000,
        unit: '',
        better: 'lower',
      },
    ];
  });

const countNodes = (page: Page) => page.evaluate<number>(`document.querySelectorAll('*').length`);
