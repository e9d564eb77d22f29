import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import * as z from 'zod';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { type ApplicationChanged, type ApplicationRow, loadApplication } from '../applications/applications.service.ts';
import { ownersOf, type Transfer } from '../companies/companies.service.ts';
import { hasOpenAiInterview, selectOpenAiInterview, updateOrganiser } from './ai-interviews.queries.ts';
import { endAiInterview } from './end-ai-interview.ts';
import { notifyCancelled } from './notify-candidate.ts';

const isOver = ({ active, status }: Pick<ApplicationRow, 'active' | 'status'>) => !active || status === 'hired';

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
export async function followEnd(
  ctx: Ctx,
  { row, before, settledSeconds = UNDO_SECONDS }: ApplicationChanged,
): Promise<void> {
  if (before === null || !isOver(row) || isOver(before)) return;
  if (!(await hasOpenAiInterview(ctx, row.id))) return;
  // Then it can no longer be taken back for certain, on every clock of the cluster.
  const startAfter = after(ctx.clock.now(), settledSeconds + 1);
  await enqueue(ctx, endAiWithApplicationTask, { applicationId: row.id }, { startAfter });
}

/** Gives what is open in the name of somebody who leaves to who takes over, or to an owner: news of it must reach somebody. */
export async function transferAiInterviews(ctx: Ctx, { companyId, from, to }: Transfer): Promise<void> {
  const successor = to ?? (await ownersOf(ctx, companyId)).find(({ id }) => id !== from)?.id;
  if (successor !== undefined) await updateOrganiser(ctx, { companyId, from, to: successor });
}
