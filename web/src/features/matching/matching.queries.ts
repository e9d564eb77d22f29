import { jobFigures, listSavedJobs, savedAmong } from '@prova/contract/jobs/talent-jobs';
import { matchesWithJobs, recommendJobs } from '@prova/contract/matching/matching';
import { useQuery } from '@tanstack/react-query';
import { pageQueryOf, queryOf } from '../../lib/query.ts';

/** What shows something else once a job is kept, or is not any more. */
export const changedBySaving = [listSavedJobs, savedAmong];

export const recommendedQuery = (limit: number) => queryOf(recommendJobs, { query: { limit } });
export const savedJobsQuery = (page: number) => pageQueryOf(listSavedJobs, { query: { page } });
export const jobFiguresQuery = (id: string) => queryOf(jobFigures, { params: { id } });

/** What cards say of jobs for this reader: the match, and whether they are kept. Known once it has come. */
export function useJobMarks(jobIds: readonly string[]) {
  // In one order, so that the same jobs are asked for once.
  const ids = [...new Set(jobIds)].sort().join(',');
  const matches = useQuery({ ...queryOf(matchesWithJobs, { query: { ids } }), enabled: ids !== '' });
  const saved = useQuery({ ...queryOf(savedAmong, { query: { ids } }), enabled: ids !== '' });
  return {
    /** Undefined where there is none to show. */
    scoreOf: (id: string) => matches.data?.find(({ jobId }) => jobId === id)?.score,
    /** Undefined while it is not known. */
    isSaved: (id: string) => saved.data?.includes(id),
    failed: matches.isError || saved.isError,
    refetch: () => Promise.all([matches, saved].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
