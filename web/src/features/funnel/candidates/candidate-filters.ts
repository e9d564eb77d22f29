import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { CANDIDATE_SORTS } from '@prova/contract/funnel/candidates';
import { STAGE_TYPES } from '@prova/contract/jobs/stage-types';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import {
  choices,
  type FiltersOf,
  field,
  flag,
  listAddress,
  order,
  useListAddress,
  words,
} from '../../../lib/list-address.ts';
import { skillsIn } from '../asked-skills.ts';

export const SHOWS = ['all', 'open', 'closed'] as const;
const SOURCE = /^[a-z_]{1,40}$/;
const ID = /^[0-9a-f-]{36}$/i;

const candidateFilters = listAddress(
  {
    search: words(120),
    job: field<string | null>(null, (text) => (ID.test(text) ? text : null)),
    stage: choices(STAGE_TYPES),
    status: choices(CANDIDATE_STATUSES),
    source: field<string[]>([], (text) =>
      [...new Set(text.split(','))].filter((source) => SOURCE.test(source)).slice(0, 50),
    ),
    /** Names; all of them are asked for. */
    skills: field<string[]>([], skillsIn),
    match: choices(LISTED_BANDS),
    /** Words of the city or the state. */
    location: words(80),
    overdue: flag,
    unopened: flag,
    unread: flag,
    show: order(SHOWS),
  },
  { sort: order(CANDIDATE_SORTS) },
);
export type CandidateFilters = FiltersOf<typeof candidateFilters>;

/** What an address of the list asks for. */
export const readCandidateFilters = (address: URLSearchParams): CandidateFilters => candidateFilters.read(address);

/** Whom the list shows and whose application is open. */
export const useCandidateList = () => useListAddress(candidateFilters, { opens: 'application' });
export type CandidateList = ReturnType<typeof useCandidateList>;

/** As the call takes them. */
export function queryOf(filters: CandidateFilters) {
  const { job, show = 'all', ...query } = candidateFilters.query(filters);
  return { ...query, show, ...(job && { jobId: job }) };
}
