import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../lib/query-client.ts';
import { readCandidateFilters } from './candidate-filters.ts';
import type { ListPage } from './candidates.queries.ts';
import { useNeighbours } from './use-neighbours.ts';

const pageOf = (ids: readonly string[], totalPages: number): ListPage => ({
  data: ids.map((id) => ({ application: { id } }) as ListPage['data'][number]),
  meta: { page: 1, limit: 2, total: ids.length, totalPages },
});

function shown(id: string, page: ListPage) {
  const client = createQueryClient(() => undefined);
  const open = vi.fn();
  const filters = readCandidateFilters(new URLSearchParams());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ id, page }) => useNeighbours(id, { filters, open }, page), {
    initialProps: { id, page },
    wrapper,
  });
  return { result, rerender, open };
}

test('after the last of a page, once they have left it, comes who has moved up from the next', () => {
  const { result, rerender, open } = shown('b', pageOf(['a', 'b'], 2));
  expect([result.current.place, result.current.follower]).toEqual([2, 'a']);
  rerender({ id: 'b', page: pageOf(['a', 'c'], 1) });
  expect([result.current.place, result.current.after, result.current.follower]).toEqual([null, 'c', 'c']);
  result.current.next?.();
  result.current.previous?.();
  expect(open.mock.calls).toEqual([['c'], ['a']]);
});

test('who never stood in the list has nobody beside them, whoever was looked at before', () => {
  const { result, rerender } = shown('b', pageOf(['a', 'b'], 2));
  rerender({ id: 'x', page: pageOf(['a', 'c'], 2) });
  expect([result.current.previous, result.current.next, result.current.follower]).toEqual([undefined, undefined, null]);
});
