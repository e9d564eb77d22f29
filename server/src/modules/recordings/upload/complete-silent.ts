import * as z from 'zod';
import { after, HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { selectSegment, selectSilent, selectUnjoined, updateSegment } from '../recordings.queries.ts';
import { endSegment, joinAgain } from './complete-upload.ts';

const BATCH = 100;

/** Browsers that went away without a word: what they have sent can be watched. What they have kept comes as another segment. */
export const completeSilentTask = defineTask({
  name: 'recordings.completeSilent',
  data: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
  concurrency: 1,
  run: completeSilent,
});

async function completeSilent(ctx: Ctx): Promise<void> {
  // One that fails must not keep the others.
  for (const { id } of await selectSilent(ctx, BATCH))
    await each(ctx, id, () =>
      ctx.transaction(async (ctx) => {
        const segment = await selectSegment(ctx, id, { forUpdate: true });
        if (segment?.state !== 'uploading') return;
        await endSegment(ctx, segment);
        await updateSegment(ctx, id, { cutOff: true });
      }),
    );
  // The storage was away for longer than the task is tried again.
  for (const { id } of await selectUnjoined(ctx, after(ctx.clock.now(), -UNJOINED_SECONDS), BATCH))
    await each(ctx, id, () => ctx.transaction((ctx) => joinAgain(ctx, id)));
}

const UNJOINED_SECONDS = 2 * HOUR;

async function each(ctx: Ctx, id: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    ctx.log.error({ err: error, segment: id }, 'a segment of a recording could not be completed');
  }
}
