import type { DataOf } from '@prova/contract/endpoint';
import type { recruiterCharts } from '@prova/contract/metrics/reports';
import type { Direction } from '../../../ui/sort-button.tsx';
import type { JobSort } from './report-address.ts';

export type ReportedJob = DataOf<typeof recruiterCharts>['jobs'][number];

export const JOB_COLUMNS = ['title', 'applications', 'compatibility', 'interviews'] as const;
export type JobColumn = (typeof JOB_COLUMNS)[number];

export function columnOf(sort: JobSort): { column: JobColumn; direction: Direction } {
  return sort.startsWith('-')
    ? { column: sort.slice(1) as JobColumn, direction: 'descending' }
    : { column: sort as JobColumn, direction: 'ascending' };
}

export const sortOf = (column: JobColumn, direction: Direction): JobSort =>
  direction === 'descending' ? `-${column}` : column;

/** The jobs in this order; those without a mean stand last either way, and equal ones by their titles. */
export function sortedJobs(jobs: readonly ReportedJob[], sort: JobSort, locale: string): ReportedJob[] {
  const { column, direction } = columnOf(sort);
  const turn = direction === 'ascending' ? 1 : -1;
  const byTitle = (one: ReportedJob, other: ReportedJob) => one.title.localeCompare(other.title, locale);
  const numberOf = (job: ReportedJob) =>
    column === 'compatibility' ? job.compatibility.value : job[column as 'applications' | 'interviews'];
  return jobs.toSorted((one, other) => {
    if (column === 'title') return turn * byTitle(one, other);
    const [mine, its] = [numberOf(one), numberOf(other)];
    if (mine === null || its === null) return Number(mine === null) - Number(its === null) || byTitle(one, other);
    return turn * (mine - its) || byTitle(one, other);
  });
}
