import { MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findApplication } from '../../applications/applications.service.ts';
import { languageOf } from '../../jobs/jobs.service.ts';
import { selectAiInterview } from '../ai-interviews.queries.ts';
import { analyse } from '../analysis/analyse.ts';
import type { AnalysisInput, AnalysisResult } from '../analysis/analysis-input.ts';
import { modelOf } from '../model.ts';
import { selectAskedSkills, selectJobText } from '../script.queries.ts';
import { type AnalysisRow, selectAnalysis, updateAnalysis } from './analyses.queries.ts';
import { RUN_MINUTES_MAX } from './lost-analysis.ts';
import { hashOf, type SaidLine, saidIn } from './said-lines.ts';

/** Analyses what was said, outside any transaction: a model may take minutes. What fails is kept as failed, to be asked for again. */
export async function writeAnalysis(ctx: Ctx, id: string): Promise<void> {
  const row = await selectAnalysis(ctx, id);
  if (row?.state !== 'running') return;
  const subject = row.aiInterviewId
    ? ({ kind: 'ai', id: row.aiInterviewId } as const)
    : ({ kind: 'live', id: row.interviewId ?? '' } as const);
  const lines = await saidIn(ctx, subject);
  const input = await inputOf(ctx, row, subject.kind, lines);
  if (!input) return;
  let result: AnalysisResult | null = null;
  try {
    result = await analyse(input, {
      model: modelOf(ctx, row.companyId),
      signal: AbortSignal.timeout((RUN_MINUTES_MAX - 1) * MINUTE * 1000),
      onFailure: (failure) => ctx.log.warn({ err: failure, analysisId: id }, 'A model analysed nothing'),
    });
  } catch (error) {
    ctx.log.error({ err: error, analysisId: id }, 'An interview could not be analysed');
  }
  await ctx.transaction(async (ctx) => {
    const latest = await selectAnalysis(ctx, id, true);
    // It was erased, or another run was faster.
    if (latest?.state !== 'running') return;
    const finishedAt = ctx.clock.now();
    if (!result) {
      await updateAnalysis(ctx, id, { state: 'failed', finishedAt });
      return;
    }
    await updateAnalysis(ctx, id, {
      state: 'done',
      method: result.method,
      engine: result.engine,
      rulesVersion: result.rulesVersion,
      transcriptHash: hashOf(lines),
      overall: result.overall.value,
      result: JSON.stringify(result),
      finishedAt,
    });
  });
}

/** @returns null where the application is gone */
async function inputOf(
  ctx: Ctx,
  row: AnalysisRow,
  kind: AnalysisInput['kind'],
  lines: readonly SaidLine[],
): Promise<AnalysisInput | null> {
  const application = await findApplication(ctx, row.applicationId);
  if (!application) return null;
  const ai = row.aiInterviewId === null ? null : await selectAiInterview(ctx, row.aiInterviewId);
  const locale = ai ? ai.locale : languageOf(await selectJobText(ctx, application.jobId), application.candidateLocale);
  const names = [application.candidateName, ai?.heardName, ...lines.map(({ name }) => name)];
  return {
    kind,
    locale,
    lines,
    script: (ai?.script ?? []).map((question, index) => ({ ...question, question: index + 1 })),
    technologies: await selectAskedSkills(ctx, application.jobId),
    names: [...new Set(names.flatMap((name) => name ?? []))],
  };
}
