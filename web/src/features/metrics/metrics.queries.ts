import { listReportCases, recruiterReports } from '@prova/contract/metrics/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CasesFilters, ReportFilters } from './reports/report-address.ts';

/** The metrics of a span; those of the span before stay on screen meanwhile. */
export const reportQuery = ({ period, job }: Pick<ReportFilters, 'period' | 'job'>) => ({
  ...queryOf(recruiterReports, { query: { timeRange: period, ...(job && { jobId: job }) } }),
  placeholderData: keepPreviousData,
});

/** A page of the cases that a number counts. */
export const casesQuery = ({ list, period, job, skill, until, page }: CasesFilters) =>
  pageQueryOf(listReportCases, {
    query: {
      ...{ list, timeRange: period, page },
      ...(job && { jobId: job }),
      ...(skill && { skillId: skill }),
      ...(until && { until }),
    },
  });
