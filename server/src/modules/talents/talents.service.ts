import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Registered } from '../accounts/accounts.service.ts';
import { insertTalent, selectTalentId } from './talents.queries.ts';

/** A talent's registration creates the profile, with the visibility they chose. */
export async function createTalentOnRegistration(ctx: Ctx, registered: Registered): Promise<void> {
  if (registered.role !== 'POTENTIAL') return;
  const { userId, visibility } = registered;
  await insertTalent(ctx, { id: newId(ctx), userId, visibility, createdAt: ctx.clock.now() });
}

/** The profile of a signed-in talent; null for everyone else. */
export async function ownTalentId(ctx: Ctx): Promise<string | null> {
  return ctx.actor.kind === 'user' ? selectTalentId(ctx, ctx.actor.userId) : null;
}
