import { ownApplicationMatch } from '@prova/contract/applications/application-match';
import { appliedAmong } from '@prova/contract/applications/applications';
import type { QueryInput } from '@prova/contract/endpoint';
import { hintAtJobs } from '@prova/contract/jobs/public-jobs';
import { jobFigures, listSavedJobs, savedAmong } from '@prova/contract/jobs/talent-jobs';
import { countMatchedJobs, listMatchedJobs, matchesWithJobs, recommendJobs } from '@prova/contract/matching/matching';
import { matchesChanged } from '@prova/contract/matching/realtime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveMessage } from '../../lib/live.ts';
import { invalidate, pageQueryOf, queryOf } from '../../lib/query.ts';

/** Keeps what is shown of matches true after a change of the profile, here or on another device. */
export function useLiveMatches(): void {
  const client = useQueryClient();
  useLiveMessage(
    matchesChanged,
    () =>
      void invalidate(client, [recommendJobs, matchesWithJobs, listMatchedJobs, countMatchedJobs, ownApplicationMatch]),
  );
}

/** What shows something else once a job is kept, or is not any more. */
export const changedBySaving = [listSavedJobs, savedAmong];

/** What a search leaves out that may be wanted. */
export const jobHintsQuery = (query: QueryInput<typeof hintAtJobs>) => queryOf(hintAtJobs, { query });

export const recommendedQuery = (limit: number) => queryOf(recommendJobs, { query: { limit } });
export const savedJobsQuery = (page: number) => pageQueryOf(listSavedJobs, { query: { page } });
export const jobFiguresQuery = (id: string) => queryOf(jobFigures, { params: { id } });

/**
 * What cards say of jobs for this reader: the match, whether they are kept, and applied to. Known once it has come.
 * @param scored the list says the matches itself
 */
export function useJobMarks(jobIds: readonly string[], { scored = false } = {}) {
  // In one order, so that the same jobs are asked for once.
  const ids = [...new Set(jobIds)].sort().join(',');
  const matches = useQuery({ ...queryOf(matchesWithJobs, { query: { ids } }), enabled: ids !== '' && !scored });
  const saved = useQuery({ ...queryOf(savedAmong, { query: { ids } }), enabled: ids !== '' });
  const applied = useQuery({ ...queryOf(appliedAmong, { query: { ids } }), enabled: ids !== '' });
  useLiveMatches();
  const all = [matches, saved, applied];
  return {
    /** Undefined where there is none to show. */
    scoreOf: (id: string) => matches.data?.find(({ jobId }) => jobId === id)?.score,
    /** Undefined while it is not known. */
    isSaved: (id: string) => saved.data?.includes(id),
    /** The application to it that stands; undefined for none, and while it is not known. */
    applicationTo: (id: string) => applied.data?.find(({ jobId }) => jobId === id)?.applicationId,
    failed: all.some(({ isError }) => isError),
    refetch: () => Promise.all(all.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}
