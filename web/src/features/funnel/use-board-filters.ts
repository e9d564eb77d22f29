import { CANDIDATE_STATUSES, type CandidateStatus } from '@prova/contract/applications/application-status';
import { BOARD_GROUPS, type BoardGroup } from '@prova/contract/funnel/board-groups';
import type { BoardFilters } from '@prova/contract/funnel/funnel';
import { LISTED_BANDS, type ListedBand } from '@prova/contract/matching/formula';
import { useWishedAddress } from '../../lib/wished-address.ts';
import { skillsIn } from './asked-skills.ts';

export interface Filters {
  search: string;
  status: CandidateStatus[];
  source: string[];
  appliedFrom: string | null;
  appliedTo: string | null;
  location: string;
  overdue: boolean;
  unopened: boolean;
  unwanted: boolean;
  proven: boolean;
  match: ListedBand[];
  /** Names; all of them are asked for. */
  skills: string[];
  show: BoardFilters['show'];
  /** Hides nothing: how what is shown is ordered. */
  group: BoardGroup;
  /** The same: the best match first. */
  order: BoardFilters['order'];
}

const NONE: Filters = {
  search: '',
  status: [],
  source: [],
  appliedFrom: null,
  appliedTo: null,
  location: '',
  overdue: false,
  unopened: false,
  unwanted: false,
  proven: false,
  match: [],
  skills: [],
  show: 'open',
  group: 'none',
  order: 'waiting',
};
const SHOWS: readonly string[] = ['open', 'closed', 'all'] satisfies BoardFilters['show'][];
const SOURCE = /^[a-z_]{1,40}$/;

/** Reads an address; what it does not know in it counts as left out. */
export function readFilters(address: URLSearchParams): Filters {
  const list = (name: string) => (address.get(name) ?? '').split(',').filter(Boolean);
  const show = address.get('show') ?? '';
  const isOn = (name: string) => ['1', 'true'].includes(address.get(name) ?? '');
  return {
    search: (address.get('search') ?? '').slice(0, 120),
    status: CANDIDATE_STATUSES.filter((status) => list('status').includes(status)),
    source: [...new Set(list('source'))].filter((source) => SOURCE.test(source)).slice(0, 50),
    appliedFrom: dayIn(address.get('appliedFrom')),
    appliedTo: dayIn(address.get('appliedTo')),
    location: (address.get('location') ?? '').slice(0, 80),
    overdue: isOn('overdue'),
    unopened: isOn('unopened'),
    unwanted: isOn('unwanted'),
    proven: isOn('proven'),
    match: LISTED_BANDS.filter((band) => list('match').includes(band)),
    skills: skillsIn(address.get('skills') ?? ''),
    show: SHOWS.includes(show) ? (show as Filters['show']) : 'open',
    group: BOARD_GROUPS.find((group) => group === address.get('group')) ?? 'none',
    order: address.get('order') === 'match' ? 'match' : 'waiting',
  };
}

function dayIn(text: string | null): string | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** As the call takes them: nothing for what filters nothing. */
export function queryFilters(filters: Filters) {
  return {
    ...(filters.search.trim() && { search: filters.search.trim() }),
    ...(filters.status.length > 0 && { status: filters.status.join(',') }),
    ...(filters.source.length > 0 && { source: filters.source.join(',') }),
    ...(filters.appliedFrom && { appliedFrom: filters.appliedFrom }),
    ...(filters.appliedTo && { appliedTo: filters.appliedTo }),
    ...(filters.location.trim() && { location: filters.location.trim() }),
    ...(filters.overdue && { overdue: 'true' as const }),
    ...(filters.unopened && { unopened: 'true' as const }),
    ...(filters.unwanted && { unwanted: 'true' as const }),
    ...(filters.proven && { proven: 'true' as const }),
    ...(filters.match.length > 0 && { match: filters.match.join(',') }),
    ...(filters.skills.length > 0 && { skills: filters.skills.join(',') }),
    ...(filters.show !== 'open' && { show: filters.show }),
    ...(filters.group !== 'none' && { group: filters.group }),
    ...(filters.order !== 'waiting' && { order: filters.order }),
  };
}

/** What an address of the board shows of it. */
export function readsOf(address: URLSearchParams) {
  const filters = readFilters(address);
  const query = queryFilters(filters);
  return { filters: query, show: filters.show, isFiltered: isNarrowed(query) || filters.group !== 'none' };
}

/** By anything but open, ended or all. */
function isNarrowed({ show: _show, group: _group, order: _order, ...narrowing }: ReturnType<typeof queryFilters>) {
  return Object.keys(narrowing).length > 0;
}

/** As an address has them: what is on or off as 1. */
const addressed = (filters: Filters) =>
  Object.entries(queryFilters(filters)).map(([name, value]) => [name, value === 'true' ? '1' : value] as const);

const NAMES = Object.keys(NONE);

/** What the board is filtered by and which application is open, kept in the address. */
export function useBoardAddress() {
  const [address, wish] = useWishedAddress(
    (address) => address,
    (address) => address,
  );
  const filters = readFilters(address);
  const query = queryFilters(filters);
  const edit = (change: (next: URLSearchParams) => void, replace: boolean) =>
    wish(
      (latest) => {
        const next = new URLSearchParams(latest);
        change(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    filters,
    query,
    isFiltered: isNarrowed(query),
    applicationId: address.get('application'),
    /** Of the one column that a phone shows. */
    stageId: address.get('stage'),
    change: (change: Partial<Filters>) =>
      edit(
        (next) => {
          const wanted = addressed({ ...readFilters(next), ...change });
          for (const name of NAMES) next.delete(name);
          for (const [name, value] of wanted) next.set(name, value);
        },
        // Typing makes no steps to go back through.
        'search' in change || 'location' in change,
      ),
    clear: () =>
      edit((next) => {
        for (const name of NAMES) if (!['show', 'group', 'order'].includes(name)) next.delete(name);
      }, false),
    open: (id: string | null) =>
      edit(
        (next) => {
          if (id) next.set('application', id);
          else next.delete('application');
        },
        // From one candidate to the next is no step either, but opening the panel is.
        address.has('application') && id !== null,
      ),
    showStage: (id: string) => edit((next) => next.set('stage', id), true),
  };
}
export type BoardAddress = ReturnType<typeof useBoardAddress>;
