import type { MatchProfile } from '@prova/contract/matching/match-input';
import type { Ctx } from '../../../platform/context.ts';
import { fingerprintOf, personRow, skillRows } from '../../matching/matching.service.ts';
import { skillIdsOf } from '../../skills/skills.service.ts';
import { selectUncounted, storeScores } from './application-scores.queries.ts';
import { keepArrivals } from './arrival-matches.queries.ts';
import { type ReadCandidate, readCandidates } from './candidate-facts.ts';
import { lockCandidates, replaceMatches } from './match-candidates.queries.ts';

/** Works out again what lists read of how these candidates fit jobs, and what their résumés claim. */
export async function refreshCandidates(ctx: Ctx, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return;
  await ctx.transaction(async (ctx) => {
    await lockCandidates(ctx, candidateIds);
    const candidates = await readCandidates(ctx, candidateIds);
    const companies = new Map(candidates.map(({ id, companyId }) => [id, companyId]));
    const companyOf = (id: string) => companies.get(id) ?? '';
    const reach = await skillRows(ctx, new Map(candidates.map((candidate) => [candidate.id, candidate])));
    const reachOf = Map.groupBy(reach, ({ of }) => of);
    await replaceMatches(ctx, candidateIds, {
      candidates: candidates.map(({ id, companyId, basis, profile }) => ({
        ...personRow(ctx, profile),
        candidateId: id,
        companyId,
        basis,
        stamp: fingerprintOfPerson(ctx, profile, reachOf.get(id) ?? []),
      })),
      reach: reach.map(({ of, ...worth }) => ({ candidateId: of, companyId: companyOf(of), ...worth })),
      claims: await claimRows(ctx, candidates),
    });
    const uncounted = await selectUncounted(ctx, { candidateIds });
    await storeScores(ctx, uncounted);
    await keepArrivals(ctx, uncounted);
  });
}

function fingerprintOfPerson(ctx: Ctx, profile: MatchProfile, reach: Awaited<ReturnType<typeof skillRows>>): string {
  const { createdAt: _, ...read } = personRow(ctx, profile);
  const worth = reach.map(({ skillId, declared, proven }) => [skillId, declared, proven] as const);
  return fingerprintOf([read, worth.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

async function claimRows(ctx: Ctx, candidates: readonly ReadCandidate[]) {
  const names = candidates.flatMap(({ claims }) => claims.map(({ name }) => name));
  const ids = await skillIdsOf(ctx, [...new Set(names)]);
  return candidates.flatMap(({ id, companyId, claims }) => {
    const sentences = new Map(
      claims.flatMap(({ name, sentence }) => {
        const skillId = ids.get(name);
        return skillId ? [[skillId, sentence] as const] : [];
      }),
    );
    return [...sentences].map(([skillId, sentence]) => ({
      candidateId: id,
      companyId,
      skillId,
      sentence,
      createdAt: ctx.clock.now(),
    }));
  });
}
