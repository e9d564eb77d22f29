import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { compareWithBare } from './support/bare-handler.ts';
import type { Measure } from './support/bench.ts';
import { statementsOf } from './support/statements.ts';

/**
 * The first page of a recruiter with 1,000 jobs: requests per second of the server, as a share of what a bare handler
 * makes of the same statements, asked in the plainest way.
 */
export const measure: Measure = async ({ url, databaseUrl, volume, accessToken }) => {
  const statements = await statementsOf(databaseUrl, volume.email, listRecruiterJobs.path);
  const target = { url: url + listRecruiterJobs.path, headers: { authorization: `Bearer ${accessToken}` } };
  const { real, bare, share } = await compareWithBare(target, { databaseUrl, statements });
  const rates = `${real.toFixed(0)} of ${bare.toFixed(0)} requests/s`;
  return [
    {
      name: `jobs list, share of the bare handler (${statements.length} statements, ${rates})`,
      value: 100 * share,
      limit: 75,
      unit: '%',
      better: 'higher',
    },
  ];
};
