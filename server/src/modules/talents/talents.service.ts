import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Registered } from '../accounts/accounts.service.ts';
import { spreadChange } from './spread-change.ts';
import { talentChanged } from './talents.events.ts';
import { insertTalent, selectTalent, selectTalentId } from './talents.queries.ts';

export { chosenTalents, listedTalents, type TalentChoice } from './find-talents.ts';
export { readResumeLines } from './import-resume.ts';
export { readKeptResume } from './kept-resume.ts';
export { ownContacts, ownProfile, profileForCompanies } from './own-profile.ts';
export { type SkillProof, talentPorts } from './ports.ts';
export { PROFILE_SITEMAP } from './profile-sitemap.ts';
export { placeIn as placeInResume } from './resume/places.ts';
export { maySeeTalent, requireSeenTalent, talentSummaries } from './see-talent.ts';
export { holdTalent, seenByCompany } from './seen-talent.queries.ts';
export type { Visibility } from './talents.queries.ts';
export { seniorityInTitle } from './title-seniority.ts';
export { setVisibility } from './visibility.ts';
export { spreadChange, talentChanged };

/** A talent's registration creates the profile, with the visibility they chose. */
export async function createTalentOnRegistration(ctx: Ctx, registered: Registered): Promise<void> {
  if (registered.role !== 'POTENTIAL') return;
  const { userId, visibility } = registered;
  const now = ctx.clock.now();
  await insertTalent(ctx, { id: newId(ctx), userId, visibility, createdAt: now, updatedAt: now });
  const talentId = await selectTalentId(ctx, userId);
  if (talentId) await spreadChange(ctx, talentId);
}

/** The talent with an address; null for nobody, and for accounts of other kinds. */
export async function talentOfAddress(ctx: Ctx, email: string): Promise<{ talentId: string; userId: string } | null> {
  const row = await selectTalent(ctx, { email });
  return row ? { talentId: row.id, userId: row.userId } : null;
}

/** The profile of a signed-in talent; null for everyone else. */
export async function ownTalentId(ctx: Ctx): Promise<string | null> {
  return ctx.actor.kind === 'user' ? selectTalentId(ctx, ctx.actor.userId) : null;
}
