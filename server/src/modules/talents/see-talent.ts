import type { ResultOf } from '@prova/contract/endpoint';
import type { getPublicTalent, TalentSummary, TalentView } from '@prova/contract/talents/talents';
import type { Membership } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { activeCompany, companyName, runsJobs } from '../companies/companies.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { talentPorts } from './ports.ts';
import { presentPublic, presentSummaries, presentView } from './present.ts';
import { profileViewed } from './talents.notifications.ts';
import { isOwn, maySee, type Standing } from './talents.policy.ts';
import { selectSummaries, selectTalent, type TalentRow } from './talents.queries.ts';
import { insertView } from './views.queries.ts';

/** How a company of the actor knows a talent. */
async function standingIn(ctx: Ctx, talentId: string, { companyId, role }: Membership): Promise<Standing> {
  return { runsJobs: runsJobs(role), applied: await talentPorts.mayBeSeenBy(ctx, talentId, companyId) };
}

/** A talent whose profile the actor's company at work may see; undefined for everybody else. @throws AppError NO_COMPANY */
async function seenTalent(ctx: Ctx, talentId: string): Promise<(TalentRow & { applied: boolean }) | undefined> {
  const standing = await standingIn(ctx, talentId, activeCompany(ctx));
  const row = await selectTalent(ctx, { id: talentId });
  return row && maySee(row, standing) ? { ...row, applied: standing.applied } : undefined;
}

/** @throws AppError NOT_FOUND where the actor's company at work may not see the profile, NO_COMPANY */
export async function requireSeenTalent(ctx: Ctx, talentId: string): Promise<TalentRow & { applied: boolean }> {
  const talent = await seenTalent(ctx, talentId);
  if (!talent) throw new AppError('NOT_FOUND');
  return talent;
}

/** Whether a link to the profile would open it. @throws AppError NO_COMPANY */
export async function maySeeTalent(ctx: Ctx, talentId: string): Promise<boolean> {
  return (await seenTalent(ctx, talentId)) !== undefined;
}

/** Whether the actor may hear of changes: it is theirs, or one of their companies may see it. */
export async function mayFollow(ctx: Ctx, talentId: string): Promise<boolean> {
  const row = await selectTalent(ctx, { id: talentId });
  if (!row || ctx.actor.kind !== 'user') return false;
  if (isOwn(ctx.actor, row)) return true;
  for (const membership of ctx.actor.memberships)
    if (maySee(row, await standingIn(ctx, talentId, membership))) return true;
  return false;
}

/** The profile as its visibility allows; a company's first look of a day is told to the talent. */
export async function viewTalent(ctx: Ctx, talentId: string): Promise<TalentView> {
  const row = await requireSeenTalent(ctx, talentId);
  await recordView(ctx, row);
  return presentView(ctx, row, row.applied);
}

async function recordView(ctx: Ctx, { id, userId }: TalentRow): Promise<void> {
  const { companyId } = activeCompany(ctx);
  const viewerId = ctx.actor.kind === 'user' ? ctx.actor.userId : '';
  const day = ctx.clock.now().toISOString().slice(0, 10);
  await ctx.transaction(async (ctx) => {
    if (!(await insertView(ctx, { id: newId(ctx), talentId: id, companyId, viewerId, day }))) return;
    const name = await companyName(ctx, companyId);
    await notify(ctx, profileViewed, { params: { companyName: name }, userIds: [userId], companyId: null });
  });
}

/** @throws AppError NOT_FOUND for an address that nobody chose, and of a hidden profile */
export async function publicTalent(ctx: Ctx, slug: string): Promise<ResultOf<typeof getPublicTalent>> {
  const row = await selectTalent(ctx, { publicSlug: slug });
  if (!row || row.visibility === 'hidden') throw new AppError('NOT_FOUND');
  return presentPublic(ctx, row);
}

/** Talents as lists show them, by id. */
export async function talentSummaries(ctx: Ctx, talentIds: readonly string[]): Promise<Map<string, TalentSummary>> {
  if (talentIds.length === 0) return new Map();
  const summaries = await presentSummaries(ctx, await selectSummaries(ctx, talentIds));
  return new Map(summaries.map((summary) => [summary.id, summary]));
}
