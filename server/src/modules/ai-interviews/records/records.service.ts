import { scoreBand } from '@prova/contract/ai-interviews/ai-interview-fields';
import * as contract from '@prova/contract/ai-interviews/analysis';
import type { PageMeta, QueryOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta } from '../../../platform/http/route.ts';
import { FEW, isCalledLike, type NearNames, wantsNear } from '../../../platform/near-names.ts';
import {
  loadApplication,
  mayWithApplication,
  namesLike,
  noteView,
  peopleWords,
} from '../../applications/applications.service.ts';
import { activeCompany } from '../../companies/companies.service.ts';
import { type JobScope, jobScope } from '../../jobs/jobs.service.ts';
import { type AnalysisRow, countAnalyses, selectLatestAnalysis } from './analyses.queries.ts';
import { requireSubject } from './find-subject.ts';
import { hiddenNames } from './hidden-names.ts';
import {
  type RecordFilter,
  type RecordRow,
  selectFigures,
  selectRecord,
  selectRecords,
} from './list-records.queries.ts';
import { isLost } from './lost-analysis.ts';
import { hashOf, hasWords, saidIn } from './said-lines.ts';

type Listed = ResultOf<typeof contract.listInterviewRecords>[number];
type Shown = Omit<Listed, 'similarName'>;
type Query = QueryOf<typeof contract.listInterviewRecords>;

const BANDS = { excellent: 80, good: 60 };

/**
 * Interviews of the company in the last days. Whoever only takes part in interviews sees none here.
 * @throws AppError NO_COMPANY
 */
export async function listRecords(
  ctx: Ctx,
  { page, limit, sort, days, search, ...asked }: Query,
): Promise<{ data: Listed[]; meta: PageMeta }> {
  const scope = readerScope(ctx);
  if (!scope) return { data: [], meta: pageMeta(page, limit, 0) };
  const since = after(ctx.clock.now(), -days * DAY);
  const words = peopleWords(search);
  const filter = { ...asked, words, scope, since };
  const slice = { sort, limit, offset: (page - 1) * limit };
  const found = await selectRecords(ctx, filter, slice);
  const near = await namesNear(ctx, filter, found);
  const { rows, total } = near.length > 0 ? await selectRecords(ctx, { ...filter, near }, slice) : found;
  const isSimilar = ({ blind, candidateName }: RecordRow) =>
    near.length > 0 && !blind && candidateName !== null && isCalledLike(candidateName, words, near);
  return {
    data: rows.map((row) => ({ ...showRecord(row), similarName: isSimilar(row) })),
    meta: pageMeta(page, limit, total),
  };
}

/** Names that are like those of the search, where it finds few and nobody who is called so. */
async function namesNear(
  ctx: Ctx,
  { words, ...filter }: RecordFilter & { readonly words: readonly string[] },
  { rows, total }: { readonly rows: readonly RecordRow[]; readonly total: number },
): Promise<NearNames> {
  if (words.length === 0 || total > FEW) return [];
  const isAll = rows.length === total;
  const all = isAll
    ? rows
    : (await selectRecords(ctx, { ...filter, words }, { sort: 'date', limit: FEW, offset: 0 })).rows;
  const names = all.map(({ blind, candidateName }) => (blind ? '' : (candidateName ?? '')));
  return wantsNear(words, total, names) ? namesLike(ctx, filter.scope.companyId, words) : [];
}

/** @throws AppError NO_COMPANY */
export async function recordFigures(
  ctx: Ctx,
  { days, jobId }: QueryOf<typeof contract.getAnalysisStats>,
): Promise<ResultOf<typeof contract.getAnalysisStats>> {
  const scope = readerScope(ctx);
  const since = after(ctx.clock.now(), -days * DAY);
  const figures = scope && (await selectFigures(ctx, { scope, since, jobId }, BANDS));
  const { waiting = 0, active = 0, ended = 0, cancelled = 0, excellent = 0, good = 0, fair = 0 } = figures ?? {};
  const { scored = 0, averageScore = null, timed = 0, averageSeconds = null } = figures ?? {};
  const enough = (count: number) => count >= contract.MEAN_OF_AT_LEAST;
  return {
    total: figures?.total ?? 0,
    byStatus: { waiting, active, ended, cancelled },
    analysed: figures?.analysed ?? 0,
    toAnalyse: figures?.toAnalyse ?? 0,
    scored,
    averageScore: averageScore !== null && enough(scored) ? Math.round(averageScore * 10) / 10 : null,
    averageSeconds: averageSeconds !== null && enough(timed) ? Math.round(averageSeconds) : null,
    bands: { excellent, good, fair },
  };
}

