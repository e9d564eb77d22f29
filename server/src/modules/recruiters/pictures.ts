import type { ResultOf } from '@prova/contract/endpoint';
import type { setRecruiterPicture } from '@prova/contract/recruiters/recruiters';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { changePerson } from '../accounts/accounts.service.ts';
import { deleteFile, keepFile, storePicture } from '../files/files.service.ts';
import { lockOrMakeProfile, type RecruiterRow, selectRecruiter, updateCover } from './recruiters.queries.ts';
import { recruiterProfile, requireOwnProfile } from './recruiters.service.ts';

type Profile = ResultOf<typeof setRecruiterPicture>;
type Picture = 'photo' | 'cover';

/**
 * Shows a picture in the actor's profile; the former one goes.
 * @throws AppError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED without a file, and what storePicture throws
 */
export async function setPicture(
  ctx: Ctx,
  userId: string,
  picture: Picture,
  upload: UploadedFile | undefined,
): Promise<Profile> {
  await requireOwnProfile(ctx, userId);
  if (!upload) throw validationError([{ field: 'file', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  const shape = picture === 'photo' ? 'avatar' : 'cover';
  const file = await storePicture(ctx, { companyId: null, shape, body: upload.body });
  await ctx.transaction(async (ctx) => {
    await keepFile(ctx, file.id);
    await replace(ctx, userId, picture, file.id);
  });
  return recruiterProfile(ctx, userId);
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function removePicture(ctx: Ctx, userId: string, picture: Picture): Promise<Profile> {
  await requireOwnProfile(ctx, userId);
  await ctx.transaction((ctx) => replace(ctx, userId, picture, null));
  return recruiterProfile(ctx, userId);
}

async function replace(ctx: Ctx, userId: string, picture: Picture, fileId: string | null): Promise<void> {
  // Two uploads at once: the second sees what the first has put there, so that no file is left over.
  await lockOrMakeProfile(ctx, userId);
  const row = (await selectRecruiter(ctx, userId)) as RecruiterRow;
  const former = picture === 'photo' ? row.photoFileId : row.coverFileId;
  if (picture === 'photo') await changePerson(ctx, userId, { photoFileId: fileId });
  else await updateCover(ctx, userId, fileId);
  if (former) await deleteFile(ctx, former);
}
