import type { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { type EarlyQuery, earlyPageQuery } from '../../lib/early-query.ts';

/** The filters are read by the page itself. */
export const recruiterJobsReads = (search: URLSearchParams): readonly EarlyQuery[] =>
  search.size > 0
    ? []
    : [
        earlyPageQuery<typeof listRecruiterJobs>('jobs.listPaginated', '/api/v1/jobs/recruiter/paginated', {
          query: { sort: 'recent', page: 1 },
        }),
      ];
