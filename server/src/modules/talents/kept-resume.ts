import type { KeptResume } from '@prova/contract/talents/kept-resume';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { deleteFile, fileLink, keepFile, storeResume } from '../files/files.service.ts';
import { selectKeptResume } from './kept-resume.queries.ts';
import { lockTalent, selectTalent, updateBeside } from './talents.queries.ts';

/** The résumé that the actor keeps; null for none, and for who is no talent. */
export async function readKeptResume(ctx: Ctx): Promise<KeptResume> {
  const kept = ctx.actor.kind === 'user' ? await selectKeptResume(ctx, ctx.actor.userId) : undefined;
  if (!kept) return null;
  const { fileId, bytes, keptAt, ...rest } = kept;
  return { ...rest, fileId, bytes: bytes ?? 0, keptAt: keptAt.toISOString(), viewUrl: fileLink(ctx, fileId, 'inline') };
}

/**
 * Keeps a résumé in the place of the one before, which goes.
 * @throws AppError VALIDATION_FAILED without a file, and what storeResume throws
 */
export async function keepResume(ctx: Ctx, upload: UploadedFile | undefined): Promise<KeptResume> {
  if (!upload) throw validationError([{ field: 'resume', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  const file = await storeResume(ctx, { companyId: null, name: upload.name, body: upload.body });
  await ctx.transaction(async (ctx) => {
    await keepFile(ctx, file.id);
    await replace(ctx, file.id);
  });
  return readKeptResume(ctx);
}

export async function forgetResume(ctx: Ctx): Promise<KeptResume> {
  await ctx.transaction((ctx) => replace(ctx, null));
  return null;
}

async function replace(ctx: Ctx, fileId: string | null): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('FORBIDDEN');
  const { userId } = ctx.actor;
  // Two uploads at once: the second sees what the first has put there, so that no file is left over.
  await lockTalent(ctx, userId);
  const row = await selectTalent(ctx, { userId });
  if (!row) throw new AppError('FORBIDDEN');
  const former = await selectKeptResume(ctx, userId);
  await updateBeside(ctx, row.id, { resumeFileId: fileId });
  if (former) await deleteFile(ctx, former.fileId);
}
