import { CONTRACT_TYPES, SENIORITIES } from '@prova/contract/jobs/job-fields';
import { JOB_SEARCH_MAX } from '@prova/contract/jobs/job-search';
import { jobPaths } from '@prova/contract/jobs/paths';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from '../../../lib/page-number.ts';

export interface TalentSearch {
  search: string;
  location: string;
  level: (typeof SENIORITIES)[number][];
  contractType: (typeof CONTRACT_TYPES)[number][];
  remote: boolean;
  /** Only what is kept; the rest does not matter then. */
  saved: boolean;
  page: number;
}

export const NOTHING_ASKED: Omit<TalentSearch, 'page' | 'saved'> = {
  search: '',
  location: '',
  level: [],
  contractType: [],
  remote: false,
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
    isFiltered: Object.keys(writeTalentSearch({ ...asked, saved: false, page: 1 })).length > 0,
    hrefOf,
    /** Begins at the first page, and with no job chosen. */
    change: (change: Partial<TalentSearch>) => {
      const next = { ...asked, page: 1, ...change };
      setShown({ text, asked: next });
      // Typing makes no steps to go back through.
      const typing = 'search' in change || 'location' in change;
      setAddress(writeTalentSearch(next), { replace: typing, preventScrollReset: !('page' in change) });
    },
  };
}
