import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationChanged, loadApplication } from '../applications/applications.service.ts';
import { ownersOf, type Transfer } from '../companies/companies.service.ts';
import { isEnd, isOver, settledAt } from '../interviews/interviews.service.ts';
import { hasOpenAiInterview, selectOpenAiInterview, updateOrganiser } from './ai-interviews.queries.ts';
import { endAiInterview } from './end-ai-interview.ts';
import { notifyCancelled } from './notify-candidate.ts';

/** Cancels what is open of an application that is over after all. */
export const endAiWithApplicationTask = defineTask({
  name: 'aiInterviews.endWithApplication',
  data: z.object({ applicationId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { applicationId }) =>
    ctx.transaction(async (ctx) => {
      const application = await loadApplication(ctx, applicationId, { forUpdate: true });
      const interview = await selectOpenAiInterview(ctx, applicationId);
      if (!interview || !isOver(application)) return;
      await endAiInterview(ctx, { interview, application }, { status: 'cancelled', cause: 'application_over' });
      await notifyCancelled(ctx, interview.id);
    }),
});

/** Rejected, withdrawn, closed or hired: what is open is cancelled once that cannot be undone. */
export async function followEnd(ctx: Ctx, change: ApplicationChanged): Promise<void> {
  const { id: applicationId } = change.row;
  if (!isEnd(change) || !(await hasOpenAiInterview(ctx, applicationId))) return;
  await enqueue(ctx, endAiWithApplicationTask, { applicationId }, { startAfter: settledAt(ctx, change) });
}

/** Gives what is open in the name of somebody who leaves to who takes over, or to an owner: news of it must reach somebody. */
export async function transferAiInterviews(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (successor !== undefined) await updateOrganiser(ctx, { companyId, from, to: successor });
}
