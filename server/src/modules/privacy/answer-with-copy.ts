import * as z from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { keepFile } from '../files/files.service.ts';
import { storeCopy } from './copies.ts';
import { type DataRequestRow, selectDataRequest } from './data-requests.queries.ts';
import { updateRequest } from './privacy.queries.ts';
import { mailAnswered } from './request-mails.ts';
import { personAsking } from './request-queue.ts';

/** Has the copy made that answers a request. Until it is there the request stays open. */
export async function beginCopy(ctx: Ctx, row: DataRequestRow, answer: string): Promise<void> {
  await updateRequest(ctx, row.id, {
    state: 'working',
    answer,
    copyAskedAt: ctx.clock.now(),
    failedAt: null,
  });
  await audit(ctx, { action: 'privacy.request_copy_started', subjectId: row.id, companyId: row.companyId });
  await enqueue(ctx, answerWithCopyTask, { requestId: row.id });
}

/** Whether the copy is still wanted: not refused, answered otherwise, or withdrawn meanwhile. */
const isWanted = (row: DataRequestRow | undefined): row is DataRequestRow =>
  row?.state === 'working' && row.copyAskedAt !== null && row.answer !== null && row.address !== null;

/**
 * Makes the copy and answers with it. It holds what was asked of whoever was asked: a company gives what it holds, the
 * platform everything. Nobody but the proven address gets a link to it.
 */
export const answerWithCopyTask = defineTask({
  name: 'privacy.answer-with-copy',
  data: z.object({ requestId: z.uuid() }),
  retryLimit: 5,
  expireInSeconds: 3600,
  concurrency: 1,
  run: async (ctx, { requestId }) => {
    const row = await selectDataRequest(ctx, requestId);
    if (!isWanted(row)) return;
    const { all } = await personAsking(ctx, row);
    const { file, missing } = await storeCopy(ctx, all, row.locale, row.companyName).catch(async (error: unknown) => {
      // The owners see it, and may answer otherwise; it is tried again all the same.
      await updateRequest(ctx, requestId, { failedAt: ctx.clock.now() });
      throw error;
    });
    await ctx.transaction(async (ctx) => {
      const still = await selectDataRequest(ctx, requestId, true);
      if (!isWanted(still) || still.answer === null) return;
      await keepFile(ctx, file.id);
      await updateRequest(ctx, requestId, {
        state: 'answered',
        answeredAt: ctx.clock.now(),
        failedAt: null,
        fileId: file.id,
        missingFiles: missing,
      });
      await audit(ctx, { action: 'privacy.request_answered', subjectId: requestId, companyId: still.companyId });
      await mailAnswered(ctx, still, { answer: still.answer, copy: true, erased: null });
    });
  },
});
