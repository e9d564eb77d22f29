import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { lockInterview, requireInterview } from './find-interview.ts';
import { deleteInterview } from './interviews.queries.ts';
import { takeBackInvitations } from './notify-participants.ts';
import { undoScheduling } from './undo-scheduling.ts';

/**
 * Takes scheduling back while its ten seconds last, and nobody was invited yet.
 * @param askedAt when it was asked for, where it is one of several
 * @returns the event that says so, and the application as it is now
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, UNDO_EXPIRED when it is too late or something has happened since
 */
export async function undoSchedule(
  ctx: Ctx,
  id: string,
  askedAt = ctx.clock.now(),
): Promise<{ eventId: string; row: ApplicationRow }> {
  const found = await requireInterview(ctx, id, 'handle');
  return ctx.transaction(async (ctx) => {
    const { interview, application } = await lockInterview(ctx, found);
    return undoScheduling(ctx, {
      type: 'interview',
      ...{ interview, application, askedAt },
      takeBack: () => takeBackInvitations(ctx, interview),
      remove: () => deleteInterview(ctx, id),
    });
  });
}
