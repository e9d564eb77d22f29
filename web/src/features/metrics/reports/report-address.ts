import { metricsPaths } from '@prova/contract/metrics/paths';
import { CASE_LISTS, type CaseList } from '@prova/contract/metrics/reports';
import { to } from '@prova/contract/paths';
import { type FiltersOf, field, listAddress, order } from '../../../lib/list-address.ts';
import { idFrom, PERIODS, type Period, USUAL_PERIOD } from './report-period.ts';

const period = order<Period>([USUAL_PERIOD, ...PERIODS.filter((each) => each !== USUAL_PERIOD)]);

const id = field<string | null>(null, idFrom);

/** Columns of the jobs; a minus stands before those that begin with the most. */
export const JOB_SORTS = [
  '-applications',
  'applications',
  '-compatibility',
  'compatibility',
  '-interviews',
  'interviews',
  'title',
  '-title',
] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** What the metrics show, and in which order the jobs stand. */
export const reportAddress = listAddress({ job: id }, { period, sort: order(JOB_SORTS) });
export type ReportFilters = FiltersOf<typeof reportAddress>;

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/;

/** The cases of one number: which list, and of which report. */
export const casesAddress = listAddress(
  {},
  {
    list: order(CASE_LISTS),
    period,
    job: id,
    skill: id,
    until: field<string | null>(null, (text) => (INSTANT.test(text) && !Number.isNaN(Date.parse(text)) ? text : null)),
  },
);
export type CasesFilters = FiltersOf<typeof casesAddress>;

/** What a number is counted over. */
export type Counted = { period: Period; job: string | null; until: string };

/** Where the cases of a number are listed, exactly those that it counts. */
export function casesHref(list: CaseList, { period, job, until }: Counted, skill: string | null = null): string {
  return to(metricsPaths.cases, {}, casesAddress.write({ list, period, job, skill, until, page: 1 }));
}

/** Back to the metrics that a number was read in. */
export function metricsHref({ period, job }: Pick<Counted, 'period' | 'job'>): string {
  return to(metricsPaths.metrics, {}, reportAddress.write({ period, job, sort: JOB_SORTS[0], page: 1 }));
}
