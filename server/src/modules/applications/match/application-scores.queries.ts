import { FORMULA_VERSION } from '@prova/contract/matching/formula';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { prepare } from '../../../platform/db.ts';
import { proofFactor } from '../../matching/matching.service.ts';
import { reckonedIn } from './reckoned.queries.ts';

const HOUR_MS = 3_600_000;
/** For how long a score may count, the longest of which it is still the same at the end of. Without end, nothing of it fades. */
const HORIZONS_MS = [0, HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS];

/** Whether a stored score (`s`) is what would be reckoned now of these inputs (`t`, `j`). */
const counts = (now: Date) => sql`(s.candidate_stamp = t.stamp and s.job_stamp = j.stamp
  and s.formula = ${sql.lit(FORMULA_VERSION)} and s.valid_from <= ${now} and s.valid_until >= ${now})`;

export interface ScoredApplications {
  readonly now: Date;
  /** A statement of their `id`, `job_id` and `candidate_id`, each once. */
  readonly of: RawBuilder<unknown>;
}

/**
 * Parts of `with`, the last of them `matched`: `id` and `score` of applications, today's, as the explanation reckons it; null
 * where too little is known. Left out are those of whose people nothing is worked out yet. A stored score is taken where it
 * counts; the others are reckoned.
 */
export const matchedIn = ({ now, of }: ScoredApplications): RawBuilder<unknown> => sql`
  looked_up as materialized (
    select a.id, a.job_id, a.candidate_id, s.application_id is not null as counts, s.score
    from (${of}) a left join match_jobs j on j.job_id = a.job_id left join match_candidates t on t.candidate_id = a.candidate_id
    left join application_scores s on s.application_id = a.id and ${counts(now)}
  ), ${reckonedIn(sql`select id, job_id, candidate_id, ${proofFactor(now)}::float8 as factor from looked_up where not counts`)},
  matched as materialized (
    select id, score from looked_up where counts union all select id, score from reckoned
  )`;

/**
 * The scores of these applications, of a company or of whoever sent them; those of whose people nothing is worked out yet are left
 * out, and to a company those that are locked.
 */
export async function selectApplicationScores(
  ctx: Ctx,
  { companyId, ids }: { companyId?: string; ids: readonly string[] },
): Promise<Map<string, number | null>> {
  if (ids.length === 0) return new Map();
  const ofCompany = companyId === undefined ? sql`` : sql`company_id = ${companyId} and locked_at is null and`;
  const of = sql`select id, job_id, candidate_id from applications where ${ofCompany} id = any(${[...ids]}::uuid[])`;
  const query = sql<{ id: string; score: number | null }>`
    with ${matchedIn({ now: ctx.clock.now(), of })} select id, score from matched`.compile(ctx.db);
  prepare(companyId === undefined ? 'scores-of-applications' : 'application-scores', query.sql);
  const { rows } = await ctx.db.executeQuery(query);
  return new Map(rows.map(({ id, score }) => [id, score]));
}

type Uncounted =
  | { readonly candidateIds: readonly string[] }
  | { readonly jobId?: string | undefined; readonly after?: string | undefined; readonly limit: number };

/** Applications without a stored score that counts, by their ids; of these candidates, or of a job, or of all. */
export async function selectUncounted(ctx: Ctx, which: Uncounted): Promise<string[]> {
  const among =
    'candidateIds' in which
      ? sql`a.candidate_id = any(${[...which.candidateIds]}::uuid[])`
      : sql`${which.jobId ? sql`a.job_id = ${which.jobId}` : sql`true`} ${which.after ? sql`and a.id > ${which.after}` : sql``}`;
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join match_jobs j on j.job_id = a.job_id join match_candidates t on t.candidate_id = a.candidate_id
    left join application_scores s on s.application_id = a.id and ${counts(ctx.clock.now())}
    where ${among} and a.erased_at is null and s.application_id is null
    order by a.id ${'limit' in which ? sql`limit ${which.limit}` : sql``}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/**
 * Reckons these applications and stores their scores; part of a transaction. Those that somebody changes at this moment are
 * left to the next time, and whose data are erased keeps none.
 *
 * Scores only fall while proofs fade: one that is the same at two moments is the same between them. Without proofs it is
 * what it would be if they were worth nothing.
 */
export async function storeScores(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows: held } = await sql<{ id: string }>`
    select id from applications where id = any(${[...ids]}::uuid[]) and erased_at is null order by id for share skip locked`.execute(
    ctx.db,
  );
  if (held.length === 0) return;
  const now = ctx.clock.now();
  const ends = HORIZONS_MS.map((length) => new Date(now.getTime() + length));
  const moments = sql.join(ends.map((end) => sql`(${proofFactor(end)}::float8, ${end}::timestamptz)`));
  await sql`
    with moment (factor, until) as (values ${moments}, (0::float8, 'infinity'::timestamptz)),
    chosen as materialized (
      select id, company_id, job_id, candidate_id from applications where id = any(${held.map(({ id }) => id)}::uuid[])
    ), ${reckonedIn(sql`select id, job_id, candidate_id, factor from chosen cross join moment`)},
    compared as (
      select r.*, m.until, first_value(r.score) over (partition by r.id order by m.until) as present
      from reckoned r join moment m on m.factor = r.factor
    )
    insert into application_scores
      (application_id, company_id, score, candidate_stamp, job_stamp, formula, valid_from, valid_until, created_at)
    select a.id, a.company_id, c.present, c.candidate_stamp, c.job_stamp, ${sql.lit(FORMULA_VERSION)}, ${now}, max(c.until), ${now}
    from compared c join chosen a on a.id = c.id where c.score is not distinct from c.present
    group by a.id, a.company_id, c.present, c.candidate_stamp, c.job_stamp
    order by a.id
    on conflict (application_id) do update set (score, candidate_stamp, job_stamp, formula, valid_from, valid_until, created_at) =
      (excluded.score, excluded.candidate_stamp, excluded.job_stamp, excluded.formula, excluded.valid_from, excluded.valid_until,
        excluded.created_at)`.execute(ctx.db);
}
