import { SHOWN_JOB_STATUSES } from '@prova/contract/applications/application-status';
import { CONTRACT_TYPES, SENIORITIES } from '@prova/contract/jobs/job-fields';
import { JOB_SORTS } from '@prova/contract/jobs/job-list';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from '../../../lib/page-number.ts';

const LISTS = { status: SHOWN_JOB_STATUSES, contractType: CONTRACT_TYPES, level: SENIORITIES } as const;
export type FilterName = keyof typeof LISTS;
export const FILTER_NAMES = Object.keys(LISTS) as FilterName[];

export interface JobFilters {
  search: string;
  status: (typeof SHOWN_JOB_STATUSES)[number][];
  contractType: (typeof CONTRACT_TYPES)[number][];
  level: (typeof SENIORITIES)[number][];
  sort: (typeof JOB_SORTS)[number];
  page: number;
}

/** Reads an address; what it does not know in it counts as left out. */
export function readFilters(address: URLSearchParams): JobFilters {
  const known = <T extends string>(name: string, values: readonly T[]): T[] => {
    const asked = (address.get(name) ?? '').split(',');
    return values.filter((value) => asked.includes(value));
  };
  return {
    search: address.get('search') ?? '',
    status: known('status', LISTS.status),
    contractType: known('contractType', LISTS.contractType),
    level: known('level', LISTS.level),
    sort: JOB_SORTS.find((sort) => sort === address.get('sort')) ?? 'recent',
    page: pageOf(address),
  };
}

function writeFilters({ search, status, contractType, level, sort, page }: JobFilters): Record<string, string> {
  const all = {
    search: search.trim(),
    status: status.join(','),
    contractType: contractType.join(','),
    level: level.join(','),
    sort: sort === 'recent' ? '' : sort,
    page: page === 1 ? '' : String(page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/**
 * The state of the list, kept in the address so that it can be shared and survives a reload. What was chosen shows at
 * once; the address follows.
 */
export function useJobFilters() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [shown, setShown] = useState({ text, filters: readFilters(address) });
  if (shown.text !== text) setShown({ text, filters: readFilters(address) });
  const { filters } = shown;
  const isFiltered = filters.search !== '' || FILTER_NAMES.some((name) => filters[name].length > 0);
  return {
    filters,
    isFiltered,
    /** Any change but one of page starts at the first page. */
    change: (change: Partial<JobFilters>) => {
      const next = { ...filters, page: 1, ...change };
      setShown({ text, filters: next });
      // Typing a search makes no steps to go back through.
      setAddress(writeFilters(next), { replace: 'search' in change, preventScrollReset: !('page' in change) });
    },
  };
}
