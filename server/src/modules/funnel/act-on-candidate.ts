import { settledSeconds } from '@prova/contract/applications/status-events';
import type { BodyOf } from '@prova/contract/endpoint';
import type { actOnCandidate as endpoint } from '@prova/contract/funnel/funnel';
import { statusOfCause } from '@prova/contract/funnel/rejection-causes';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { type ApplicationRow, skippedOn } from '../applications/applications.service.ts';
import { jobStages } from '../jobs/jobs.service.ts';
import { answerWith, applyTransition, type ChangedData, lockForChange } from './change-application.ts';
import { approve, targetOf } from './move-candidate.ts';
import { notifyHired } from './notify-candidate.ts';
import { queueRejection } from './rejection-mail.ts';

type Body = BodyOf<typeof endpoint>;
type Of<A extends Body['action']> = Extract<Body, { action: A }>;

/** @throws AppError APPLICATION_NOT_FOUND, STALE_MOVE, ACTION_REFUSED */
export async function actOnCandidate(ctx: Ctx, id: string, body: Body): Promise<ChangedData> {
  return ctx.transaction(async (ctx) => {
    const row = await lockForChange(ctx, id, body, body.action === 'hire' ? 'hire' : 'decide');
    switch (body.action) {
      case 'approve':
        return approve(ctx, row);
      case 'reject':
        return reject(ctx, row, body);
      case 'hire':
        return hire(ctx, row, body);
      case 'reopen':
      case 'hold':
        return restate(ctx, row, body);
    }
  });
}

/**
 * Says no to a locked application, by mail where there are words for one.
 * @param step `among`: how many are rejected at once
 */
export async function reject(
  ctx: Ctx,
  row: ApplicationRow,
  {
    status,
    cause,
    reason,
    mail,
    among = 1,
  }: Pick<Of<'reject'>, 'status' | 'cause' | 'reason' | 'mail'> & { among?: number },
): Promise<ChangedData> {
  // The mail follows from the rejection, in the history, too.
  const eventId = newId(ctx);
  const mailId = mail ? await queueRejection(ctx, row, mail, settledSeconds(among)) : null;
  const change = await applyTransition(ctx, row, {
    action: 'reject',
    among,
    rejection: cause ? statusOfCause(cause) : status,
    entry: {
      eventId,
      type: 'rejected',
      reason: reason || null,
      data: { ...(cause && { cause }), ...(mailId && { mailId }) },
    },
  });
  return answerWith(ctx, change, 'reject', among);
}

async function restate(
  ctx: Ctx,
  row: ApplicationRow,
  { action, reason }: Of<'reopen'> | Of<'hold'>,
): Promise<ChangedData> {
  const type = action === 'reopen' ? 'reopened' : 'status_changed';
  const change = await applyTransition(ctx, row, { action, entry: { type, reason: reason || null } });
  return answerWith(ctx, change, action);
}

async function hire(ctx: Ctx, row: ApplicationRow, { action, reason }: Of<'hire'>): Promise<ChangedData> {
  const stages = await jobStages(ctx, row.jobId);
  const stage = stages.find(({ type }) => type === 'hired');
  const change = await applyTransition(ctx, row, {
    action,
    target: stage && targetOf(stage),
    entry: {
      type: 'moved',
      reason,
      hiredAt: ctx.clock.now(),
      data: await skippedOn(ctx, row, ({ type }) => type === 'hired'),
    },
  });
  await notifyHired(ctx, change.row);
  return answerWith(ctx, change, action);
}
