import type { Page } from '@playwright/test';
import type { Measure } from './support/bench.ts';
import { arrive, interactiveAfter, withBrowser, withVisit } from './support/browser.ts';
import { type Figure, percentile } from './support/figure.ts';

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
    const path = `/admin/recruiter/jobs/${bench.volume.jobId}/board`;
    const cards = [];
    const clicks = [];
    for (let count = 0; count < VISITS; count += 1) {
      cards.push(await arrive(browser, bench, { path, selector: CARD }));
      clicks.push(await arrive(browser, bench, { path, selector: CARD, opens: `${CARD} [aria-current]` }));
    }
    const median = (values: number[]) => percentile(values, 0.5);
    const within = (name: string, value: number, limit: number): Figure => ({
      name: `board page of 10,000, ${name}`,
      value,
      limit,
      unit: 'ms',
      better: 'lower',
    });
    await visit();
    const visits = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit());
    return [
      within('first card, median', median(cards.map(({ painted }) => painted)), 600),
      within('first card answers a click, median', median(clicks.map(({ answered = Infinity }) => answered)), 900),
      {
        name: 'board page of 10,000, data calls',
        value: Math.max(...cards.map(({ calls }) => calls)),
        limit: 5,
        unit: '',
        better: 'lower',
      },
      {
        name: 'board page of 10,000, data over the wire',
        value: Math.max(...cards.map(({ callBytes }) => callBytes)) / 1000,
        limit: 15,
        unit: 'kB',
        better: 'lower',
      },
      {
        name: 'board page of 10,000, script files',
        value: Math.max(...cards.map(({ scripts }) => scripts)),
        limit: 80,
        unit: '',
        better: 'lower',
      },
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
