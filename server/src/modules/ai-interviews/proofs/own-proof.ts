import type { listOwnAiInterviews, showAiProof } from '@prova/contract/ai-interviews/session';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadApplication } from '../../applications/applications.service.ts';
import { proofEnd, setProofs, shownSources } from '../../matching/matching.service.ts';
import { isInterviewed } from '../ai-interviews.policy.ts';
import { selectAiInterview } from '../ai-interviews.queries.ts';
import { provenByAnalysis } from './proven-by-analysis.ts';
import { selectProving } from './proving-analyses.queries.ts';

type OwnProof = NonNullable<ResultOf<typeof listOwnAiInterviews>[number]['proof']>;

/** What interviews of the actor prove, by interview; those that prove nothing are missing. */
export async function proofsOfInterviews(
  ctx: Ctx,
  interviewIds: readonly string[],
): Promise<ReadonlyMap<string, OwnProof>> {
  const [proving, shown] = [await selectProving(ctx, interviewIds), await shownSources(ctx, interviewIds)];
  const proofs = [...proving].map(([id, { result, endedAt }]) => {
    const skills = provenByAnalysis(result).map(({ skill, level }) => ({ name: skill, level }));
    return [id, { skills, shown: shown.has(id), validUntil: proofEnd(endedAt).toISOString() }] as const;
  });
  return new Map(proofs.filter(([, { skills }]) => skills.length > 0));
}

/**
 * Shows what an interview proves on the actor's profile, or takes it back.
 * @throws AppError INTERVIEW_NOT_FOUND, PROOF_IMPOSSIBLE
 */
export async function setOwnProof(ctx: Ctx, id: string, shown: boolean): Promise<ResultOf<typeof showAiProof>> {
  const interview = await selectAiInterview(ctx, id);
  if (!interview || !isInterviewed(ctx.actor, interview)) throw new AppError('INTERVIEW_NOT_FOUND');
  return ctx.transaction(async (ctx) => {
    // Who takes a confirmation back, or has the analysis made anew, waits for this, and this for them.
    await loadApplication(ctx, interview.applicationId, { forUpdate: true });
    const proving = (await selectProving(ctx, [id], { hold: true })).get(id);
    const skills = proving ? provenByAnalysis(proving.result) : [];
    if (!proving || skills.length === 0) throw new AppError('PROOF_IMPOSSIBLE');
    const { talentId, companyId, endedAt: provenAt } = proving;
    const proven = skills.map(({ skill, score }) => ({ skill, score }));
    await setProofs(
      ctx,
      { talentId, companyId, provenAt, skills: proven, source: 'ai_interview', sourceId: id },
      shown,
    );
    return {
      skills: skills.map(({ skill, level }) => ({ name: skill, level })),
      shown,
      validUntil: proofEnd(provenAt).toISOString(),
    };
  });
}
