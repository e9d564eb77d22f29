import { CANDIDATE_STATUSES } from '@prova/contract/applications/application-status';
import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import {
  type ApplicationRow,
  beforeChange,
  changeApplication,
  clocksOf,
} from '../applications/applications.service.ts';
import { deleteAiInterview, selectScheduling } from './ai-interviews.queries.ts';
import { lockAiInterview, requireAiInterview } from './find-ai-interview.ts';
import { takeBackInvitation } from './notify-candidate.ts';

const kept = z.object({ before: beforeChange });

/**
 * Takes scheduling back while its ten seconds last, and nobody was invited yet.
 * @param askedAt when it was asked for, where it is one of several
 * @returns the event that says so, and the application as it is now
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, UNDO_EXPIRED when it is too late or something has happened since
 */
export async function undoAiSchedule(
  ctx: Ctx,
  id: string,
  askedAt = ctx.clock.now(),
): Promise<{ eventId: string; row: ApplicationRow }> {
  const found = await requireAiInterview(ctx, id, 'handle');
  return ctx.transaction(async (ctx) => {
    const { interview, application } = await lockAiInterview(ctx, found);
    const scheduling = await selectScheduling(ctx, application.id, id);
    const left = kept.safeParse(scheduling?.data);
    const tooLate = new AppError('UNDO_EXPIRED');
    if (!scheduling || !left.success || askedAt > after(scheduling.at, UNDO_SECONDS)) throw tooLate;
    const { before } = left.data;
    if (before.version !== application.version || interview.version !== 1) throw tooLate;
    if (!(await takeBackInvitation(ctx, interview))) throw tooLate;
    await deleteAiInterview(ctx, id);
    return changeApplication(ctx, application, {
      type: 'undone',
      ...(scheduling.fromStatus !== null && { toStatus: z.enum(CANDIDATE_STATUSES).parse(scheduling.fromStatus) }),
      statusBefore: before.statusBefore,
      ...clocksOf(before),
      data: { undoneEventId: scheduling.id },
    });
  });
}
