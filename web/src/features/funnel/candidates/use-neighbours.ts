import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { type CandidateList, queryOf } from './candidate-filters.ts';
import { candidateListQuery, type ListPage } from './candidates.queries.ts';

/** Who stands before and after somebody in the list, over the edges of its pages. */
export function useNeighbours(
  id: string,
  { filters, open }: Pick<CandidateList, 'filters' | 'open'>,
  { data, meta }: ListPage,
) {
  const client = useQueryClient();
  const place = data.findIndex(({ application }) => application.id === id);
  const at = (index: number) => data[index]?.application.id;
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
  const step = (index: number) => {
    const neighbour = place < 0 ? undefined : at(index);
    if (neighbour) return () => open(neighbour);
    if (place < 0) return undefined;
    if (index < 0) return meta.page > 1 ? () => void turn(meta.page - 1, 'last')() : undefined;
    return meta.page < meta.totalPages ? () => void turn(meta.page + 1, 'first')() : undefined;
  };
  return {
    /** From 1 on; null for who is not on this page. */
    place: place < 0 ? null : (meta.page - 1) * meta.limit + place + 1,
    total: meta.total,
    previous: step(place - 1),
    next: step(place + 1),
    /** Who stands after this one on the page. */
    after: place < 0 ? null : (at(place + 1) ?? null),
    /** Who is looked at once this one is decided. */
    follower: place < 0 ? null : (at(place + 1) ?? at(place - 1) ?? null),
  };
}
