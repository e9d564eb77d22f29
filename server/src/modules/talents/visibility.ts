import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { spreadChange } from './spread-change.ts';
import { lockTalent, selectTalentId, updateBeside, type Visibility } from './talents.queries.ts';

/** Says who sees the profile of a person; nothing happens to who has none. The one way it is written. */
export async function setVisibility(ctx: Ctx, userId: string, visibility: Visibility): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const talent = await lockTalent(ctx, userId);
    if (!talent || talent.visibility === visibility) return;
    await updateBeside(ctx, talent.id, { visibility });
    await spreadChange(ctx, talent.id);
    await audit(ctx, { action: 'privacy.visibility_changed', subjectId: userId, data: { visibility } });
  });
}

/** An account was closed or opened, or got another role: so does its profile. */
export async function followAccount(ctx: Ctx, userId: string): Promise<void> {
  const talentId = await selectTalentId(ctx, userId);
  if (talentId) await spreadChange(ctx, talentId);
}
