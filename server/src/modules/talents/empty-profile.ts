import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { changePerson } from '../accounts/accounts.service.ts';
import { deleteFile } from '../files/files.service.ts';
import { emptyTalent } from './empty-talent.queries.ts';
import { requireOwnById } from './own-profile.ts';
import { talentPorts } from './ports.ts';
import { spreadChange } from './spread-change.ts';

/** Empties the actor's profile and hides it. @throws AppError NOT_FOUND */
export async function emptyProfile(ctx: Ctx, talentId: string): Promise<void> {
  const { userId } = await requireOwnById(ctx, talentId);
  await ctx.transaction(async (ctx) => {
    await emptyTalent(ctx, talentId);
    const { photoFileId } = await requireOwnById(ctx, talentId);
    if (photoFileId) {
      await changePerson(ctx, userId, { photoFileId: null });
      await deleteFile(ctx, photoFileId);
    }
    await talentPorts.onEmptied(ctx, talentId);
    await spreadChange(ctx, talentId);
    await audit(ctx, { action: 'talents.profile_emptied', subjectId: userId });
  });
}
