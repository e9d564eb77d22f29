import type { listApplications, listClaimable } from '@prova/contract/applications/applications';
import type { DataOf } from '@prova/contract/endpoint';
import { needPhrases } from '../../../lib/i18n.ts';
import { request } from '../../../lib/request.ts';

type Listed = DataOf<typeof listApplications>[number];

/** Without a stage it was sent before there was the account, and can be brought into it. */
export type FormerApplication = Pick<Listed, 'appliedAt'> & { stage: Listed['stage'] | null };

/** Far more than one person ever sends to one job. */
const MANY = 20;

/**
 * The application of whoever is signed in that stands in the way of another one, also one that they have not brought into
 * their account; null without one.
 */
export async function findFormer(jobId: string): Promise<FormerApplication | null> {
  const [own, claimable] = await Promise.all([
    request<typeof listApplications>('GET', '/api/v1/applications', { query: { jobId, limit: MANY } }),
    request<typeof listClaimable>('GET', '/api/v1/applications/claimable'),
    needPhrases(['submission', 'application-status']),
  ]);
  // A hire stands in the way, too; what was reopened may be older than what has ended.
  const former = own.find(({ active }) => active);
  if (former) return former;
  const sent = claimable.flatMap(({ jobs }) => jobs).find(({ id, open }) => open && id === jobId);
  return sent ? { appliedAt: sent.appliedAt, stage: null } : null;
}
