import type { listApplications } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { needPhrases } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';

export type FormerApplication = DataOf<typeof listApplications>[number];

/** The open application of whoever is signed in; null without one. */
export async function findFormer(jobId: string): Promise<FormerApplication | null> {
  const [[former = null]] = await Promise.all([
    request<typeof listApplications>('GET', '/api/v1/applications', { query: { jobId, open: 'true', limit: 1 } }),
    needPhrases(['submission', 'application-status']),
  ]);
  return former;
}
