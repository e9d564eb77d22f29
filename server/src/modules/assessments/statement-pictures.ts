import type { uploadStatementPicture } from '@prova/contract/assessments/statement-pictures';
import { STATEMENT_PICTURES_MAX } from '@prova/contract/assessments/test-fields';
import type { ResultOf } from '@prova/contract/endpoint';
import type { FieldProblem } from '@prova/contract/validation';
import * as z from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { refuseBeyond, requireCapacity } from '../../platform/budget.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { defineTask } from '../../platform/tasks.ts';
import { deleteFile, keepFile, lastingPictureLink, storePicture } from '../files/files.service.ts';
import { STATEMENT_PICTURES } from './assessments.budgets.ts';
import { companyOfAuthor } from './find-test.ts';
import { deleteUnused, insertPicture, lockPictures, lockUnused } from './pictures.queries.ts';
import { pictureIds, picturesIn } from './statement.ts';

/** @throws AppError NO_COMPANY, FORBIDDEN, BUDGET_REACHED, and what storePicture throws */
export async function uploadPicture(
  ctx: Ctx,
  [upload]: readonly UploadedFile[],
): Promise<ResultOf<typeof uploadStatementPicture>> {
  const companyId = companyOfAuthor(ctx);
  if (!upload) throw new AppError('FILE_EMPTY');
  // Nothing is uploaded beyond the budget.
  await refuseBeyond(ctx, STATEMENT_PICTURES, [companyId]);
  const { id, bytes } = await storePicture(ctx, { companyId, shape: 'statement', body: upload.body });
  await ctx.transaction(async (ctx) => {
    await requireCapacity(ctx, STATEMENT_PICTURES, [companyId], { bytes });
    await keepFile(ctx, id);
    await insertPicture(ctx, id, companyId);
  });
  return { id, url: lastingPictureLink(ctx, id) };
}

/**
 * The pictures that statements name are pictures of their company, and stay: a file of anybody else is nobody's to show. In the
 * transaction that writes the statements.
 * @param path of a question among what was sent, with a dot at its end
 * @throws AppError VALIDATION_FAILED
 */
export async function requirePictures(
  ctx: Ctx,
  companyId: string,
  questions: readonly { readonly text: string }[],
  path: (index: number) => string = () => '',
): Promise<void> {
  const known = await lockPictures(ctx, companyId, [...new Set(questions.flatMap(({ text }) => pictureIds(text)))]);
  for (const [index, { text }] of questions.entries()) {
    const problem = pictureProblem(text, known, STATEMENT_PICTURES_MAX);
    if (problem) throw validationError([{ field: `${path(index)}text`, ...problem }], ctx.locale);
  }
}

/** What is wrong with the pictures of a cleaned text: too many, one without words, or one that is nobody's to show here. */
export function pictureProblem(
  text: string,
  known: ReadonlySet<string>,
  maximum: number,
): Omit<FieldProblem, 'field'> | null {
  const pictures = picturesIn(text);
  if (pictures.length > maximum) return { code: 'TOO_MANY', values: { maximum } };
  if (pictures.some(({ words }) => words === '')) return { code: 'PICTURE_WORDS', values: {} };
  return pictures.every(({ fileId }) => known.has(fileId)) ? null : { code: 'PICTURE_UNKNOWN', values: {} };
}

const BATCH = 100;

/** Takes away pictures that no statement names any more, a day after they came at the earliest. */
export const sweepPicturesTask = defineTask({
  name: 'assessments.sweepPictures',
  data: z.object({}),
  retryLimit: 1,
  cron: '37 3 * * *',
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
