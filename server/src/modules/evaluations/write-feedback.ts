import { FEEDBACKS_MAX } from '@prova/contract/evaluations/feedback-limits';
import type * as contract from '@prova/contract/evaluations/feedbacks';
import type * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { type JudgedRow, requireApplication, writeEvent } from '../applications/applications.service.ts';
import { holdMembership } from '../companies/companies.service.ts';
import { feedbackChange } from './evaluations.realtime.ts';
import { mayHandle } from './feedbacks.policy.ts';
import {
  countFeedbacksOf,
  deleteDraft,
  type FeedbackRow,
  type FeedbackWords,
  insertFeedback,
  updateFeedbackRow,
} from './feedbacks.queries.ts';
import { asTeam, requireFeedback } from './feedbacks.ts';

type Feedback = z.input<typeof contract.feedback>;

/** @throws AppError APPLICATION_NOT_FOUND, FORBIDDEN, CANDIDATE_ERASED, FEEDBACKS_FULL */
export function createFeedback(
  ctx: Ctx,
  { applicationId, ...words }: FeedbackWords & { applicationId: string },
): Promise<Feedback> {
  return ctx.transaction(async (ctx) => {
    // Locked, so that two at once are counted one after the other, and none outlives an erasure.
    const application = await requireApplication(ctx, applicationId, 'converse', { forUpdate: true });
    const authorId = await holdAuthor(ctx, application.companyId);
    if (application.candidateEmail === null) throw new AppError('CANDIDATE_ERASED');
    if ((await countFeedbacksOf(ctx, applicationId)) >= FEEDBACKS_MAX) throw new AppError('FEEDBACKS_FULL');
    const id = newId(ctx);
    const { companyId } = application;
    await insertFeedback(ctx, { id, companyId, applicationId, authorId, ...words, createdAt: ctx.clock.now() });
    const { row } = await requireFeedback(ctx, id);
    await announce(ctx, row, 'written');
    return asTeam(ctx, row);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN for a colleague's, VERSION_CONFLICT */
export function updateFeedback(
  ctx: Ctx,
  id: string,
  { version, ...words }: FeedbackWords & { version: number },
): Promise<Feedback> {
  return ctx.transaction(async (ctx) => {
    const { row, application } = await requireHandled(ctx, id);
    const editedBy = await holdAuthor(ctx, row.companyId);
    if (!(await updateFeedbackRow(ctx, id, version, { ...words, editedBy, editedAt: ctx.clock.now() })))
      throw new AppError('VERSION_CONFLICT');
    // While it was read and written it may have been shared, by the same version no more.
    if (row.sharedAt !== null) await writeEvent(ctx, application, { type: 'feedback', data: event(id, 'edited') });
    await announce(ctx, row, 'edited');
    return asTeam(ctx, (await requireFeedback(ctx, id)).row);
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN for a colleague's, FEEDBACK_SHARED */
export function removeFeedback(ctx: Ctx, id: string): Promise<{ id: string }> {
  return ctx.transaction(async (ctx) => {
    const { row } = await requireHandled(ctx, id);
    if (row.sharedAt !== null || !(await deleteDraft(ctx, id))) throw new AppError('FEEDBACK_SHARED');
    await announce(ctx, row, 'removed');
    return { id };
  });
}

/** What the actor may change, share, take back and delete. @throws AppError NOT_FOUND, FORBIDDEN */
export async function requireHandled(ctx: Ctx, id: string): Promise<{ row: FeedbackRow; application: JudgedRow }> {
  const found = await requireFeedback(ctx, id);
  if (!mayHandle(ctx.actor, found.row)) throw new AppError('FORBIDDEN');
  return found;
}

type Step = 'written' | 'edited' | 'removed' | 'shared' | 'withdrawn';

/** What the history keeps of it: never a word. */
export const event = (feedbackId: string, status: Extract<Step, 'edited' | 'shared' | 'withdrawn'>) => ({
  feedbackId,
  status,
});

/** Writes down who did it, and has open windows hear of it: those of the candidate of what they can see alone. */
export async function announce(
  ctx: Ctx,
  { id, companyId, applicationId, sharedAt }: FeedbackRow,
  step: Step,
): Promise<void> {
  await audit(ctx, { action: `evaluations.feedback_${step}`, subjectId: id, companyId, data: { applicationId } });
  await publish(ctx, feedbackChange, { applicationId, side: 'team' });
  if (sharedAt !== null || step === 'shared') await publish(ctx, feedbackChange, { applicationId, side: 'candidate' });
}

/** Whoever is removed at this moment writes nothing any more. */
async function holdAuthor(ctx: Ctx, companyId: string): Promise<string> {
  await holdMembership(ctx, companyId);
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  return ctx.actor.userId;
}
