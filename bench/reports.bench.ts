import { recruiterHome } from '@prova/contract/metrics/metrics';
import { listReportCases, recruiterCharts, recruiterInsights, recruiterReports } from '@prova/contract/metrics/reports';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { addHistory } from './support/add-history.ts';
import { compareWithBare } from './support/bare-handler.ts';
import type { Bench, Measure } from './support/bench.ts';
import { arrive, withBrowser } from './support/browser.ts';
import { type Figure, percentile, timeCalls } from './support/figure.ts';
import { get } from './support/get.ts';
import { signIn } from './support/sign-in.ts';
import { statementsOf } from './support/statements.ts';

/** Candidates, each with three applications over two years. */
const SIZES = [1_000, 10_000, 100_000] as const;
const JOBS = 2_000;
const VISITS = 7;

/** The reports of companies of three sizes, and lists of cases of the largest. */
export const measure: Measure = async (bench) => {
  const figures: Figure[] = [];
  for (const candidates of SIZES) figures.push(...(await measureCompany(bench, candidates)));
  return figures;
};

async function measureCompany(bench: Bench, candidates: number): Promise<Figure[]> {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({
    ...{ databaseServer, seeded: false, logFile: 'test-results/reports.log' },
    // The tasks would read the résumés of all these people meanwhile.
    env: { PROVA_ROLE: 'web' },
  });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: candidates, jobs: JOBS, earlier: 2 });
    await addHistory(databaseUrl, volume.companyId);
    const accessToken = await signIn(url, volume.email);
    const company = { ...bench, ...server, volume, accessToken };
    const slowest = async (call: () => Promise<unknown>) => percentile(await timeCalls(20, call), 0.95);
    const of = `${candidates.toLocaleString('en-US')} candidates`;
    const milliseconds = (name: string, value: number, limit: number): Figure => ({
      name: `${name}, ${of}, p95`,
      value,
      limit,
      unit: 'ms',
      better: 'lower',
    });
    const month = await slowest(() => get(company, recruiterReports, { timeRange: '30d' }));
    const charts = await slowest(() => get(company, recruiterCharts, { timeRange: '30d' }));
    const insights = await slowest(() => get(company, recruiterInsights, { timeRange: '30d' }));
    const list = await slowest(() => get(company, listReportCases, { list: 'conversion', timeRange: '30d' }));
    const figures = [
      milliseconds('reports of 30 days', month, 100),
      milliseconds('charts of 30 days', charts, 100),
      milliseconds('insights of 30 days', insights, 100),
      milliseconds('cases of 30 days', list, 100),
    ];
    if (candidates !== SIZES.at(-1)) return figures;
    const year = await slowest(() => get(company, recruiterReports, { timeRange: '1y' }));
    const home = await slowest(() => get(company, recruiterHome, {}));
    const statements = await statementsOf(databaseUrl, volume.email, recruiterReports.path);
    const target = { url: url + recruiterReports.path, headers: { authorization: `Bearer ${accessToken}` } };
    const { share } = await compareWithBare(target, { databaseUrl, statements, roundSeconds: 10 });
    return [
      ...figures,
      milliseconds('reports of a year', year, 1_000),
      milliseconds('home beside it', home, 100),
      await firstCards(company),
      {
        name: `reports, share of the bare handler (${statements.length} statements)`,
        value: 100 * share,
        limit: 65,
        unit: '%',
        better: 'higher',
      },
    ];
  } finally {
    await server.stop();
  }
}

/** The first card of the metrics beside the first thing on the home, in a browser with nothing in its cache, in turns. */
function firstCards(company: Bench): Promise<Figure> {
  return withBrowser(company, async (browser) => {
    const visits = { metrics: [] as number[], home: [] as number[] };
    for (let count = 0; count <= VISITS; count += 1) {
      const { painted: metrics } = await arrive(browser, company, {
        path: '/admin/recruiter/metrics',
        selector: 'section[aria-labelledby="figures"] h3',
      });
      const { painted: home } = await arrive(browser, company, {
        path: '/admin/recruiter/home',
        selector: 'main section h2',
      });
      // The first of each warms the server up.
      if (count === 0) continue;
      visits.metrics.push(metrics);
      visits.home.push(home);
    }
    const [metrics, home] = [percentile(visits.metrics, 0.5), percentile(visits.home, 0.5)];
    return {
      name: `metrics, first card by the home's first section (${metrics.toFixed(0)} of ${home.toFixed(0)} ms)`,
      value: metrics / home,
      limit: 1.2,
      unit: '',
      better: 'lower',
    };
  });
}
