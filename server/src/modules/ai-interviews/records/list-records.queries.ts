import type {
  AiCancelCause,
  AnalysisState,
  RecordKind,
  RecordStatus,
} from '@prova/contract/ai-interviews/ai-interview-fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { type NearNames, namedLike } from '../../../platform/near-names.ts';
import { escapeLike } from '../../../platform/plain-search.ts';
import { hasNames, isHiddenApplication } from '../../applications/applications.service.ts';
import { inScope, type JobScope } from '../../jobs/jobs.service.ts';
import { lostBefore } from './lost-analysis.ts';

export interface RecordRow {
  readonly id: string;
  readonly kind: RecordKind;
  readonly roomId: string | null;
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly blind: boolean;
  readonly candidateName: string | null;
  readonly candidateEmail: string | null;
  readonly status: RecordStatus;
  readonly cause: AiCancelCause | null;
  readonly failed: boolean;
  readonly date: Date;
  readonly seconds: number | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly hasTranscript: boolean;
  readonly score: number | null;
  readonly analysisState: AnalysisState | null;
}

export interface RecordFilter {
  /** Null: the actor works with no jobs of the company. */
  readonly scope: JobScope;
  readonly since: Date;
  readonly status?: RecordStatus | undefined;
  readonly kind?: RecordKind | undefined;
  readonly jobId?: string | undefined;
  readonly words?: readonly string[];
  /** Names like the words; none unless they are looked for. */
  readonly near?: NearNames;
}

// One line is enough to know that there are some: with a limit it is looked for interview by interview, by its index.
const ofPrograms = (condition: RawBuilder<SqlBool>) => sql`
  select 'ai' as kind, a.id, a.id::text as room_id, a.application_id,
    case a.status when 'scheduled' then 'waiting' when 'in_progress' then 'active' when 'cancelled' then 'cancelled'
      else 'ended' end as status,
    a.cause, a.status = 'failed' as failed, coalesce(a.started_at, a.closes_at) as date,
    case when a.ended_at is not null and a.started_at is not null then a.seconds_used end as seconds,
    a.started_at, a.ended_at,
    coalesce((select true from ai_interview_turns t where t.interview_id = a.id and t.answer <> '' limit 1), false)
      as has_transcript
  from ai_interviews a where ${condition}`;

const ofPeople = (condition: RawBuilder<SqlBool>) => sql`
  select 'live' as kind, i.id, i.room_code as room_id, i.application_id,
    case i.status when 'scheduled' then 'waiting' when 'in_progress' then 'active' when 'completed' then 'ended'
      else 'cancelled' end as status,
    null as cause, false as failed, coalesce(i.started_at, i.starts_at) as date,
    case when i.status = 'completed'
      then extract(epoch from i.ended_at - coalesce(i.started_at, i.starts_at))::int end as seconds,
    i.started_at, i.ended_at,
    coalesce((select true from rooms r join room_captions c on c.room_id = r.id
      where r.interview_id = i.id and c.final and c.role = 'candidate' limit 1), false) as has_transcript
  from interviews i where ${condition}`;

/** Of the latest analysis, and of the latest that was finished. */
const withAnalyses = (ctx: Ctx, records: RawBuilder<unknown>) => sql`
  select r.*, applications.job_id, jobs.title as job_title, ${isHiddenApplication} as blind,
    candidates.name as candidate_name, candidates.email as candidate_email, candidates.id as candidate_id,
    (select case when n.state = 'running' and n.created_at <= ${lostBefore(ctx)} then 'failed' else n.state end
      from interview_analyses n
      where (n.ai_interview_id = r.id or n.interview_id = r.id) order by n.created_at desc, n.id desc limit 1)
      as analysis_state,
    (select n.overall from interview_analyses n
      where (n.ai_interview_id = r.id or n.interview_id = r.id) and n.state = 'done'
      order by n.created_at desc, n.id desc limit 1) as score
  from (${records}) r
  join applications on applications.id = r.application_id
  join jobs on jobs.id = applications.job_id
  join candidates on candidates.id = applications.candidate_id`;

