import type { Interview } from '@prova/contract/interviews/interviews';
import { notificationNew } from '@prova/contract/notifications/realtime';
import { resync } from '@prova/contract/realtime';
import { useQueries } from '@tanstack/react-query';
import { useLiveMessage } from '../../../lib/live.ts';
import type { Viewed } from '../../../ui/query-view.tsx';
import { NEXT_SHOWN, nextInterviewsQueries } from '../interviews.queries.ts';

type Next = { total: number; interviews: readonly Interview[] };

/** What is scheduled from today on. */
export function useNextInterviews(): Viewed<Next> {
  const next = useQueries({
    queries: nextInterviewsQueries(),
    combine: (parts) => {
      const pages = parts.flatMap(({ data }) => data ?? []);
      return {
        data:
          pages.length === parts.length
            ? {
                total: pages.reduce((sum, { meta }) => sum + meta.total, 0),
                interviews: pages.flatMap(({ data }) => data).slice(0, NEXT_SHOWN),
              }
            : undefined,
        error: parts.find(({ error }) => error)?.error ?? null,
        fetchStatus: parts.some(({ fetchStatus }) => fetchStatus === 'paused') ? 'paused' : 'idle',
        refetch: () => Promise.all(parts.map(({ refetch }) => refetch())),
      };
    },
  });
  useLiveMessage(notificationNew, () => void next.refetch());
  useLiveMessage(resync, () => void next.refetch());
  return next;
}
