import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { JOB_STATUSES, type JobStatus, shownJobStatus } from '@prova/contract/jobs/job-status';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta, type Reply, reply } from '../../../platform/http/route.ts';
import { searchWords } from '../../../platform/plain-search.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { toJobSummary } from '../job-detail.ts';
import { jobPorts } from '../ports.ts';
import { jobScope } from '../sharing/shared-jobs.ts';
import { selectJobPage } from './job-list.queries.ts';

type Query = QueryOf<typeof listRecruiterJobs>;

/** The jobs of the active company that the actor works with, page by page. */
export async function listJobs(ctx: Ctx, query: Query): Promise<Reply<ResultOf<typeof listRecruiterJobs>>> {
  const scope = jobScope(ctx, activeCompany(ctx).companyId);
  const { page, limit, sort } = query;
  if (!scope) return reply([], { meta: pageMeta(page, limit, 0) });
  const { jobs, total } = await selectJobPage(
    ctx,
    {
      scope,
      words: searchWords(query.search),
      statuses: storedStatuses(query.status),
      contractTypes: query.contractType ?? [],
      levels: query.level ?? [],
    },
    { sort, limit, offset: (page - 1) * limit },
  );
  const figures = await jobPorts.figuresByJob(
    ctx,
    jobs.map(({ id }) => id),
  );
  return reply(
    jobs.map((job) => ({ ...toJobSummary(ctx, job), open: 0, fresh: 0, ...figures.get(job.id) })),
    { meta: pageMeta(page, limit, total) },
  );
}

/** `active` means ACTIVE and OPEN, and so on. */
function storedStatuses(asked: Query['status']): JobStatus[] {
  const wanted = new Set<string>(asked);
  return JOB_STATUSES.filter((status) => wanted.has(status) || wanted.has(shownJobStatus(status)));
}
