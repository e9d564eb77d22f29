import { listRecruiterJobs } from '@prova/contract/jobs/job-list';
import { jobsChanged, jobsTopic } from '@prova/contract/jobs/realtime';
import { resync, subscribed } from '@prova/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { live, useLiveMessage } from '../../../lib/live.ts';
import { keyOf } from '../../../lib/query.ts';
import { useReload } from '../../../lib/use-reload.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';

/**
 * Loads the list again when a job or its applications change: those of a closed one end by themselves, seconds after it.
 * @param isShown there is a list
 */
export function useFollowedJobs(isShown: boolean): void {
  const client = useQueryClient();
  const companyId = useWorkingCompany()?.id;
  const list = { queryKey: keyOf(listRecruiterJobs), type: 'active' } as const;
  const reload = useReload(() => client.refetchQueries(list));
  useEffect(() => (isShown && companyId ? live.subscribe(jobsTopic, { companyId }) : undefined), [isShown, companyId]);
  useLiveMessage(jobsChanged, (change) => {
    if (change.companyId === companyId) reload();
  });
  // The list names no moment, so that all counts as missed: what was loaded just now is taken for fresh.
  useLiveMessage(subscribed, ({ topic }) => {
    if (topic === jobsTopic.topic) void client.refetchQueries({ ...list, stale: true });
  });
  useLiveMessage(resync, reload);
}
