import { WITHDRAWAL_HOURS } from '@prova/contract/evaluations/feedback-limits';
import { type Actor, roleIn } from '../../platform/actor.ts';
import { after, HOUR } from '../../platform/clock.ts';
import { runsJobs } from '../companies/companies.service.ts';

/** What decides about a feedback, beside who sees its application. */
export interface FeedbackFacts {
  readonly companyId: string;
  readonly authorId: string;
  /** Null for a draft. */
  readonly sharedAt: Date | null;
}

/** Whether the actor may change, share, take back or delete it: their own, and whoever runs the jobs any of the company. */
export function mayHandle(actor: Actor, { companyId, authorId }: FeedbackFacts): boolean {
  const role = roleIn(actor, companyId);
  return role !== null && actor.kind === 'user' && (actor.userId === authorId || runsJobs(role));
}

/** Until when a shared one can be taken back; null for a draft. */
export function withdrawUntil({ sharedAt }: FeedbackFacts): Date | null {
  return sharedAt && after(sharedAt, WITHDRAWAL_HOURS * HOUR);
}

/** Whether it may still be taken back. A draft has nothing to take back. */
export function isWithdrawable(facts: FeedbackFacts, now: Date): boolean {
  const until = withdrawUntil(facts);
  return until !== null && now <= until;
}
