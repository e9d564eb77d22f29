import {
  ANALYSIS_DAYS,
  type AnalysisDays,
  RECORD_KINDS,
  RECORD_STATUSES,
} from '@prova/contract/ai-interviews/ai-interview-fields';
import { choice, field, listAddress, order, type useListAddress, words } from '../../../lib/list-address.ts';

const SEARCH_MAX = 120;
const USUAL_DAYS = 30 satisfies AnalysisDays;

export type Days = `${AnalysisDays}`;
/** As they stand beside each other. */
export const DAYS: readonly Days[] = ANALYSIS_DAYS.map((days) => `${days}` as const);
export const RECORD_SORTS = ['date', 'score'] as const;

const ID = /^[0-9a-f-]{36}$/i;
const id = field<string | null>(null, (text) => (ID.test(text) ? text : null));

const narrowing = {
  search: words(SEARCH_MAX),
  status: choice(RECORD_STATUSES),
  kind: choice(RECORD_KINDS),
  jobId: id,
};
const usual: Days = `${USUAL_DAYS}`;
const beside = { days: order<Days>([usual, ...DAYS.filter((days) => days !== usual)]), sort: order(RECORD_SORTS) };

export const analysisFilters = listAddress(narrowing, beside);
export type AnalysisList = ReturnType<typeof useListAddress<typeof narrowing, typeof beside>>;
