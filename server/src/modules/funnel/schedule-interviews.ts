import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { scheduleInterviews as endpoint } from '@prova/contract/funnel/schedule-interviews';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { eachByItself } from '../../platform/each-by-itself.ts';
import type { Reply } from '../../platform/http/route.ts';
import { lockApplications } from '../applications/applications.service.ts';
import { activeCompany } from '../companies/companies.service.ts';
import { requireMeeting, requireSchedulable, scheduleFor } from '../interviews/interviews.service.ts';
import { holdMailsLeft } from '../messaging/messaging.service.ts';
import { withMessage } from './act-on-many.ts';
import { answerWith, lockForChange } from './change-application.ts';
import { requireJobFor } from './job-of-many.ts';

/**
 * Schedules interviews with several candidates, each as if it were asked for alone, as long as their invitations can leave
 * today: people who are told tomorrow of an interview of the day after are better asked tomorrow. What all have in common
 * (place, interviewers) is refused as a whole.
 * @throws AppError NO_COMPANY, JOB_NOT_FOUND, FORBIDDEN, INTERVIEWER_NOT_FOUND, VALIDATION_FAILED for the place
 */
export async function scheduleInterviews(
  ctx: Ctx,
  body: BodyOf<typeof endpoint>,
): Promise<Reply<ResultOf<typeof endpoint>>> {
  const { applications, jobId, timeZone } = body;
  const job = await requireJobFor(ctx, 'handle_interviews', jobId);
  // Interviewers and mails are those of one company.
  const { companyId } = job ?? activeCompany(ctx);
  const { meeting, mails } = await ctx.transaction(async (ctx) => {
    // Applications first, then the mails of the day, then calendars: whoever takes several of these does it so, too.
    await lockApplications(
      ctx,
      applications.map(({ id }) => id),
    );
    return { meeting: await requireMeeting(ctx, companyId, body), mails: await holdMailsLeft(ctx, companyId) };
  });
  let { left } = mails;
  const { done: changes, failed } = await eachByItself(ctx, applications, async (ctx, { id, version, ...time }) => {
    const found = await lockForChange(ctx, id, { version }, 'handle_interviews');
    if (found.companyId !== companyId || (job && found.jobId !== job.id)) throw new AppError('APPLICATION_NOT_FOUND');
    const row = await requireSchedulable(ctx, found);
    if (left < 1) throw mails.refusal;
    const { interviewId, ...change } = await scheduleFor(ctx, row, meeting, { ...time, timeZone });
    left -= 1;
    const undoUntil = after(ctx.clock.now(), UNDO_SECONDS);
    return { ...(await answerWith(ctx, change, null)), undoUntil, interviewId };
  });
  return withMessage(ctx, { processed: changes.map(({ card }) => card.id), changes, failed });
}
