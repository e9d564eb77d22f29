import { type JobStatus, shownJobStatus } from '@prova/contract/candidacy';
import type { Actor } from '../../platform/actor.ts';

/** Who may see and use the boards of a company: its owners and recruiters. */
export function mayUseBoard(actor: Actor, job: { readonly companyId: string }): boolean {
  if (actor.kind !== 'user') return false;
  return actor.memberships.some(
    ({ companyId, role }) => companyId === job.companyId && (role === 'owner' || role === 'recruiter'),
  );
}

/** What the buttons of a board obey. A closed job has closed its candidacies too. */
export function boardFlags(actor: Actor, job: { readonly companyId: string; readonly status: JobStatus }) {
  const open = mayUseBoard(actor, job) && shownJobStatus(job.status) !== 'closed';
  return { edit: open, move: open };
}
