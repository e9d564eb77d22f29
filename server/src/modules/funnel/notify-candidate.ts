import { isInterviewStage } from '@prova/contract/jobs/stage-types';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { NotificationKind } from '../../platform/notification.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { aiInterviewScheduledAt, askInStage, isToBeAsked } from '../ai-interviews/ai-interviews.service.ts';
import {
  type ApplicationChanged,
  type ApplicationRow,
  afterMoveSeconds,
  goesOn,
  hiredForTeam,
  hiringTeam,
  loadApplication,
  mailCandidateHired,
} from '../applications/applications.service.ts';
import { interviewScheduledAt } from '../interviews/interviews.service.ts';
import { notify, wasNotified } from '../notifications/notifications.service.ts';
import { candidateMoved } from './funnel.notifications.ts';
import { nameForCandidate, queueStageMail } from './stage-mail.ts';

const RETRIES = 8;

/**
 * Tells of a move that still stands: what was undone, or went on to another stage at once, was never news. The mail is
 * made here too, so that a card that was dropped twice sends one. A stage that asks for an AI interview by itself does so
 * first. Whoever has an interview ahead has its invitation, which says more than the mail of a stage of interviews: unless
 * it is taken back, nothing else is sent.
 */
export const notifyMoved = defineTask({
  name: 'funnel.tellMoved',
  data: z.object({ applicationId: z.uuid(), stageId: z.uuid(), since: z.iso.datetime() }),
  retryLimit: RETRIES,
  run: (ctx, { applicationId, stageId, since }) =>
    ctx.transaction(async (ctx) => {
      const row = await loadApplication(ctx, applicationId, { forUpdate: true });
      const stands = row.active && row.stageId === stageId && row.stageSince.toISOString() === since;
      if (!stands) return;
      await askInStage(ctx, row);
      const scheduledAt = isInterviewStage(row.stageType) ? await scheduledOf(ctx, row.id) : null;
      if (scheduledAt) {
        const final = after(scheduledAt, afterMoveSeconds());
        if (ctx.clock.now() < final) await notifyMovedAt(ctx, row, final);
        return;
      }
      await queueStageMail(ctx, row);
      await notifyOnce(ctx, row, candidateMoved, { ...facts(row), stageName: nameForCandidate(row) }, new Date(since));
    }),
});

/** When the interview was scheduled that is ahead, with people or with a program. */
const scheduledOf = async (ctx: Ctx, applicationId: string): Promise<Date | null> =>
  (await interviewScheduledAt(ctx, applicationId)) ?? (await aiInterviewScheduledAt(ctx, applicationId));

/**
 * @param row as the move has left it
 * @param among how many were moved at once
 */
export async function notifyMovedLater(ctx: Ctx, row: ApplicationRow, among: number): Promise<void> {
  await notifyMovedAt(ctx, row, after(ctx.clock.now(), afterMoveSeconds(among)));
}

/**
 * Somebody goes on in a stage that asks by itself, and was not in it, or out of the process, when their move was to be told:
 * they are asked after all.
 */
export async function notifyGoingOn(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { row, settledSeconds } = change;
  if (!goesOn(ctx, change) || !(await isToBeAsked(ctx, row))) return;
  await notifyMovedAt(ctx, row, after(ctx.clock.now(), settledSeconds ? settledSeconds + 1 : afterMoveSeconds()));
}

async function notifyMovedAt(ctx: Ctx, row: ApplicationRow, startAfter: Date): Promise<void> {
  const data = { applicationId: row.id, stageId: row.stageId, since: row.stageSince.toISOString() };
  await enqueue(ctx, notifyMoved, data, { startAfter });
}

/** Hiring asks before and cannot be undone: both sides learn of it at once. */
export async function notifyHired(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const { id: applicationId, jobId, jobTitle, companyId } = row;
  const candidateName = row.blind ? null : row.candidateName;
  const team = await hiringTeam(ctx, row);
  await notify(ctx, hiredForTeam, {
    params: { applicationId, jobId, jobTitle, candidateName },
    userIds: team.map(({ id }) => id),
    companyId,
  });
  await mailCandidateHired(ctx, row);
}

async function notifyOnce<P extends object>(
  ctx: Ctx,
  row: ApplicationRow,
  kind: NotificationKind<P>,
  params: NoInfer<P>,
  since: Date,
): Promise<void> {
  const userId = row.candidateUserId;
  const { type, event } = kind;
  if (userId === null || (await wasNotified(ctx, userId, { type, event, applicationId: row.id, since }))) return;
  await notify(ctx, kind, { params, userIds: [userId] });
}

const facts = ({ id, jobTitle, companyName }: ApplicationRow) => ({ applicationId: id, jobTitle, companyName });
