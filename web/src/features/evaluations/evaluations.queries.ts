import { listNotes } from '@prova/contract/evaluations/evaluations';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callWithMeta } from '../../lib/api.ts';

/** The team's notes on an application, page after page. */
export const notesQuery = (applicationId: string) =>
  infiniteQueryOptions({
    queryKey: [listNotes.id, { params: { id: applicationId } }] as const,
    queryFn: ({ pageParam, signal }) =>
      callWithMeta(
        listNotes,
        { params: { id: applicationId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.nextCursor,
  });
