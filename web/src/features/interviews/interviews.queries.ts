import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { getTeam } from '@prova/contract/companies/team';
import { getBoard } from '@prova/contract/funnel/funnel';
import {
  getInterview,
  getObservedInterview,
  getSentApplication,
  listInterviews,
  listObservedInterviews,
  listUnscheduled,
} from '@prova/contract/interviews/interviews';
import { recruiterCharts, recruiterInsights, recruiterReports } from '@prova/contract/metrics/reports';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

/** What shows something else once an interview was scheduled, changed, ended or answered. */
export const changedByInterview = [
  listInterviews,
  listUnscheduled,
  getInterview,
  listObservedInterviews,
  getObservedInterview,
  getApplication,
  applicationTimeline,
  getBoard,
  recruiterReports,
  recruiterCharts,
  recruiterInsights,
];

type ListQuery = NonNullable<CallInput<typeof listInterviews>['query']>;

/** A page of the company's interviews, by the reader's days. */
export const interviewListQuery = (query: ListQuery) =>
  pageQueryOf(listInterviews, { query: { timeZone: ownTimeZone(), ...query } });

const UNSCHEDULED_SHOWN = 5;

/** A page of those who wait for an interview, of one job or of all. */
export const unscheduledQuery = ({ jobId, page }: { jobId: string | null; page: number }) =>
  pageQueryOf(listUnscheduled, { query: { page, limit: UNSCHEDULED_SHOWN, ...(jobId && { jobId }) } });

const OF_APPLICATION = 50;

/** The interviews of an application, by time. */
export const applicationInterviewsQuery = (applicationId: string) =>
  queryOf(listInterviews, { query: { applicationId, limit: OF_APPLICATION } });

/** What is still ahead of an application: one at most. */
export const interviewAheadQuery = (applicationId: string) => ({
  ...queryOf(listInterviews, { query: { applicationId, status: 'scheduled', limit: 1 } }),
  staleTime: 0,
});

/** Of those that come next. */
export const NEXT_SHOWN = 5;

/** What is scheduled from today on: how many there are, and those that come next. */
export const nextInterviewsQueries = () =>
  (['today', 'upcoming'] as const).map((view) => interviewListQuery({ view, status: 'scheduled', limit: NEXT_SHOWN }));

/** When it begins, what may be done with it changes by itself. */
const AGAIN_MS = 60_000;

export const interviewQuery = (id: string) => ({
  ...queryOf(getInterview, { params: { id } }),
  refetchInterval: AGAIN_MS,
});

/** More than anybody observes in the weeks that are planned. */
const OBSERVED_SHOWN = 100;

/** What the reader, an expert, observes next. */
export const observedListQuery = () => queryOf(listObservedInterviews, { query: { limit: OBSERVED_SHOWN } });

export const observedQuery = (id: string) => ({
  ...queryOf(getObservedInterview, { params: { id } }),
  refetchInterval: AGAIN_MS,
});

/** The links to the résumé are good for ten minutes. */
const LINKS_MS = 480_000;

export const sentApplicationQuery = (id: string) => ({
  ...queryOf(getSentApplication, { params: { id } }),
  refetchInterval: LINKS_MS,
});

/** The people of the company, of whom some interview. */
export const teamQuery = (companyId: string | undefined) => ({
  ...queryOf(getTeam, { params: { id: companyId ?? '' } }),
  enabled: companyId !== undefined,
});

/** Of the clock that the reader looks at. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
