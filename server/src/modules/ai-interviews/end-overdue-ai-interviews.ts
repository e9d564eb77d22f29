import { IDLE_HOURS } from '@prova/contract/ai-interviews/ai-interview-fields';
import * as z from 'zod';
import { after, HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { aiInterviewExpired } from './ai-interviews.notifications.ts';
import { type AiInterviewRow, selectExpired, selectIdle } from './ai-interviews.queries.ts';
import { endAiInterview } from './end-ai-interview.ts';
import { lockAiInterview } from './find-ai-interview.ts';
import { notifyOrganiser } from './notify-team.ts';
import { concludeLeft } from './session/conclude.ts';

const AT_ONCE = 200;

/** Ends interviews that were not begun in time, and those that were begun and left: with what was answered, or as failed. */
export const endOverdueAiInterviews = defineTask({
  name: 'aiInterviews.endOverdue',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  run: async (ctx) => {
    for (const found of await selectExpired(ctx, AT_ONCE)) await expire(ctx, found);
    const before = after(ctx.clock.now(), -IDLE_HOURS * HOUR);
    for (const found of await selectIdle(ctx, before, AT_ONCE)) await concludeLeft(ctx, found, before);
  },
});

function expire(ctx: Ctx, found: Pick<AiInterviewRow, 'id' | 'applicationId'>): Promise<void> {
  return ctx.transaction(async (ctx) => {
    const locked = await lockAiInterview(ctx, found);
    const { interview } = locked;
    // It was begun, or got another deadline, meanwhile.
    if (interview.status !== 'scheduled' || interview.closesAt > ctx.clock.now()) return;
    await endAiInterview(ctx, locked, { status: 'cancelled', cause: 'expired' });
    await notifyOrganiser(ctx, interview, aiInterviewExpired);
  });
}
