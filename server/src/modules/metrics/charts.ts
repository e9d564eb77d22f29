import type { ResultOf } from '@prova/contract/endpoint';
import { daysOf } from '@prova/contract/metrics/metrics';
import type { recruiterCharts } from '@prova/contract/metrics/reports';
import type { Ctx } from '../../platform/context.ts';
import { readCompatible } from './compatible.ts';
import { meanOf, selectReportedJobs, selectTechnologies } from './figures.queries.ts';
import { reportDays } from './report-span.ts';
import { endOf, enough, type Reported, scopeToReport } from './reports.ts';

/**
 * What the metrics of the company chosen show below the figures.
 * @throws AppError NO_COMPANY, FORBIDDEN
 */
export async function readCharts(
  ctx: Ctx,
  { timeRange, jobId = null, until }: Reported & { readonly until?: string | undefined },
): Promise<ResultOf<typeof recruiterCharts>> {
  const scope = scopeToReport(ctx);
  const now = ctx.clock.now();
  const { span } = await reportDays(ctx, scope.companyId, daysOf(timeRange), endOf(until, now));
  const of = { scope, jobId, span };
  const [technologies, jobs, mean, compatible] = await Promise.all([
    selectTechnologies(ctx, { ...of, now }),
    selectReportedJobs(ctx, of),
    // The line beside the jobs is that of all of them, also beside one.
    meanOf(ctx, { ...of, jobId: null }),
    readCompatible(ctx, of),
  ]);
  return {
    technologies,
    jobs: jobs.map(({ scored, mean, ...job }) => ({ ...job, compatibility: enough(mean, scored) })),
    meanCompatibility: enough(mean.mean, mean.cases),
    compatible,
  };
}
