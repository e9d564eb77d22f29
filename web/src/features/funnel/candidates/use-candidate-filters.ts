import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { CANDIDATE_SORTS, type CandidateFilters } from '@prova/contract/funnel/candidates';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { LISTED_BANDS, type ListedBand } from '@prova/contract/matching/formula';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { pageOf } from '../../../lib/page-number.ts';
import { skillsIn } from '../asked-skills.ts';

export interface ListFilters {
  search: string;
  job: string | null;
  stage: (typeof STAGE_TYPES)[number][];
  status: (typeof CANDIDATE_STATUSES)[number][];
  source: string[];
  /** Names; all of them are asked for. */
  skills: string[];
  match: ListedBand[];
  /** Words of the city or the state. */
  location: string;
  overdue: boolean;
  unopened: boolean;
  unread: boolean;
  show: CandidateFilters['show'];
  sort: (typeof CANDIDATE_SORTS)[number];
  page: number;
}

const SHOWS = ['all', 'open', 'closed'] as const satisfies CandidateFilters['show'][];
const SOURCE = /^[a-z_]{1,40}$/;
const ID = /^[0-9a-f-]{36}$/i;
/** What leaves nobody out. */
export const UNFILTERED = {
  search: '',
  job: null,
  stage: [],
  status: [],
  source: [],
  skills: [],
  match: [],
  location: '',
  overdue: false,
  unopened: false,
  unread: false,
  show: 'all',
} satisfies Partial<ListFilters>;

/** Reads an address; what it does not know in it counts as left out. */
export function readFilters(address: URLSearchParams): ListFilters {
  const list = (name: string) => (address.get(name) ?? '').split(',').filter(Boolean);
  const job = address.get('job') ?? '';
  return {
    search: (address.get('search') ?? '').slice(0, 120),
    job: ID.test(job) ? job : null,
    stage: STAGE_TYPES.filter((type) => list('stage').includes(type)),
    status: CANDIDATE_STATUSES.filter((status) => list('status').includes(status)),
    source: [...new Set(list('source'))].filter((source) => SOURCE.test(source)).slice(0, 50),
    skills: skillsIn(address),
    match: LISTED_BANDS.filter((band) => list('match').includes(band)),
    location: (address.get('location') ?? '').slice(0, 80),
    overdue: address.get('overdue') === 'true',
    unopened: address.get('unopened') === 'true',
    unread: address.get('unread') === 'true',
    show: SHOWS.find((show) => show === address.get('show')) ?? 'all',
    sort: CANDIDATE_SORTS.find((sort) => sort === address.get('sort')) ?? 'recent',
    page: pageOf(address),
  };
}

function writeFilters(filters: ListFilters): Record<string, string> {
  const { search, job, stage, status, source, skills, match, location, overdue, unopened, unread, show, sort, page } =
    filters;
  const all = {
    search: search.trim(),
    job: job ?? '',
    stage: stage.join(','),
    status: status.join(','),
    source: source.join(','),
    skills: skills.join(','),
    match: match.join(','),
    location: location.trim(),
    overdue: overdue ? 'true' : '',
    unopened: unopened ? 'true' : '',
    unread: unread ? 'true' : '',
    show: show === 'all' ? '' : show,
    sort: sort === 'recent' ? '' : sort,
    page: page === 1 ? '' : String(page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** As the call takes them: nothing for what filters nothing. */
export function queryFilters({
  search,
  job,
  stage,
  status,
  source,
  skills,
  match,
  location,
  overdue,
  unopened,
  unread,
  ...rest
}: ListFilters) {
  return {
    ...rest,
    ...(search.trim() && { search: search.trim() }),
    ...(job && { jobId: job }),
    ...(stage.length > 0 && { stage: stage.join(',') }),
    ...(status.length > 0 && { status: status.join(',') }),
    ...(source.length > 0 && { source: source.join(',') }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(match.length > 0 && { match: match.join(',') }),
    ...(location.trim() && { location: location.trim() }),
    ...(overdue && { overdue: 'true' as const }),
    ...(unopened && { unopened: 'true' as const }),
    ...(unread && { unread: 'true' as const }),
  };
}

/**
 * Whom the list shows and whose application is open, kept in the address so that it can be shared and survives a reload.
 * What was chosen shows at once; the address follows.
 */
export function useCandidateList() {
  const [address, setAddress] = useSearchParams();
  const text = address.toString();
  const [shown, setShown] = useState({ text, filters: readFilters(address) });
  if (shown.text !== text) setShown({ text, filters: readFilters(address) });
  const { filters } = shown;
  const applicationId = address.get('application');
  const { sort: _sort, page: _page, ...narrowing } = writeFilters(filters);
  const withOpen = (id: string | null, page = filters.page) => ({
    ...writeFilters({ ...filters, page }),
    ...(id !== null && { application: id }),
  });
  return {
    filters,
    isFiltered: Object.keys(narrowing).length > 0,
    applicationId,
    /** The address of the list with an application open. */
    hrefOf: (id: string) => `?${new URLSearchParams(withOpen(id))}`,
    /** Any change but one of page starts at the first page, and closes what is open. */
    change: (change: Partial<ListFilters>) => {
      const next = { ...filters, page: 1, ...change };
      setShown({ text, filters: next });
      // Typing a search makes no steps to go back through.
      setAddress(writeFilters(next), {
        replace: 'search' in change || 'location' in change,
        preventScrollReset: !('page' in change),
      });
    },
    clear: () => {
      const next = { ...filters, ...UNFILTERED, page: 1 };
      setShown({ text, filters: next });
      setAddress(writeFilters(next), { preventScrollReset: true });
    },
    open: (id: string | null) =>
      // From one person to the next is no step either, but opening the panel is.
      setAddress(withOpen(id), { replace: applicationId !== null && id !== null, preventScrollReset: true }),
    /** Goes on to somebody of another page. */
    openOn: (page: number, id: string) => setAddress(withOpen(id, page), { replace: true, preventScrollReset: true }),
  };
}
export type CandidateList = ReturnType<typeof useCandidateList>;
