import type { AnalysisMethod, AnalysisState } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { InterviewAnalyses } from '../../../platform/schema.gen.ts';
import type { AnalysisResult } from '../analysis/analysis-input.ts';
import type { Subject } from './find-subject.ts';

export type AnalysisRow = NonNullable<Awaited<ReturnType<typeof selectAnalysis>>>;

/** Which column names the interview. */
export const subjectColumn = ({ kind }: Pick<Subject, 'kind'>) =>
  kind === 'ai' ? ('aiInterviewId' as const) : ('interviewId' as const);

const analysisRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('interviewAnalyses')
    .leftJoin('users as reviewers', 'reviewers.id', 'interviewAnalyses.reviewedBy')
    .select([
      'interviewAnalyses.id',
      'interviewAnalyses.companyId',
      'interviewAnalyses.applicationId',
      'interviewAnalyses.aiInterviewId',
      'interviewAnalyses.interviewId',
      'interviewAnalyses.state',
      'interviewAnalyses.method',
      'interviewAnalyses.engine',
      'interviewAnalyses.rulesVersion',
      'interviewAnalyses.transcriptHash',
      'interviewAnalyses.overall',
      'interviewAnalyses.reviewedBy',
      'interviewAnalyses.reviewedAt',
      'interviewAnalyses.agrees',
      'interviewAnalyses.reviewNote',
      'interviewAnalyses.requestedBy',
      'interviewAnalyses.createdAt',
      'interviewAnalyses.finishedAt',
      'reviewers.name as reviewerName',
    ])
    .select(({ ref }) => ref('interviewAnalyses.result').$castTo<AnalysisResult | null>().as('result'))
    .$narrowType<{ state: AnalysisState; method: AnalysisMethod }>();

export function selectAnalysis(ctx: Ctx, id: string, forUpdate = false) {
  return analysisRows(ctx)
    .where('interviewAnalyses.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('interviewAnalyses'))
    .executeTakeFirst();
}

/** The latest of an interview, or the latest in a state. */
export function selectLatestAnalysis(
  ctx: Ctx,
  subject: Pick<Subject, 'kind' | 'id'>,
  state?: AnalysisState,
): Promise<AnalysisRow | undefined> {
  return analysisRows(ctx)
    .where(`interviewAnalyses.${subjectColumn(subject)}`, '=', subject.id)
    .$if(state !== undefined, (query) => query.where('interviewAnalyses.state', '=', state ?? 'done'))
    .orderBy('interviewAnalyses.createdAt', 'desc')
    .orderBy('interviewAnalyses.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function countAnalyses(ctx: Ctx, subject: Pick<Subject, 'kind' | 'id'>): Promise<number> {
  const { total } = await ctx.db
    .selectFrom('interviewAnalyses')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(subjectColumn(subject), '=', subject.id)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertAnalysis(ctx: Ctx, analysis: Insertable<InterviewAnalyses>): Promise<void> {
  await ctx.db.insertInto('interviewAnalyses').values(analysis).execute();
}

export async function updateAnalysis(ctx: Ctx, id: string, values: Updateable<InterviewAnalyses>): Promise<void> {
  await ctx.db.updateTable('interviewAnalyses').set(values).where('id', '=', id).execute();
}

/** Nothing is left of what was made of what somebody said. */
export async function deleteAnalysesOf(ctx: Ctx, interviewId: string): Promise<void> {
  await ctx.db.deleteFrom('interviewAnalyses').where('interviewId', '=', interviewId).execute();
}
