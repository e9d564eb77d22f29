import type * as contract from '@prova/contract/evaluations/feedbacks';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type ApplicationRow, requireApplication, writeEvent } from '../applications/applications.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { feedbackReceived } from './evaluations.notifications.ts';
import { isWithdrawable } from './feedbacks.policy.ts';
import { updateFeedbackRow } from './feedbacks.queries.ts';
import { asTeam, requireFeedback } from './feedbacks.ts';
import { feedbackSharedMail } from './mails/evaluations.kinds.ts';
import { announce, event, requireHandled } from './write-feedback.ts';

type Feedback = z.input<typeof contract.feedback>;

/**
 * Lets the candidate read it, in the version that was looked at, and tells them.
 * @throws AppError NOT_FOUND, FORBIDDEN for a colleague's, VERSION_CONFLICT, CANDIDATE_ERASED
 */
export function shareFeedback(ctx: Ctx, id: string, version: number): Promise<Feedback> {
  return ctx.transaction(async (ctx) => {
    const { row } = await requireHandled(ctx, id);
    // Locked, so that nothing is shared with somebody who is being erased.
    const application = await requireApplication(ctx, row.applicationId, 'converse', { forUpdate: true });
    if (application.candidateEmail === null) throw new AppError('CANDIDATE_ERASED');
    if (row.version !== version) throw new AppError('VERSION_CONFLICT');
    // As they ask for it.
    if (row.sharedAt !== null) return asTeam(ctx, row);
    if (!(await updateFeedbackRow(ctx, id, version, { sharedAt: ctx.clock.now() })))
      throw new AppError('VERSION_CONFLICT');
    await writeEvent(ctx, application, { type: 'feedback', data: event(id, 'shared') });
    await notifyCandidate(ctx, application, `${id}:${version}`);
    await announce(ctx, row, 'shared');
    return asTeam(ctx, (await requireFeedback(ctx, id)).row);
  });
}

/** Makes it a draft again. @throws AppError NOT_FOUND, FORBIDDEN for a colleague's, VERSION_CONFLICT, FEEDBACK_STAYS */
export function withdrawFeedback(ctx: Ctx, id: string, version: number): Promise<Feedback> {
  return ctx.transaction(async (ctx) => {
    const { row, application } = await requireHandled(ctx, id);
    if (row.version !== version) throw new AppError('VERSION_CONFLICT');
    if (row.sharedAt === null) return asTeam(ctx, row);
    if (!isWithdrawable(row, ctx.clock.now())) throw new AppError('FEEDBACK_STAYS');
    if (!(await updateFeedbackRow(ctx, id, version, { sharedAt: null }))) throw new AppError('VERSION_CONFLICT');
    await writeEvent(ctx, application, { type: 'feedback', data: event(id, 'withdrawn') });
    await announce(ctx, row, 'withdrawn');
    return asTeam(ctx, (await requireFeedback(ctx, id)).row);
  });
}

/** That there is something to read, not what: it may be taken back, and no mail can. */
async function notifyCandidate(ctx: Ctx, row: ApplicationRow, key: string): Promise<void> {
  const { id: applicationId, companyId, companyName, jobTitle, candidateUserId, candidateEmail } = row;
  if (candidateUserId !== null)
    await notify(ctx, feedbackReceived, {
      params: { applicationId, jobTitle, companyName },
      userIds: [candidateUserId],
    });
  if (candidateEmail === null) return;
  await queueMail(ctx, {
    kind: feedbackSharedMail,
    to: candidateEmail,
    locale: row.candidateLocale,
    companyId,
    applicationId,
    transactional: true,
    params: {
      applicationId,
      companyId,
      candidateName: row.candidateName ?? '',
      companyName,
      jobTitle,
      hasAccount: candidateUserId !== null,
    },
    dedupeKey: `feedback_shared:${key}`,
  });
}
