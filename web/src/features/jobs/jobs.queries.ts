import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { getDraft } from '@prova/contract/jobs/job-wizard';
import { getJob } from '@prova/contract/jobs/jobs';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

/** What shows something else once a job was opened, paused, closed or removed. */
export const changedByJob = [listRecruiterJobs, getJob];

type ListQuery = NonNullable<CallInput<typeof listRecruiterJobs>['query']>;

/** A page of the recruiter's jobs. */
export const jobListQuery = (query: ListQuery) => pageQueryOf(listRecruiterJobs, { query });

const FRESH_MS = 5000;

/**
 * What the wizard edits. While it is open nothing reloads it behind the person's back: what another tab changes is met
 * when something is saved.
 */
export const draftQuery = (jobId: string) => ({
  ...queryOf(getDraft, { params: { id: jobId } }),
  staleTime: FRESH_MS,
  gcTime: FRESH_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
