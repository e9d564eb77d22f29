import type { listApplications } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { needPhrases } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';

export type FormerApplication = DataOf<typeof listApplications>[number];

/** Far more than one person ever sends to one job. */
const MANY = 20;

/** The application of whoever is signed in that stands in the way of another one; null without one. */
export async function findFormer(jobId: string): Promise<FormerApplication | null> {
  const [sent] = await Promise.all([
    request<typeof listApplications>('GET', '/api/v1/applications', { query: { jobId, limit: MANY } }),
    needPhrases(['submission', 'application-status']),
  ]);
  // A hire stands in the way, too; what was reopened may be older than what has ended.
  return sent.find(({ active }) => active) ?? null;
}
