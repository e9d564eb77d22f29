import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadApplication } from '../../applications/applications.service.ts';
import { isOverdue } from './assignment-rules.ts';
import { selectOpenAssignments } from './assignments.queries.ts';
import { hasHeard, mailLinkAgain } from './notify-tests.ts';

/**
 * Mails the link of the tests of the application that the actor's own link opens. Who holds that one may be somebody it was
 * forwarded to: it leads to no test by itself.
 * @throws AppError TEST_NOT_FOUND where none waits, or it may still be taken back unseen
 */
export async function sendLinkAgain(ctx: Ctx): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'token') throw new AppError('TEST_NOT_FOUND');
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, actor.subjectId, { forUpdate: true });
    const now = ctx.clock.now();
    const waiting = (await selectOpenAssignments(ctx, application.id)).filter(
      (row) => !isOverdue(row, now) && hasHeard(ctx, row),
    );
    if (!application.active || waiting.length === 0 || application.candidateEmail === null)
      throw new AppError('TEST_NOT_FOUND');
    await mailLinkAgain(ctx, application, waiting);
  });
}
