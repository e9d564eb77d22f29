import type { Ctx } from '../../platform/context.ts';
import { deriveSearch } from './candidates.queries.ts';
import { selectCandidatesOfTalent } from './match/candidate-facts.queries.ts';
import { lockCandidates } from './match/match-candidates.queries.ts';
import { applicationPorts } from './ports.ts';
import { deleteUnseenMatches, updateShownProfiles } from './shown-profile.queries.ts';

/**
 * Part of every transaction that may change what companies see of somebody's profile beside their applications. The profile
 * is held (`holdTalent`) before.
 * @returns those of whom companies see something else now
 */
export async function showProfiles(ctx: Ctx, candidateIds: readonly string[]): Promise<readonly string[]> {
  if (candidateIds.length === 0) return [];
  await lockCandidates(ctx, candidateIds);
  const changed = await updateShownProfiles(ctx, candidateIds);
  await deleteUnseenMatches(ctx, candidateIds);
  await deriveSearch(ctx, changed);
  return changed;
}

/** The same where nothing else tells open boards of it. */
export async function showProfilesLive(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  const changed = await showProfiles(ctx, candidateIds);
  if (changed.length > 0) await applicationPorts.onProfileShown(ctx, changed);
}

/** The profile has changed, or who may see it. How its person matches follows by a task. */
export async function followProfile(ctx: Ctx, talentId: string): Promise<void> {
  await showProfilesLive(ctx, await selectCandidatesOfTalent(ctx, talentId));
}
