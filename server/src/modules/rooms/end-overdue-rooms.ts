import { RECORDER_LOST_SECONDS } from '@prova/contract/rooms/room-fields';
import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { defineTask } from '../../platform/tasks.ts';
import { finishInterview } from '../interviews/interviews.service.ts';
import { forgetWords } from './conversation.queries.ts';
import { closeEntries } from './entries.queries.ts';
import { endRecording, selectAbandoned, selectGoingOn } from './recordings.queries.ts';
import { lockUnforgotten, selectOverdue, updateRoom } from './rooms.queries.ts';
import { roomChange } from './rooms.realtime.ts';

const AT_ONCE = 200;

/**
 * Ends rooms that people met in, and that both sides have left for long; and those whose hour has been over for long. What was said
 * in rooms without an appointment is forgotten once everybody has been gone for as long.
 */
export const endOverdueRooms = defineTask({
  name: 'rooms.endOverdue',
  data: z.object({}),
  retryLimit: 2,
  cron: '* * * * *',
  run: async (ctx) => {
    for (const room of await selectOverdue(ctx, AT_ONCE)) await end(ctx, room);
    await endRecordings(ctx);
    await forgetConversations(ctx);
  },
});

/** Of rooms that everybody has left without a word, or whose process died. */
async function endRecordings(ctx: Ctx): Promise<void> {
  for (const { id, code } of await selectAbandoned(ctx, RECORDER_LOST_SECONDS, AT_ONCE))
    await ctx.transaction(async (ctx) => {
      await endRecording(ctx, id, 'lost');
      await publish(ctx, roomChange, { code });
    });
}

function forgetConversations(ctx: Ctx): Promise<void> {
  return ctx.transaction(async (ctx) => {
    for (const { id } of await lockUnforgotten(ctx, AT_ONCE)) await forgetWords(ctx, id);
  });
}

function end(
  ctx: Ctx,
  { id, code, interviewId }: { readonly id: string; readonly code: string; readonly interviewId: string | null },
): Promise<void> {
  return ctx.transaction(async (ctx) => {
    await updateRoom(ctx, id, { endedAt: ctx.clock.now() });
    await closeEntries(ctx, id);
    const recording = await selectGoingOn(ctx, id);
    if (recording) await endRecording(ctx, recording.id, 'stopped');
    if (interviewId) await finishInterview(ctx, interviewId);
    else await forgetWords(ctx, id);
    // Whoever is still inside hears so from the process that holds it.
    await publish(ctx, roomChange, { code });
  });
}
