import { cents } from '@prova/contract/common';
import { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import { JOB_SEARCH_MAX } from '@prova/contract/jobs/job-search';
import { LISTED_BANDS } from '@prova/contract/matching/formula';
import { JOB_ORDERS } from '@prova/contract/matching/matching';
import { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';
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

const talentSearch = listAddress(
  {
    search: words(JOB_SEARCH_MAX.search),
    location: words(JOB_SEARCH_MAX.location),
    level: choices(SENIORITIES),
    contractType: choices(CONTRACT_TYPES),
    locationModel: choices(LOCATION_MODELS),
    /** Only remote ones, as older addresses say. */
    remote: flag,
    match: choices(LISTED_BANDS),
    /** Centavos a month that are paid at least. */
    payMin: field<number | null>(null, (text) => cents.min(1).safeParse(Number(text)).data ?? null, true),
  },
  {
    order: order(JOB_ORDERS),
    /** Only what is kept; the rest does not matter then. */
    saved: flag,
  },
);
export type TalentSearch = FiltersOf<typeof talentSearch>;
export const NOTHING_ASKED = talentSearch.none;

/** What is looked for, and the job that stands open. */
export const useTalentSearch = () => useListAddress(talentSearch, { opens: 'job' });
