import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { useLastPlace } from '../panel/use-last-place.ts';
import { type CandidateList, queryOf } from './candidate-filters.ts';
import { candidateListQuery, type ListPage } from './candidates.queries.ts';

/** Who stands, or stood last, before and after somebody in the list, over the edges of its pages. */
export function useNeighbours(
  id: string,
  { filters, open }: Pick<CandidateList, 'filters' | 'open'>,
  { data, meta }: ListPage,
) {
  const client = useQueryClient();
  const place = data.findIndex(({ application }) => application.id === id);
  const at = (index: number) => data[index]?.application.id;
  const stood = useLastPlace(id, place < 0 ? undefined : { index: place, before: at(place - 1), after: at(place + 1) });
  const before = stood?.before;
  // Where the last of a page has left, the first of the next page has moved up.
  const movedUp = stood && place < 0 ? at(stood.index) : undefined;
  const after = stood && (stood.after ?? (movedUp === before ? undefined : movedUp));
  const turn = (page: number, which: 'first' | 'last') => async () => {
    try {
      const { data } = await client.fetchQuery(candidateListQuery(queryOf({ ...filters, page })));
      const row = which === 'first' ? data[0] : data.at(-1);
      if (row) open(row.application.id, page);
    } catch (error) {
      // The next press asks again.
      if (!isApiError(error)) throw error;
    }
  };
  const step = (neighbour: string | undefined, page: number, which: 'first' | 'last') => {
    if (neighbour) return () => open(neighbour);
    return stood && page >= 1 && page <= meta.totalPages ? () => void turn(page, which)() : undefined;
  };
  return {
    /** From 1 on; null for who is not on this page. */
    place: place < 0 ? null : (meta.page - 1) * meta.limit + place + 1,
    total: meta.total,
    previous: step(before, meta.page - 1, 'last'),
    next: step(after, meta.page + 1, 'first'),
    /** Who stands after this one on the page. */
    after: after ?? null,
    /** Who is looked at once this one is decided. */
    follower: after ?? before ?? null,
  };
}
