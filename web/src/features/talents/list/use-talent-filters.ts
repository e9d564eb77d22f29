import { SENIORITIES } from '@prova/contract/work-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from '../../../lib/page-number.ts';

export const ORDERS = ['recent', 'proven'] as const;

export interface TalentFilters {
  search: string;
  level: (typeof SENIORITIES)[number] | null;
  order: (typeof ORDERS)[number];
  page: number;
}

/** Reads an address; what it does not know in it counts as left out. */
export function readFilters(address: URLSearchParams): TalentFilters {
  return {
    search: (address.get('search') ?? '').slice(0, 120),
    level: SENIORITIES.find((level) => level === address.get('level')) ?? null,
    order: ORDERS.find((order) => order === address.get('order')) ?? 'recent',
    page: pageOf(address),
  };
}

function writeFilters({ search, level, order, page }: TalentFilters): Record<string, string> {
  const all = {
    search: search.trim(),
    level: level ?? '',
    order: order === 'recent' ? '' : order,
    page: page === 1 ? '' : String(page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whom the list shows, kept in the address. What was chosen shows at once; the address follows. */
export function useTalentFilters() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [shown, setShown] = useState({ text, filters: readFilters(address) });
  if (shown.text !== text) setShown({ text, filters: readFilters(address) });
  const { filters } = shown;
  return {
    filters,
    isFiltered: filters.search.trim() !== '' || filters.level !== null,
    /** Any change but one of page starts at the first page. */
    change: (change: Partial<TalentFilters>) => {
      const next = { ...filters, page: 1, ...change };
      setShown({ text, filters: next });
      // Typing a search makes no steps to go back through.
      setAddress(writeFilters(next), { replace: 'search' in change, preventScrollReset: !('page' in change) });
    },
  };
}
export type TalentList = ReturnType<typeof useTalentFilters>;
