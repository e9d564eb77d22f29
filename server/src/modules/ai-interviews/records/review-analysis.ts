import type { reviewAnalysis as endpoint } from '@prova/contract/ai-interviews/analysis';
import type { BodyOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadApplication } from '../../applications/applications.service.ts';
import { holdMembership } from '../../companies/companies.service.ts';
import { proofUnconfirmed } from '../ai-interviews.notifications.ts';
import { takeBackProofs } from '../proofs/take-back-proofs.ts';
import { selectAnalysis, selectLatestAnalysis, subjectColumn, updateAnalysis } from './analyses.queries.ts';
import { requireHandledSubject } from './find-subject.ts';

/** Keeps what a person thinks of an analysis; what they said before is replaced. @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, ANALYSIS_NOT_FOUND */
export async function reviewAnalysis(
  ctx: Ctx,
  id: string,
  { analysisId, agrees, note }: BodyOf<typeof endpoint>,
): Promise<void> {
  const subject = await requireHandledSubject(ctx, id);
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  await ctx.transaction(async (ctx) => {
    // Whoever shows what an interview proves waits for this, and this for them.
    await loadApplication(ctx, subject.applicationId, { forUpdate: true });
    await holdMembership(ctx, subject.companyId);
    const row = await selectAnalysis(ctx, analysisId, true);
    if (row?.[subjectColumn(subject)] !== subject.id || row.state !== 'done') throw new AppError('ANALYSIS_NOT_FOUND');
    // What a person does not confirm proves nothing; of an older analysis nothing is shown anyway.
    const isLatest = (await selectLatestAnalysis(ctx, subject))?.id === analysisId;
    if (subject.kind === 'ai' && !agrees && isLatest) await takeBackProofs(ctx, [subject.id], proofUnconfirmed);
    await updateAnalysis(ctx, analysisId, {
      reviewedBy: actor.userId,
      reviewedAt: ctx.clock.now(),
      agrees,
      reviewNote: note || null,
    });
    await audit(ctx, {
      action: 'analysis.reviewed',
      companyId: subject.companyId,
      subjectId: analysisId,
      data: { agrees },
    });
  });
}