/** An interview of either kind with the latest analysis that was finished; a new one hides none. @throws AppError INTERVIEW_NOT_FOUND */
export async function getAnalysis(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getInterviewAnalysis>> {
  const subject = await requireSubject(ctx, id);
  const record = await selectRecord(ctx, subject.kind, id);
  if (!record) throw new AppError('INTERVIEW_NOT_FOUND');
  const { handle, judgements, openApplication } = subject.can;
  const latest = await selectLatestAnalysis(ctx, subject);
  const finished = latest?.state === 'done' ? latest : await selectLatestAnalysis(ctx, subject, 'done');
  const shown = finished ?? latest;
  const lines = await saidIn(ctx, subject);
  const isOver = record.status === 'ended' || record.status === 'cancelled';
  const { candidateEmail, ...rest } = showRecord(record);
  return {
    ...rest,
    candidateEmail: judgements ? candidateEmail : null,
    locale: subject.locale,
    startedAt: record.startedAt,
    endedAt: record.endedAt,
    analysis: shown
      ? hiddenNames(subject, lines).analysis(showAnalysis(ctx, shown, { transcriptHash: hashOf(lines), judgements }))
      : null,
    analyses: await countAnalyses(ctx, subject),
    can: {
      analyse: handle && isOver && hasWords(lines) && !subject.isDeclined,
      review: handle && finished !== undefined,
      openApplication,
    },
  };
}

/** What was said; reading it is noted in the history. @throws AppError INTERVIEW_NOT_FOUND */
export async function getTranscript(ctx: Ctx, id: string): Promise<ResultOf<typeof contract.getInterviewTranscript>> {
  const subject = await requireSubject(ctx, id);
  const lines = await saidIn(ctx, subject);
  const candidateName = subject.blind ? null : subject.candidateName;
  const hidden = hiddenNames(subject, lines);
  await noteView(ctx, await loadApplication(ctx, subject.applicationId));
  return {
    locale: subject.locale,
    lines: lines.map(hidden.line).map(({ speaker, name, ...line }) => ({
      ...line,
      speaker,
      name: speaker === 'candidate' ? candidateName : name,
    })),
  };
}

function readerScope(ctx: Ctx): JobScope | null {
  const { companyId } = activeCompany(ctx);
  const mayRead = mayWithApplication(ctx.actor, 'read_interviews', { companyId, shared: true });
  return mayRead ? jobScope(ctx, companyId) : null;
}

const showRecord = ({ blind, candidateName, candidateEmail, ...row }: RecordRow): Shown => ({
  ...row,
  candidateName: blind ? null : candidateName,
  candidateEmail: blind ? null : candidateEmail,
  band: scoreBand(row.score),
});

const NOT_SCORED = { value: null, band: null, missing: null };
const EMPTY = {
  insteadOfModel: null,
  overall: NOT_SCORED,
  responseQuality: NOT_SCORED,
  technicalAccuracy: NOT_SCORED,
  communication: NOT_SCORED,
  coverage: [],
  criteria: [],
  technicalSkills: [],
  softSkills: [],
  keywords: [],
  sentiment: null,
  strengths: [],
  improvements: [],
  summary: '',
  recommendation: { label: 'review' as const, reason: '' },
  confidence: 0,
  confidenceReasons: [],
  flags: [],
  droppedQuotes: 0,
};

interface Reader {
  /** Of the words as they are now. */
  readonly transcriptHash: string;
  /** Whether they see what colleagues think. */
  readonly judgements: boolean;
}

function showAnalysis(ctx: Ctx, row: AnalysisRow, { transcriptHash, judgements }: Reader): contract.Analysis {
  const { id, method, engine, rulesVersion, createdAt, finishedAt, reviewedAt, agrees } = row;
  return {
    ...{ ...EMPTY, ...row.result },
    ...{ id, method, engine, rulesVersion },
    state: isLost(ctx, row) ? 'failed' : row.state,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    isCurrent: row.transcriptHash === transcriptHash,
    review:
      reviewedAt === null || agrees === null || !judgements
        ? null
        : { agrees, note: row.reviewNote, byName: row.reviewerName ?? '', at: reviewedAt.toISOString() },
  };
}
