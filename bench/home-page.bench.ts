import type { Measure } from './support/bench.ts';
import { arrive, withBrowser } from './support/browser.ts';
import { percentile } from './support/figure.ts';

const VISITS = 5;

/** The home of a recruiter whose company has 1,000 jobs, in a real browser. */
export const measure: Measure = (bench) =>
  withBrowser(bench, async (browser) => {
    const visit = () => arrive(browser, bench, { path: '/admin/recruiter/home', selector: 'main section h2' });
    await visit();
    const visits = [];
    for (let count = 0; count < VISITS; count += 1) visits.push(await visit());
    return [
      {
        name: 'home of a recruiter, drawn after, median',
        value: percentile(
          visits.map(({ painted }) => painted),
          0.5,
        ),
        limit: 800,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: 'home of a recruiter, script files',
        value: Math.max(...visits.map(({ scripts }) => scripts)),
        limit: 40,
        unit: '',
        better: 'lower',
      },
    ];
  });
