import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { scheduleAiInterviews as endpoint } from '@prova/contract/funnel/schedule-ai-interviews';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { eachByItself } from '../../platform/each-by-itself.ts';
import type { Reply } from '../../platform/http/route.ts';
import { requireDocuments, scheduleAiFor } from '../ai-interviews/ai-interviews.service.ts';
import { lockApplications } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { holdMailsLeft } from '../messaging/messaging.service.ts';
import { withMessage } from './act-on-many.ts';
import { answerWith, lockForChange } from './change-application.ts';
import { requireJobFor } from './job-of-many.ts';

/**
 * Asks several candidates for an AI interview, each as if it were asked for alone, as long as their invitations can leave today.
 * @throws AppError NO_COMPANY, JOB_NOT_FOUND, FORBIDDEN, VALIDATION_FAILED for the link
 */
export async function scheduleAiInterviews(
  ctx: Ctx,
  { applications, jobId, ...details }: BodyOf<typeof endpoint>,
): Promise<Reply<ResultOf<typeof endpoint>>> {
  const job = await requireJobFor(ctx, 'handle_interviews', jobId);
  const { companyId } = job ?? activeCompany(ctx);
  const mails = await ctx.transaction(async (ctx) => {
    // Applications first, then the mails of the day, as whoever takes both does.
    await lockApplications(
      ctx,
      applications.map(({ id }) => id),
    );
    await requireDocuments(ctx, companyId, details);
    return holdMailsLeft(ctx, companyId);
  });
  let { left } = mails;
  const { done: changes, failed } = await eachByItself(ctx, applications, async (ctx, { id, version }) => {
    const row = await lockForChange(ctx, id, { version }, 'handle_interviews');
    if (row.companyId !== companyId || (job && row.jobId !== job.id)) throw new AppError('APPLICATION_NOT_FOUND');
    if (left < 1) throw mails.refusal;
    const { interviewId, ...change } = await scheduleAiFor(ctx, row, details);
    left -= 1;
    const undoUntil = after(ctx.clock.now(), UNDO_SECONDS);
    return { ...(await answerWith(ctx, change, null)), undoUntil, interviewId };
  });
  return withMessage(ctx, { processed: changes.map(({ card }) => card.id), changes, failed });
}
