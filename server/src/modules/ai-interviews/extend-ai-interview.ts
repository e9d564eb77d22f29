import type { extendAiInterview as endpoint } from '@prova/contract/ai-interviews/ai-interviews';
import { transition } from '@prova/contract/applications/application-status';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { prolongTokens } from '../../platform/tokens.ts';
import { applicationState, assertMay, changeApplication, writeEvent } from '../applications/applications.service.ts';
import { requirePlaceToMove } from '../billing/billing.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { type AiInterviewRow, hasOpenAiInterview, updateAiInterview } from './ai-interviews.queries.ts';
import { linkUntil, requireDeadline } from './deadline.ts';
import { isOpen, lockAiInterview, requireAiInterview } from './find-ai-interview.ts';
import { notifyExtended } from './notify-candidate.ts';
import { deleteTurns } from './turns.queries.ts';

/**
 * Whether another deadline can be named: it was not begun, or ended because nobody came or said a word. One that goes on has no
 * deadline any more; what was called off or completed is over.
 */
export const isExtendable = ({ status, cause }: Pick<AiInterviewRow, 'status' | 'cause'>): boolean =>
  status === 'scheduled' || status === 'failed' || cause === 'expired';

/**
 * Names another last moment. One that has ended because nobody came can be begun again, where it was.
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, INTERVIEW_OVER, VERSION_CONFLICT, ACTION_REFUSED, CANDIDATE_UNREACHABLE,
 *   VALIDATION_FAILED for the deadline
 */
export async function extendAiInterview(
  ctx: Ctx,
  id: string,
  { version, ...chosen }: BodyOf<typeof endpoint>,
): Promise<void> {
  const found = await requireAiInterview(ctx, id, 'handle');
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  await ctx.transaction(async (ctx) => {
    await holdMembership(ctx, found.companyId);
    const { interview, application } = await lockAiInterview(ctx, found);
    if (!isExtendable(interview)) throw new AppError('INTERVIEW_OVER');
    if (interview.version !== version) throw new AppError('VERSION_CONFLICT');
    if (application.candidateEmail === null) throw new AppError('CANDIDATE_UNREACHABLE');
    const closesAt = requireDeadline(ctx, chosen, interview.timeZone);
    const counted = isOpen(interview) ? interview.closesAt : null;
    await requirePlaceToMove(ctx, interview.companyId, 'interviews', counted, closesAt);
    const timeZone = chosen.timeZone ?? interview.timeZone;
    const data = { interviewId: id, status: 'extended', closesAt: closesAt.toISOString() };
    if (isOpen(interview)) {
      await updateAiInterview(ctx, id, { closesAt, timeZone });
      await writeEvent(ctx, application, { type: 'ai_interview', data });
    } else {
      assertMay(ctx, 'schedule_ai_interview', application);
      if (await hasOpenAiInterview(ctx, application.id)) throw new AppError('INTERVIEW_OVER');
      const step = transition('schedule_ai_interview', applicationState(application));
      if (!step.allowed) throw new Error(`Refused after it was allowed: ${step.reason}`);
      await updateAiInterview(ctx, id, {
        closesAt,
        timeZone,
        status: 'scheduled',
        cause: null,
        reason: null,
        endedAt: null,
        // Whoever asked first may have left the company.
        organiserId: actor.userId,
      });
      // Nothing was said in it: everything is asked once more.
      if (interview.status === 'failed') await deleteTurns(ctx, id);
      await changeApplication(ctx, application, {
        type: 'ai_interview',
        toStatus: step.after.status,
        statusBefore: step.after.statusBefore ?? null,
        data,
      });
    }
    await prolongTokens(ctx, { kind: 'interview', subjectId: id, until: linkUntil(closesAt) });
    await notifyExtended(ctx, id);
  });
}
