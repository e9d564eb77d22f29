import { useEffect } from 'react';

/** `?page=` of an address; the first one where it names none. */
export function pageOf(address: URLSearchParams): number {
  const page = Number(address.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

type List = {
  data: { meta: { total: number; totalPages: number } } | undefined;
  isPlaceholderData: boolean;
};

/** Steps back from beyond the last page: the last row of a page was deleted, or an old address leads there. */
export function useLastPage(page: number, { data, isPlaceholderData }: List, onPage: (page: number) => void): void {
  const last = data?.meta.totalPages ?? 1;
  const isBeyond = !isPlaceholderData && data !== undefined && data.meta.total > 0 && page > last;
  useEffect(() => {
    if (isBeyond) onPage(last);
  });
}
