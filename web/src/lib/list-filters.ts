import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from './page-number.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/** What a list shows: words that are searched for, of each filter the values that are chosen, an order and a page. */
export type Filters<L extends Lists, Sort extends string> = { search: string; sort: Sort; page: number } & {
  [Name in keyof L]: L[Name][number][];
};

/**
 * How a list is narrowed and sorted, kept in the address so that it can be shared and survives a reload.
 * @param lists the filters, each with its values
 * @param sorts the orders; the first needs no word in the address
 */
export function listFilters<const L extends Lists, const Sort extends string>(
  lists: L,
  sorts: readonly [Sort, ...Sort[]],
) {
  const names = Object.keys(lists) as (keyof L & string)[];
  const none = { search: '', ...Object.fromEntries(names.map((name) => [name, []])) } as unknown as Pick<
    Filters<L, Sort>,
    'search' | keyof L
  >;

  /** Reads an address; what it does not know in it counts as left out. */
  const read = (address: URLSearchParams): Filters<L, Sort> => {
    const chosen = names.map((name) => {
      const asked = (address.get(name) ?? '').split(',');
      return [name, lists[name]?.filter((value) => asked.includes(value))];
    });
    return {
      ...Object.fromEntries(chosen),
      search: address.get('search') ?? '',
      sort: sorts.find((sort) => sort === address.get('sort')) ?? sorts[0],
      page: pageOf(address),
    };
  };

  const write = (filters: Filters<L, Sort>): Record<string, string> => {
    const all = {
      search: filters.search.trim(),
      ...Object.fromEntries(names.map((name) => [name, filters[name].join(',')])),
      sort: filters.sort === sorts[0] ? '' : filters.sort,
      page: filters.page === 1 ? '' : String(filters.page),
    };
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  };

  return { names, none, read, write };
}

/** What the address says of a list, and how to change it. What was chosen shows at once; the address follows. */
export function useListFilters<L extends Lists, Sort extends string>({
  names,
  read,
  write,
}: ReturnType<typeof listFilters<L, Sort>>) {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [shown, setShown] = useState({ text, filters: read(address) });
  if (shown.text !== text) setShown({ text, filters: read(address) });
  const { filters } = shown;
  return {
    filters,
    isFiltered: filters.search !== '' || names.some((name) => filters[name].length > 0),
    /** Any change but one of page starts at the first page. */
    change: (change: Partial<Filters<L, Sort>>) => {
      const next = { ...filters, page: 1, ...change };
      setShown({ text, filters: next });
      // Typing a search makes no steps to go back through.
      setAddress(write(next), { replace: 'search' in change, preventScrollReset: !('page' in change) });
    },
  };
}
