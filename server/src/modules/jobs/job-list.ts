import { JOB_STATUSES, type JobStatus, shownJobStatus } from '@prova/contract/candidacy';
import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { listRecruiterJobs } from '@prova/contract/job-list';
import type { Ctx } from '../../platform/context.ts';
import { pageMeta, type Reply, reply } from '../../platform/http/route.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { summaryOf } from './job-detail.ts';
import { selectJobPage } from './job-list.queries.ts';
import { runsJobs } from './jobs.policy.ts';
import { jobPorts } from './ports.ts';

type Query = QueryOf<typeof listRecruiterJobs>;

/** The jobs of the active company, page by page. Who works on none of them gets an empty list. */
export async function listJobs(ctx: Ctx, query: Query): Promise<Reply<ResultOf<typeof listRecruiterJobs>>> {
  const { companyId, role } = activeCompany(ctx);
  const { page, limit, sort } = query;
  if (!runsJobs(role)) return reply([], { meta: pageMeta(page, limit, 0) });
  const { jobs, total } = await selectJobPage(
    ctx,
    {
      companyId,
      words: wordsOf(query.search),
      statuses: storedStatuses(query.status),
      contractTypes: query.contractType ?? [],
      levels: query.level ?? [],
    },
    { sort, limit, offset: (page - 1) * limit },
  );
  const fresh = await jobPorts().freshByJob(
    ctx,
    jobs.map(({ id }) => id),
  );
  return reply(
    jobs.map((job) => ({ ...summaryOf(ctx, job), fresh: fresh.get(job.id) ?? 0 })),
    { meta: pageMeta(page, limit, total) },
  );
}

export function wordsOf(search: string | undefined): string[] {
  return (search ?? '')
    .replaceAll('\u0000', '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** `active` means ACTIVE and OPEN, and so on. */
function storedStatuses(asked: Query['status']): JobStatus[] {
  const wanted = new Set<string>(asked);
  return JOB_STATUSES.filter((status) => wanted.has(status) || wanted.has(shownJobStatus(status)));
}
