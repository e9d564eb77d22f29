import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import {
  loadApplication,
  onApplicationEnded,
  stillEnded,
  writeEvent,
} from '../../applications/applications.service.ts';
import { isOverdue } from '../assignments/assignment-rules.ts';
import {
  markReminded,
  selectAssignment,
  selectOpenAssignments,
  selectOverdue,
  selectToRemind,
  updateAssignment,
} from '../assignments/assignments.queries.ts';
import { endAssignment } from '../assignments/end-assignment.ts';
import { lockAssignment } from '../assignments/find-assignment.ts';
import { notifyExpired, remind } from '../assignments/notify-tests.ts';
import { handIn } from '../taking/submit-attempt.ts';

const SWEEP_LIMIT = 500;

/** Ends one test that nobody began by its day. */
export const expireTestTask = defineTask({
  name: 'assessments.expire',
  data: z.object({ assignmentId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { assignmentId }) => expireTest(ctx, assignmentId),
});

/** Reminds candidates of one application. */
export const remindTask = defineTask({
  name: 'assessments.remind',
  data: z.object({ applicationId: z.uuid() }),
  retryLimit: 5,
  run: (ctx, { applicationId }) => remindOf(ctx, applicationId),
});

/** Finds what is over and what is nearly: readers see it at once, the history and the mails come by this. */
export const sweepTestsTask = defineTask({
  name: 'assessments.sweep',
  data: z.object({}),
  retryLimit: 0,
  cron: '*/5 * * * *',
  run: async (ctx) => {
    for (const assignmentId of await selectOverdue(ctx, SWEEP_LIMIT))
      await enqueue(ctx, expireTestTask, { assignmentId }, { singletonKey: assignmentId });
    const soon = { dueBefore: after(ctx.clock.now(), DAY), limit: SWEEP_LIMIT };
    for (const applicationId of await selectToRemind(ctx, soon))
      await enqueue(ctx, remindTask, { applicationId }, { singletonKey: applicationId });
  },
});

async function expireTest(ctx: Ctx, assignmentId: string): Promise<void> {
  const found = await selectAssignment(ctx, assignmentId);
  if (!found || !isOverdue(found, ctx.clock.now())) return;
  await ctx.transaction(async (ctx) => {
    const { assignment, application } = await lockAssignment(ctx, found);
    if (!isOverdue(assignment, ctx.clock.now())) return;
    const end = { status: 'expired', endedAt: assignment.dueAt } as const;
    // What a talent chose and did not begin is nobody's news.
    if (application) await notifyExpired(ctx, await endAssignment(ctx, application, assignment, end));
    else await updateAssignment(ctx, assignmentId, end);
  });
}

async function remindOf(ctx: Ctx, applicationId: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, applicationId, { forUpdate: true });
    const now = ctx.clock.now();
    const due = (await selectOpenAssignments(ctx, applicationId)).filter(
      ({ dueAt }) => dueAt > now && dueAt < after(now, DAY),
    );
    if (due.length === 0) return;
    await markReminded(
      ctx,
      due.map(({ id }) => id),
    );
    // One under way with a time limit ends by its own clock.
    const waiting = due.filter(({ status, minutes }) => status === 'sent' || minutes === null);
    if (application.active) await remind(ctx, application, waiting);
  });
}

/** An application that ends takes its tests along: what was begun is handed in as it is, the rest need not be done any more. */
export const endWithApplicationTask = onApplicationEnded('assessments.end', async (ctx, ending) => {
  const { applicationId } = ending;
  await ctx.transaction(async (ctx) => {
    const application = await loadApplication(ctx, applicationId, { forUpdate: true });
    // Taken up again meanwhile.
    if (!stillEnded(application, ending)) return;
    for (const assignment of await selectOpenAssignments(ctx, applicationId)) {
      if (assignment.status === 'started') await handIn(ctx, application, assignment, 'end');
      else {
        const { id, title } = assignment;
        await updateAssignment(ctx, id, { status: 'cancelled', endedAt: ctx.clock.now() });
        await writeEvent(ctx, application, {
          type: 'test',
          data: { status: 'cancelled', assignmentIds: [id], titles: [title] },
        });
      }
    }
  });
});
