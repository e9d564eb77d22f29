import * as z from 'zod';
import { after, HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { selectInterview } from './interviews.queries.ts';
import { mailReminders } from './notify-participants.ts';

/** Hours before the start at which everybody is reminded. */
const HOURS_BEFORE = [24, 1] as const;

/** Reminds of an interview as it was when this was queued; one that was moved meanwhile has reminders of its own. */
export const remindTask = defineTask({
  name: 'interviews.remind',
  data: z.object({ interviewId: z.uuid(), startsAt: z.iso.datetime(), hours: z.number() }),
  retryLimit: 5,
  run: (ctx, { interviewId, startsAt, hours }) =>
    ctx.transaction(async (ctx) => {
      const interview = await selectInterview(ctx, interviewId);
      if (interview?.status !== 'scheduled' || interview.startsAt.toISOString() !== startsAt) return;
      await mailReminders(ctx, interview, hours);
    }),
});

export async function scheduleReminders(
  ctx: Ctx,
  { id: interviewId, startsAt }: { readonly id: string; readonly startsAt: Date },
): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const at = after(startsAt, -hours * HOUR);
    // Who is invited later than that needs no reminder of it.
    if (at <= ctx.clock.now()) continue;
    await enqueue(ctx, remindTask, { interviewId, startsAt: startsAt.toISOString(), hours }, { startAfter: at });
  }
}