function found(
  ctx: Ctx,
  { scope, since, status, kind, jobId, words = [], near = [] }: RecordFilter,
): RawBuilder<unknown> {
  const { companyId } = scope;
  const ai = ofPrograms(sql<SqlBool>`a.company_id = ${companyId} and coalesce(a.started_at, a.closes_at) >= ${since}`);
  const live = ofPeople(sql<SqlBool>`i.company_id = ${companyId} and i.starts_at >= ${since}`);
  const records = kind === 'ai' ? ai : kind === 'live' ? live : sql`${ai} union all ${live}`;
  const conditions = [
    inScope(scope, sql.ref('r.job_id')),
    ...(status ? [sql<SqlBool>`r.status = ${status}`] : []),
    ...(jobId ? [sql<SqlBool>`r.job_id = ${jobId}`] : []),
    ...(words.length > 0 ? [isFoundBy(words, near)] : []),
  ];
  return sql`from (${withAnalyses(ctx, records)}) r where ${sql.join(conditions, sql` and `)}`;
}

/** A name that the job hides finds nobody. */
const isFoundBy = (words: readonly string[], near: NearNames) => sql<SqlBool>`(
  (not r.blind and exists (select from candidate_search s where s.candidate_id = r.candidate_id
    and ${near.length > 0 ? namedLike(words, near) : hasNames(words)}))
  or ${sql.join(
    words.map((word) => sql`plain(r.job_title) like '%' || plain(${escapeLike(word)}) || '%'`),
    sql` and `,
  )})`;

export async function selectRecords(
  ctx: Ctx,
  filter: RecordFilter,
  { sort, limit, offset }: { readonly sort: 'date' | 'score'; readonly limit: number; readonly offset: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const from = found(ctx, filter);
  const order = sort === 'score' ? sql`r.score desc nulls last, r.date desc, r.id` : sql`r.date desc, r.id`;
  const { rows } = await sql<RecordRow>`
    select r.* ${from} order by ${order} limit ${limit} offset ${offset}`.execute(ctx.db);
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(ctx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of either kind; who may read it is up to the caller. */
export async function selectRecord(ctx: Ctx, kind: RecordKind, id: string): Promise<RecordRow | undefined> {
  const one = kind === 'ai' ? ofPrograms(sql<SqlBool>`a.id = ${id}`) : ofPeople(sql<SqlBool>`i.id = ${id}`);
  const { rows } = await sql<RecordRow>`select r.* from (${withAnalyses(ctx, one)}) r`.execute(ctx.db);
  return rows[0];
}

export interface RecordFigures {
  readonly total: number;
  readonly waiting: number;
  readonly active: number;
  readonly ended: number;
  readonly cancelled: number;
  readonly analysed: number;
  readonly toAnalyse: number;
  readonly scored: number;
  readonly averageScore: number | null;
  readonly timed: number;
  readonly averageSeconds: number | null;
  readonly excellent: number;
  readonly good: number;
  readonly fair: number;
}

/** @param bands the lowest scores of the upper two bands */
export async function selectFigures(
  ctx: Ctx,
  filter: RecordFilter,
  bands: { readonly excellent: number; readonly good: number },
): Promise<RecordFigures> {
  const { rows } = await sql<RecordFigures>`
    select count(*)::int as total,
      (count(*) filter (where r.status = 'waiting'))::int as waiting,
      (count(*) filter (where r.status = 'active'))::int as active,
      (count(*) filter (where r.status = 'ended'))::int as ended,
      (count(*) filter (where r.status = 'cancelled'))::int as cancelled,
      (count(*) filter (where r.analysis_state = 'done'))::int as analysed,
      (count(*) filter (where r.status = 'ended' and r.has_transcript and r.analysis_state is null))::int as to_analyse,
      count(r.score)::int as scored,
      avg(r.score)::float8 as average_score,
      count(r.seconds)::int as timed,
      avg(r.seconds)::float8 as average_seconds,
      (count(*) filter (where r.score >= ${bands.excellent}))::int as excellent,
      (count(*) filter (where r.score >= ${bands.good} and r.score < ${bands.excellent}))::int as good,
      (count(*) filter (where r.score < ${bands.good}))::int as fair
    ${found(ctx, filter)}`.execute(ctx.db);
  const [figures] = rows;
  if (!figures) throw new Error('An aggregate has one row');
  return figures;
}
