import type { Ctx } from '../../platform/context.ts';
import type { ApplicationRow } from '../applications/applications.service.ts';
import { undoScheduling } from '../interviews/interviews.service.ts';
import { deleteAiInterview } from './ai-interviews.queries.ts';
import { lockAiInterview, requireAiInterview } from './find-ai-interview.ts';
import { takeBackInvitation } from './notify-candidate.ts';

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
    return undoScheduling(ctx, {
      type: 'ai_interview',
      ...{ interview, application, askedAt },
      takeBack: () => takeBackInvitation(ctx, interview),
      remove: () => deleteAiInterview(ctx, id),
    });
  });
}
