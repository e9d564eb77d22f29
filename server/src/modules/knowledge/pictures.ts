import type { ResultOf } from '@prova/contract/endpoint';
import { KNOWLEDGE_PICTURES_MAX } from '@prova/contract/knowledge/knowledge-fields';
import type { uploadKnowledgePicture } from '@prova/contract/knowledge/pictures';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond, requireCapacity } from '../../platform/budget.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { defineTask } from '../../platform/tasks.ts';
import { pictureIds, pictureProblem, withAddresses } from '../assessments/assessments.service.ts';
import { deleteFile, keepFile, lastingPictureLink, storePicture } from '../files/files.service.ts';
import { requireAuthor } from './find-item.ts';
import { KNOWLEDGE_PICTURES } from './knowledge.budgets.ts';
import { deleteUnused, insertPicture, lockPictures, lockUnused } from './pictures.queries.ts';

/** @throws AppError NOT_KNOWLEDGE_AUTHOR, BUDGET_REACHED, and what storePicture throws */
export async function uploadPicture(
  ctx: Ctx,
  [upload]: readonly UploadedFile[],
): Promise<ResultOf<typeof uploadKnowledgePicture>> {
  const authorId = await requireAuthor(ctx);
  if (!upload) throw new AppError('FILE_EMPTY');
  // Nothing is uploaded beyond the budget.
  await refuseBeyond(ctx, KNOWLEDGE_PICTURES, [authorId]);
  const { id, bytes } = await storePicture(ctx, { companyId: null, shape: 'statement', body: upload.body });
  await ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, KNOWLEDGE_PICTURES, [authorId], { bytes });
    await keepFile(ctx, id);
    await insertPicture(ctx, id, authorId);
  });
  return { id, url: lastingPictureLink(ctx, id) };
}

/**
 * The pictures that a text names are its author's, and stay: a file of anybody else is nobody's to show. In the transaction that
 * writes the text.
 * @param body cleaned
 * @throws AppError VALIDATION_FAILED
 */
export async function requirePictures(ctx: Ctx, authorId: string, body: string): Promise<void> {
  const known = await lockPictures(ctx, authorId, pictureIds(body));
  const problem = pictureProblem(body, known, KNOWLEDGE_PICTURES_MAX);
  if (problem) throw validationError([{ field: 'body', ...problem }], ctx.locale);
}

/** With an address for each picture, which lasts as long as a page stays open. */
export const withPictures = (ctx: Ctx, body: string): string =>
  withAddresses(body, (fileId) => lastingPictureLink(ctx, fileId));

const BATCH = 100;

/** Takes away pictures that no text names any more, a day after they came at the earliest. */
export const sweepPicturesTask = defineTask({
  name: 'knowledge.sweepPictures',
  data: z.object({}),
  retryLimit: 1,
  cron: '52 3 * * *',
  concurrency: 1,
  run: async (ctx) => {
    const before = after(ctx.clock.now(), -DAY);
    const sweepBatch = async (ctx: Ctx): Promise<boolean> => {
      const found = await lockUnused(ctx, before, BATCH);
      if (found.length === 0) return false;
      for (const id of await deleteUnused(ctx, found)) await deleteFile(ctx, id);
      return found.length === BATCH;
    };
    while (await ctx.transaction(sweepBatch));
  },
});
