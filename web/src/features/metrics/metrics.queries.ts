import { listReportCases, recruiterCharts, recruiterInsights, recruiterReports } from '@prova/contract/metrics/reports';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CasesFilters, ReportFilters } from './reports/report-address.ts';

type Reported = Pick<ReportFilters, 'period' | 'job'>;

const reported = ({ period, job }: Reported) => ({ query: { timeRange: period, ...(job && { jobId: job }) } });

/** The metrics of a span; those of the span before stay on screen meanwhile. */
export const reportQuery = (of: Reported) => ({
  ...queryOf(recruiterReports, reported(of)),
  placeholderData: keepPreviousData,
});

/** What stands below them, of the same span. */
export const chartsQuery = ({ until, ...of }: Reported & { until: string | null }) => ({
  ...queryOf(recruiterCharts, { query: { ...reported(of).query, ...(until && { until }) } }),
  placeholderData: keepPreviousData,
});

/** What stands out in them. */
export const insightsQuery = (of: Reported) => ({
  ...queryOf(recruiterInsights, reported(of)),
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
