import { VIDEO_MAX_BYTES } from '@prova/contract/assessments/test-fields';
import * as z from 'zod';
import { HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { deleteFile, joinParts, keepJoined } from '../../files/files.service.ts';
import { selectVideo, updateVideo } from './videos.queries.ts';

/** Ten minutes are recorded, and have to come through a slow connection, or from a tab that is opened again. */
export const UPLOAD_SECONDS = 2 * HOUR;

/** Makes a video of what has arrived of a take, whose window may be closed. */
export const finishVideoTask = defineTask({
  name: 'assessments.finishVideo',
  data: z.object({ id: z.uuid() }),
  retryLimit: 8,
  expireInSeconds: 900,
  run: (ctx, { id }) => finishVideo(ctx, id),
});

/** Does nothing where it was finished before, or erased. @param seconds as the browser measured them */
export async function finishVideo(ctx: Ctx, id: string, seconds?: number): Promise<void> {
  const video = await selectVideo(ctx, id);
  if (video?.state !== 'recording') return;
  const { fileId } = video;
  const content = await joinParts(ctx, fileId, VIDEO_MAX_BYTES);
  await ctx.transaction(async (ctx) => {
    if ((await selectVideo(ctx, id, true))?.state !== 'recording') return;
    if (content) await keepJoined(ctx, fileId, content);
    else await deleteFile(ctx, fileId);
    await updateVideo(ctx, id, { state: content ? 'complete' : 'lost', ...(seconds !== undefined && { seconds }) });
  });
}
