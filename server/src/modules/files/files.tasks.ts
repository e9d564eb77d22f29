import * as z from 'zod';
import { mayRemoveFiles } from '../../platform/backup/storage-lock.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { extractTextTask } from './extract-text.ts';
import { dropPartsTask, removeParts } from './file-parts.ts';
import { selectRemovable, updateAbandoned, updateRemoved } from './files.queries.ts';

const BATCH = 100;
/** What a browser brings for a week is joined a day later at the latest. */
const PARTS_DAYS = 8;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Clears the storage of uploads that nobody kept within a day (eight, once parts came), and of deleted files. */
const sweepTask = defineTask({
  name: 'files.sweep',
  data: z.object({}),
  cron: '17 * * * *',
  retryLimit: 2,
  expireInSeconds: 1800,
  concurrency: 1,
  run: sweep,
});

export const fileTasks = [extractTextTask, sweepTask, dropPartsTask] as const;

async function sweep(ctx: Ctx): Promise<void> {
  const abandoned = await updateAbandoned(ctx, {
    before: after(ctx.clock.now(), -DAY),
    partsBefore: after(ctx.clock.now(), -PARTS_DAYS * DAY),
  });
  let removed = 0;
  let failed = 0;
  let lastId = FIRST_ID;
  const removeBatch = async (ctx: Ctx): Promise<boolean> => {
    // A backup copies what its snapshot names: the next run removes it.
    if (!(await mayRemoveFiles(ctx))) return false;
    const files = await selectRemovable(ctx, lastId, BATCH);
    for (const file of files) {
      lastId = file.id;
      // One object that cannot be removed must not keep the others.
      try {
        await removeParts(ctx, file.id);
        await ctx.platform.storage.remove(file.storageKey);
      } catch (error) {
        ctx.log.error({ err: error, fileId: file.id }, 'object could not be removed');
        failed += 1;
        continue;
      }
      await updateRemoved(ctx, file.id, ctx.clock.now());
      removed += 1;
    }
    return files.length === BATCH;
  };
  while (await ctx.transaction(removeBatch));
  if (removed > 0) ctx.log.info({ abandoned, removed }, 'storage swept');
  if (failed > 0) throw new Error(`${failed} objects could not be removed`);
}
