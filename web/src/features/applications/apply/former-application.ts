import type { listApplications, listClaimable } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { needPhrases } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';

type Listed = DataOf<typeof listApplications>[number];

/** Without a stage it was sent before there was the account, and can be brought into it. */
export type FormerApplication = Pick<Listed, 'appliedAt'> & { stage: Listed['stage'] | null };

/** The open application of whoever is signed in, also one that they have not brought into their account; null without one. */
export async function findFormer(jobId: string): Promise<FormerApplication | null> {
  const [[former], claimable] = await Promise.all([
    request<typeof listApplications>('GET', '/api/v1/applications', { query: { jobId, open: 'true', limit: 1 } }),
    request<typeof listClaimable>('GET', '/api/v1/applications/claimable'),
    needPhrases(['submission', 'application-status']),
  ]);
  if (former) return former;
  const sent = claimable.flatMap(({ jobs }) => jobs).find(({ id, open }) => open && id === jobId);
  return sent ? { appliedAt: sent.appliedAt, stage: null } : null;
}
