import { APPLICATION_ACTIONS, type CandidateStatus } from '@prova/contract/applications/application-status';
import { undo } from '@prova/contract/applications/status-events';
import type { StageType } from '@prova/contract/jobs/stage-types';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { undoAiSchedule } from '../ai-interviews/ai-interviews.service.ts';
import {
  type ApplicationRow,
  applicationState,
  beforeChange,
  changeApplication,
  clocksOf,
  isAppliedAgain,
  requireApplication,
} from '../applications/applications.service.ts';
import { undoSchedule } from '../interviews/interviews.service.ts';
import { cancelMail } from '../messaging/messaging.service.ts';
import { answerWith, type ChangedData } from './change-application.ts';
import { type ChangeRow, selectChange } from './funnel.queries.ts';

/** What scheduling an interview has left in the history, with people or with a program. */
const scheduled = z.object({ interviewId: z.uuid(), status: z.literal('scheduled') });

/** What `applyTransition` has left in the history. */
const kept = z.object({
  action: z.enum(APPLICATION_ACTIONS),
  mailId: z.uuid().optional(),
  before: beforeChange,
  /** Left out by those who wrote before several at once had more time. */
  undoSeconds: z.number().int().optional(),
});

/**
 * Takes the last change of an application back, exactly, while there is time; its mail is not sent. A note that was written
 * with a move stays: it is somebody's words.
 * @param askedAt when it was asked for, where it is one of several
 * @throws AppError APPLICATION_NOT_FOUND, UNDO_EXPIRED when it is too late or something has happened since
 */
export async function undoChange(
  ctx: Ctx,
  id: string,
  eventId: string,
  askedAt = ctx.clock.now(),
): Promise<ChangedData> {
  const tooLate = (cause?: unknown) => new AppError('UNDO_EXPIRED', { cause });
  const undone = ctx.transaction(async (ctx) => {
    const row = await requireApplication(ctx, id, 'decide', { forUpdate: true, whileLocked: true });
    const event = await selectChange(ctx, row.id, eventId);
    const scheduling = scheduled.safeParse(event?.data);
    if (scheduling.success) {
      const takeBack = event?.type === 'ai_interview' ? undoAiSchedule : undoSchedule;
      return answerWith(ctx, await takeBack(ctx, scheduling.data.interviewId, askedAt), null);
    }
    const left = kept.safeParse(event?.data);
    if (!event || !left.success || left.data.before.version !== row.version) throw tooLate();
    const { action, before, mailId, undoSeconds: seconds } = left.data;
    const step = {
      action,
      before: standingBefore(row, event, before.statusBefore),
      after: applicationState(row),
      at: event.at,
      seconds,
    };
    const answer = undo(step, applicationState(row), askedAt);
    if (!answer.allowed) throw tooLate();
    // Who has got the mail already knows.
    if (mailId !== undefined && !(await cancelMail(ctx, mailId))) throw tooLate();
    const change = await changeApplication(ctx, row, {
      type: 'undone',
      ...(answer.after.stageId !== undefined && { toStageId: answer.after.stageId }),
      toStatus: answer.after.status,
      statusBefore: answer.after.statusBefore ?? null,
      ...clocksOf(before),
      data: { undoneEventId: eventId },
    });
    return answerWith(ctx, change, null);
  });
  return undone.catch((error: unknown) => {
    // The stage has been removed, the interview has been taken back, or the person has applied again.
    const gone = error instanceof AppError && ['STAGE_NOT_FOUND', 'INTERVIEW_NOT_FOUND'].includes(error.code);
    throw gone || isAppliedAgain(error) ? tooLate(error) : error;
  });
}

function standingBefore(row: ApplicationRow, event: ChangeRow, statusBefore: CandidateStatus | null) {
  return {
    ...applicationState(row),
    stageId: event.fromStageId ?? row.stageId,
    stageType: (event.fromStageType ?? row.stageType) as StageType,
    status: (event.fromStatus ?? row.status) as CandidateStatus,
    statusBefore,
  };
}
