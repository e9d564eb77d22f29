import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { selectSegment, selectSilent } from '../recordings.queries.ts';
import { endSegment } from './complete-upload.ts';

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
  for (const { id } of await selectSilent(ctx, BATCH))
    await ctx.transaction(async (ctx) => {
      const segment = await selectSegment(ctx, id, { forUpdate: true });
      if (segment?.state === 'uploading') await endSegment(ctx, segment);
    });
}
