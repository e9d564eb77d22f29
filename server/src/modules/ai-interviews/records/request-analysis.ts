import type { AnalysisState } from '@prova/contract/ai-interviews/ai-interview-fields';
import * as z from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import { MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { defineTask, enqueue } from '../../../platform/tasks.ts';
import { loadApplication } from '../../applications/applications.service.ts';
import { INTERVIEW_ANALYSES } from '../ai-interviews.budgets.ts';
import { proofReanalysed } from '../ai-interviews.notifications.ts';
import type { AiInterviewRow } from '../ai-interviews.queries.ts';
import { RULES_VERSION } from '../analysis/analysis-input.ts';
import { engineOf } from '../model.ts';
import { takeBackProofs } from '../proofs/take-back-proofs.ts';
import { insertAnalysis, selectLatestAnalysis, subjectColumn } from './analyses.queries.ts';
import { requireHandledSubject, type Subject } from './find-subject.ts';
import { isLost, RUN_MINUTES_MAX } from './lost-analysis.ts';
import { hashOf, hasWords, saidIn } from './said-lines.ts';
import { writeAnalysis } from './write-analysis.ts';

/** Makes an analysis that was asked for. */
export const analyseTask = defineTask({
  name: 'aiInterviews.analyse',
  data: z.object({ analysisId: z.uuid() }),
  retryLimit: 3,
  expireInSeconds: RUN_MINUTES_MAX * MINUTE,
  run: (ctx, { analysisId }) => writeAnalysis(ctx, analysisId),
});

/**
 * Has what was said analysed. One that runs already is answered instead.
 * @throws AppError INTERVIEW_NOT_FOUND, FORBIDDEN, ANALYSIS_DECLINED, NOTHING_TO_ANALYSE, BUDGET_REACHED
 */
export async function requestAnalysis(ctx: Ctx, id: string): Promise<{ id: string; state: AnalysisState }> {
  const subject = await requireHandledSubject(ctx, id);
  if (subject.isDeclined) throw new AppError('ANALYSIS_DECLINED');
  // What comes of it is not known before: the candidate may still ask for a person.
  if (subject.goesOn) throw new AppError('NOTHING_TO_ANALYSE');
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.transaction(async (ctx) => {
    // The next one has to be confirmed before it proves anything. Whoever shows what the interview proves waits for this.
    if (subject.kind === 'ai') {
      await loadApplication(ctx, subject.applicationId, { forUpdate: true });
      await takeBackProofs(ctx, [subject.id], proofReanalysed);
    }
    await requireCapacity(ctx, INTERVIEW_ANALYSES, [subject.applicationId]);
    const latest = await selectLatestAnalysis(ctx, subject);
    if (latest?.state === 'running' && !isLost(ctx, latest)) return { id: latest.id, state: latest.state };
    const analysisId = await request(ctx, subject, actor.userId);
    if (analysisId === null) throw new AppError('NOTHING_TO_ANALYSE');
    return { id: analysisId, state: 'running' };
  });
}

/** An interview with the program is analysed once it has ended. Runs in the transaction of its end. */
export async function requestOwnAnalysis(ctx: Ctx, interview: AiInterviewRow): Promise<void> {
  await request(ctx, { ...interview, kind: 'ai' }, null);
}

/** @returns null where nothing was said */
async function request(
  ctx: Ctx,
  subject: Pick<Subject, 'kind' | 'id' | 'companyId' | 'applicationId'>,
  requestedBy: string | null,
): Promise<string | null> {
  const lines = await saidIn(ctx, subject);
  if (!hasWords(lines)) return null;
  const id = newId(ctx);
  const engine = engineOf(ctx);
  await insertAnalysis(ctx, {
    id,
    companyId: subject.companyId,
    applicationId: subject.applicationId,
    [subjectColumn(subject)]: subject.id,
    state: 'running',
    method: engine === 'local' ? 'local' : 'model',
    engine,
    rulesVersion: RULES_VERSION,
    transcriptHash: hashOf(lines),
    requestedBy,
    createdAt: ctx.clock.now(),
  });
  await enqueue(ctx, analyseTask, { analysisId: id });
  return id;
}
