import type { listOwnAiInterviews } from '@prova/contract/ai-interviews/session';
import type { listApplications, listClaimable } from '@prova/contract/applications/applications';
import type { listOwnInterviews } from '@prova/contract/interviews/interviews';
import type { recommendJobs } from '@prova/contract/matching/matching';
import type { recruiterHome } from '@prova/contract/metrics/metrics';
import type { recruiterReports } from '@prova/contract/metrics/reports';
import type { getNextProof } from '@prova/contract/metrics/talent-home';
import type { listOwnOffers } from '@prova/contract/offers/offers';
import type { ownTalentProfile } from '@prova/contract/talents/talents';
import { type EarlyQuery, earlyPageQuery, earlyQuery } from '../../lib/early-query.ts';
import { earlyRegistration } from '../recruiters/recruiters.early.queries.ts';
import { countedIn } from './reports/report-period.ts';
import { periodIn } from './use-period.ts';

export const recruiterHomePhrases = ['metrics', 'jobs', 'recruiters', 'matching', 'interviews'] as const;

export const recruiterHomeReads = (search: URLSearchParams): readonly EarlyQuery[] => [
  earlyQuery<typeof recruiterHome>('metrics.recruiterHome', '/api/v1/dashboard/recruiter/complete', {
    query: { timeRange: periodIn(search) },
  }),
  earlyRegistration,
];

export const reportReads = (search: URLSearchParams): readonly EarlyQuery[] => {
  const { period, job } = countedIn(search);
  return [
    earlyQuery<typeof recruiterReports>('metrics.reports', '/api/v1/dashboard/recruiter/reports', {
      query: { timeRange: period, ...(job && { jobId: job }) },
    }),
  ];
};

/** As the address has it without filters; with them, the page itself asks. */
export const talentHomeReads = (search: URLSearchParams): readonly EarlyQuery[] => {
  const applications = (open: 'true' | 'false', limit: number) =>
    earlyPageQuery<typeof listApplications>('applications.list', '/api/v1/applications', { query: { open, limit } });
  return [
    earlyQuery<typeof ownTalentProfile>('talents.ownProfile', '/api/v1/talents/profile'),
    earlyQuery<typeof recommendJobs>('matching.recommendations', '/api/v1/jobs/recommendations', {
      query: { limit: 3 },
    }),
    earlyQuery<typeof listOwnOffers>('offers.listOwn', '/api/v1/job-offers/mine'),
    earlyPageQuery<typeof listOwnInterviews>('interviews.listOwn', '/api/v1/interviews/talent', {
      query: { limit: 100 },
    }),
    earlyPageQuery<typeof listOwnAiInterviews>('aiInterviews.listOwn', '/api/v1/interview-ai/talent', {
      query: { limit: 100 },
    }),
    earlyQuery<typeof getNextProof>('metrics.nextProof', '/api/v1/dashboard/next-proof'),
    earlyQuery<typeof listClaimable>('applications.claimable', '/api/v1/applications/claimable'),
    ...(search.size === 0 ? [applications('true', 20), applications('false', 1)] : []),
  ];
};
