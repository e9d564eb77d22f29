import { cents } from '@prova/contract/common';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { JOB_SEARCH_MAX } from '@prova/contract/jobs/job-search';
import { jobPaths } from '@prova/contract/jobs/paths';
import { LISTED_BANDS, type ListedBand } from '@prova/contract/matching/formula';
import { JOB_ORDERS } from '@prova/contract/matching/matching';
import { SENIORITIES } from '@prova/contract/work-fields';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from '../../../lib/page-number.ts';

export interface TalentSearch {
  search: string;
  location: string;
  level: (typeof SENIORITIES)[number][];
  contractType: (typeof CONTRACT_TYPES)[number][];
  remote: boolean;
  match: ListedBand[];
  /** Centavos a month that are paid at least. */
  payMin: number | null;
  order: (typeof JOB_ORDERS)[number];
  /** Only what is kept; the rest does not matter then. */
  saved: boolean;
  page: number;
}

export const NOTHING_ASKED: Omit<TalentSearch, 'page' | 'saved' | 'order'> = {
  search: '',
  location: '',
  level: [],
  contractType: [],
  remote: false,
  match: [],
  payMin: null,
};

/** Reads an address; what it does not know in it counts as left out. */
export function readTalentSearch(address: URLSearchParams): TalentSearch {
  const known = <T extends string>(name: string, values: readonly T[]): T[] => {
    const asked = (address.get(name) ?? '').split(',');
    return values.filter((value) => asked.includes(value));
  };
  return {
    search: (address.get('search') ?? '').slice(0, JOB_SEARCH_MAX.search),
    location: (address.get('location') ?? '').slice(0, JOB_SEARCH_MAX.location),
    level: known('level', SENIORITIES),
    contractType: known('contractType', CONTRACT_TYPES),
    remote: address.get('remote') === 'true',
    match: known('match', LISTED_BANDS),
    payMin: cents.min(1).safeParse(Number(address.get('payMin') ?? '')).data ?? null,
    order: JOB_ORDERS.find((order) => order === address.get('order')) ?? 'best',
    saved: address.get('saved') === 'true',
    page: pageOf(address),
  };
}

export function writeTalentSearch(asked: TalentSearch, job?: string): Record<string, string> {
  const all = {
    search: asked.search.trim(),
    location: asked.location.trim(),
    level: asked.level.join(','),
    contractType: asked.contractType.join(','),
    remote: asked.remote ? 'true' : '',
    match: asked.match.join(','),
    payMin: asked.payMin === null ? '' : String(asked.payMin),
    order: asked.order === 'best' ? '' : asked.order,
    saved: asked.saved ? 'true' : '',
    page: asked.page === 1 ? '' : String(asked.page),
    job: job ?? '',
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** What is looked for, and the job that stands open: all in the address. What was chosen shows at once. */
export function useTalentSearch() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [shown, setShown] = useState({ text, asked: readTalentSearch(address) });
  if (shown.text !== text) setShown({ text, asked: readTalentSearch(address) });
  const { asked } = shown;
  const hrefOf = (job?: string, page = asked.page) => {
    const query = new URLSearchParams(writeTalentSearch({ ...asked, page }, job)).toString();
    return query ? `${jobPaths.talentJobs}?${query}` : jobPaths.talentJobs;
  };
  return {
    asked,
    job: address.get('job') ?? undefined,
    isFiltered: Object.keys(writeTalentSearch({ ...asked, order: 'best', saved: false, page: 1 })).length > 0,
    hrefOf,
    /** Begins at the first page, and with no job chosen. */
    change: (change: Partial<TalentSearch>) => {
      const next = { ...asked, page: 1, ...change };
      setShown({ text, asked: next });
      // Typing makes no steps to go back through.
      const typing = 'search' in change || 'location' in change || 'payMin' in change;
      setAddress(writeTalentSearch(next), { replace: typing, preventScrollReset: !('page' in change) });
    },
  };
}
