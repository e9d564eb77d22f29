import { availableParallelism } from 'node:os';
import { CANDIDATE_SORTS, listCandidates } from '@prova/contract/funnel/candidates';
import { startTestedServer } from '../e2e/support/server.ts';
import { seedMany } from '../server/seeds/volume.ts';
import { compareWithBare } from './support/bare-handler.ts';
import type { Measure } from './support/bench.ts';
import { percentile, timeCalls } from './support/figure.ts';
import { get } from './support/get.ts';
import { signIn } from './support/sign-in.ts';
import { statementsOf } from './support/statements.ts';

const PEOPLE = 20_000;

/** Every filter and order of the list alone, and some that people combine. */
const FILTERS: readonly Record<string, string>[] = [
  ...CANDIDATE_SORTS.map((sort) => ({ sort })),
  { page: '400' },
  { show: 'open' },
  { show: 'closed' },
  { stage: 'new,interview' },
  { status: 'review' },
  { source: 'linkedin,direct' },
  { overdue: 'true' },
  { unopened: 'true' },
  { unread: 'true' },
  { search: 'ana' },
  { search: 'sil ana' },
  { search: 'pessoa.12' },
  { search: '(11) 90000-12' },
  { search: '(11) 9000' },
  { search: 'javascript kubernetes' },
  { search: 'xyzzy' },
  { search: 'ana', status: 'review', sort: 'name' },
];

/** Everybody of a company that knows 20,000 people by 40,000 applications: the first page, and every filter. */
export const measure: Measure = async (bench) => {
  const databaseServer = Object.assign(new URL(bench.databaseUrl), { pathname: '/postgres' }).href;
  const server = await startTestedServer({ databaseServer, seeded: false, logFile: 'test-results/candidates.log' });
  try {
    const { databaseUrl, url } = server;
    const volume = await seedMany(databaseUrl, { applications: PEOPLE, jobs: 40, earlier: 1 });
    const accessToken = await signIn(url, volume.email);
    const crowded = { ...bench, ...server, volume, accessToken };
    const read = (query: Record<string, string>) => get(crowded, listCandidates, query);

    const first = percentile(await timeCalls(200, () => read({})), 0.5);
    let slowest = { name: '', milliseconds: 0 };
    for (const filter of [...FILTERS, { jobId: volume.jobId }]) {
      const milliseconds = percentile(await timeCalls(20, () => read(filter)), 0.5);
      if (milliseconds > slowest.milliseconds) slowest = { name: new URLSearchParams(filter).toString(), milliseconds };
    }

    const statements = await statementsOf(databaseUrl, volume.email, listCandidates.path);
    const target = { url: url + listCandidates.path, headers: { authorization: `Bearer ${accessToken}` } };
    const { real, bare, share } = await compareWithBare(target, { databaseUrl, statements });
    const rates = `${real.toFixed(0)} of ${bare.toFixed(0)} requests/s`;
    return [
      { name: 'candidates, first page, median', value: first, limit: 6, unit: 'ms', better: 'lower' },
      {
        name: `candidates, slowest filter, median (${slowest.name})`,
        value: slowest.milliseconds,
        limit: 60,
        unit: 'ms',
        better: 'lower',
      },
      {
        name: `candidates, share of the bare handler (${statements.length} statements, ${rates})`,
        value: 100 * share,
        limit: 65,
        unit: '%',
        better: 'higher',
      },
      {
        name: 'candidates, requests a second for each core',
        value: real / availableParallelism(),
        limit: 200,
        unit: '/s',
        better: 'higher',
      },
    ];
  } finally {
    await server.stop();
  }
};
