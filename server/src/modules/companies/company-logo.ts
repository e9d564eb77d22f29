import type { getCompany } from '@prova/contract/companies/companies';
import type { ResultOf } from '@prova/contract/endpoint';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { deleteFile, keepFile, storePicture } from '../files/files.service.ts';
import { requireInCompany } from './companies.policy.ts';
import { selectCompany, updateLogo } from './companies.queries.ts';
import { companyRecord } from './company-record.ts';

/**
 * Shows a logo wherever the company is named; the former one goes.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED without a file, and what storePicture throws
 */
export async function setLogo(
  ctx: Ctx,
  companyId: string,
  upload: UploadedFile | undefined,
): Promise<ResultOf<typeof getCompany>> {
  requireInCompany(ctx, 'edit', companyId);
  if (!upload) throw validationError([{ field: 'file', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  const file = await storePicture(ctx, { companyId, shape: 'logo', body: upload.body });
  await ctx.transaction(async (ctx) => {
    await keepFile(ctx, file.id);
    await replace(ctx, companyId, file.id);
  });
  return companyRecord(ctx, companyId);
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function removeLogo(ctx: Ctx, companyId: string): Promise<ResultOf<typeof getCompany>> {
  requireInCompany(ctx, 'edit', companyId);
  await ctx.transaction((ctx) => replace(ctx, companyId, null));
  return companyRecord(ctx, companyId);
}

/** The version stays: what others are typing into the record does not collide with a picture. */
async function replace(ctx: Ctx, companyId: string, fileId: string | null): Promise<void> {
  // Locked: of two uploads at once the second sees what the first has put there, so that no file is left over.
  const former = (await selectCompany(ctx, companyId, true))?.logoFileId ?? null;
  if (former === fileId) return;
  await updateLogo(ctx, companyId, fileId);
  if (former) await deleteFile(ctx, former);
  await audit(ctx, {
    action: fileId ? 'companies.logo_set' : 'companies.logo_removed',
    subjectId: companyId,
    companyId,
  });
}
