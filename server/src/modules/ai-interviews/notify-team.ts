import type { Ctx } from '../../platform/context.ts';
import { notify } from '../notifications/notifications.service.ts';
import type { aiInterviewCompleted } from './ai-interviews.notifications.ts';
import type { AiInterviewRow } from './ai-interviews.queries.ts';

/** Whoever asked for the interview hears what has become of it, in the transaction of that. */
export async function notifyOrganiser(
  ctx: Ctx,
  interview: AiInterviewRow,
  kind: typeof aiInterviewCompleted,
): Promise<void> {
  const { id: interviewId, applicationId, jobId, jobTitle, companyId, candidateName, blind, organiserId } = interview;
  await notify(ctx, kind, {
    params: { interviewId, applicationId, jobId, jobTitle, candidateName: blind ? null : candidateName },
    userIds: [organiserId],
    companyId,
  });
}
