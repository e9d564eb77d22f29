import type { TalentProfile } from '@prova/contract/talents/talents';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import type { UploadedFile } from '../../platform/http/route.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { changePerson } from '../accounts/accounts.service.ts';
import { deleteFile, keepFile, storePicture } from '../files/files.service.ts';
import { ownProfile, requireOwnById } from './own-profile.ts';
import { lockTalent, selectTalent, updateBeside } from './talents.queries.ts';
import { changeOfTalent } from './talents.realtime.ts';

type Picture = 'photo' | 'cover';

/**
 * Shows a picture in the actor's profile; the former one goes.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED without a file, and what storePicture throws
 */
export async function setPicture(
  ctx: Ctx,
  talentId: string,
  picture: Picture,
  upload: UploadedFile | undefined,
): Promise<TalentProfile> {
  const { userId } = await requireOwnById(ctx, talentId);
  if (!upload) throw validationError([{ field: 'file', code: 'FILE_REQUIRED', values: {} }], ctx.locale);
  const shape = picture === 'photo' ? 'avatar' : 'cover';
  const file = await storePicture(ctx, { companyId: null, shape, body: upload.body });
  await ctx.transaction(async (ctx) => {
    await keepFile(ctx, file.id);
    await replace(ctx, userId, picture, file.id);
  });
  return ownProfile(ctx);
}

/** @throws AppError NOT_FOUND */
export async function removePicture(ctx: Ctx, talentId: string, picture: Picture): Promise<TalentProfile> {
  const { userId } = await requireOwnById(ctx, talentId);
  await ctx.transaction((ctx) => replace(ctx, userId, picture, null));
  return ownProfile(ctx);
}

async function replace(ctx: Ctx, userId: string, picture: Picture, fileId: string | null): Promise<void> {
  // Two uploads at once: the second sees what the first has put there, so that no file is left over.
  await lockTalent(ctx, userId);
  const row = await selectTalent(ctx, { userId });
  if (!row) return;
  if (picture === 'photo') await changePerson(ctx, userId, { photoFileId: fileId });
  else await updateBeside(ctx, row.id, { coverFileId: fileId });
  await publish(ctx, changeOfTalent, { talentId: row.id });
  const former = picture === 'photo' ? row.photoFileId : row.coverFileId;
  if (former) await deleteFile(ctx, former);
}
