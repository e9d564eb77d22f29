import { listAiInterviews } from '@prova/contract/ai-interviews/ai-interviews';
import {
  getAnalysisStats,
  getInterviewAnalysis,
  getInterviewTranscript,
  listInterviewRecords,
} from '@prova/contract/ai-interviews/analysis';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';
import { changedByInterview } from '../interviews/interviews.queries.ts';

/** What shows something else once an analysis was made or reviewed. */
export const changedByAnalysis = [getInterviewAnalysis, listInterviewRecords, getAnalysisStats];

/** What shows something else once an AI interview was scheduled, extended or called off. */
export const changedByAiInterview = [...changedByInterview, listAiInterviews, ...changedByAnalysis];

/** More than anybody is asked to for one application. */
const OF_APPLICATION = 50;

/** The AI interviews of an application, the newest first. */
export const applicationAiInterviewsQuery = (applicationId: string) =>
  queryOf(listAiInterviews, { query: { applicationId, limit: OF_APPLICATION } });

type RecordsQuery = NonNullable<CallInput<typeof listInterviewRecords>['query']>;
type StatsQuery = NonNullable<CallInput<typeof getAnalysisStats>['query']>;

/** A page of the interviews of the company, with what their analyses say. */
export const interviewRecordsQuery = (query: RecordsQuery) => pageQueryOf(listInterviewRecords, { query });

/** Figures of a span; those of the span before stay on screen meanwhile. */
export const analysisStatsQuery = (query: StatsQuery) => ({
  ...queryOf(getAnalysisStats, { query }),
  placeholderData: keepPreviousData,
});

/** What is being analysed is looked at again after so long. */
const LOOK_AGAIN_MS = 3000;

/** An interview with its latest analysis. While one is being made it is asked for again. */
export const interviewAnalysisQuery = (id: string) => {
  const options = queryOf(getInterviewAnalysis, { params: { id } });
  return {
    ...options,
    refetchInterval: ({ state }: { state: { data?: { analysisState: string | null } | undefined } }) =>
      state.data?.analysisState === 'running' && LOOK_AGAIN_MS,
  };
};

/** Reading what was said is noted: it is read anew each time that it is opened, and not again by itself. */
export const interviewTranscriptQuery = (id: string) => ({
  ...queryOf(getInterviewTranscript, { params: { id } }),
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
});
