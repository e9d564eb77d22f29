import type { ListedBand } from '@prova/contract/matching/formula';
import type { JOB_ORDERS } from '@prova/contract/matching/matching';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { listedBandOf, scoreOf } from './formula.queries.ts';
import { proofFactor } from './proof-worth.ts';
import { type ScoredJob, selectScores, skillsByJob } from './scores.queries.ts';

export interface MatchedJobsWanted {
  /** A statement of job_id, published_at and rank. */
  readonly found: RawBuilder<unknown>;
  /** Of jobs that the talent applied to what is shown in the place of their own score. */
  readonly applied: readonly ScoredJob[];
  readonly order: (typeof JOB_ORDERS)[number];
  readonly bands: readonly ListedBand[];
  /** Centavos a month; null for any. */
  readonly payMin: number | null;
  /** Only jobs that were published later. */
  readonly since?: Date;
  /** Ids of jobs that are not to be among them. */
  readonly without?: readonly string[];
  readonly limit: number;
  readonly offset: number;
}

/** Where a company does not say what it pays, its jobs are not found by pay, and stand last by it. Others are of Brazil's money. */
const PAID = sql`case when p.pay_mode <> 'negotiate' and p.currency = 'BRL' then coalesce(case when p.pay_mode = 'range' then p.pay_max end, p.pay_min) end`;

type Chosen = Pick<MatchedJobsWanted, 'found' | 'applied' | 'bands' | 'payMin' | 'since' | 'without'>;

/**
 * The beginning of a statement: of the found jobs those of these bands and pay are `chosen`: job_id, published_at, rank,
 * and score and pay where they are asked for.
 */
function withChosen(
  ctx: Ctx,
  talentId: string,
  { found, applied, bands, payMin, since, without = [] }: Chosen,
  { byScore, byPay }: { byScore: boolean; byPay: boolean },
): RawBuilder<unknown> {
  const factor = proofFactor(ctx.clock.now());
  const none = sql``;
  return sql`
    with found as materialized (select * from (${found}) every
      where ${since ? sql`published_at > ${since}` : sql`true`} and job_id <> all(${[...without]}::uuid[])),
    ${byScore ? sql`skills as materialized (${skillsByJob(talentId, factor, sql`n.job_id in (select job_id from found)`)}),` : none}
    hit as materialized (
      select found.job_id, found.published_at, found.rank,
        ${byScore ? sql`case when own.job_id is null then reckoned.score else own.score end` : sql`null::int`} as score, ${byPay ? PAID : sql`null::bigint`} as pay
      from found ${byPay ? sql`join jobs p on p.id = found.job_id` : none}
      ${byScore ? sql`left join (${scoresOf(talentId)}) reckoned on reckoned.job_id = found.job_id ${ownScores(applied)}` : none}
    ), chosen as materialized (
      select * from hit
      where ${bands.length > 0 ? sql`${listedBandOf(sql`score`)} = any(${[...bands]}::text[])` : sql`true`}
        and ${payMin === null ? sql`true` : sql`pay >= ${payMin}`}
    )`;
}

/** A page of found jobs with the scores of a talent. All are reckoned only where the page depends on it. */
export async function selectMatchedJobs(
  ctx: Ctx,
  talentId: string,
  { order, limit, offset, ...wanted }: MatchedJobsWanted,
): Promise<{ rows: ScoredJob[]; total: number }> {
  const byScore = order === 'match' || wanted.bands.length > 0;
  const byPay = order === 'pay' || wanted.payMin !== null;
  const { rows } = await sql<{ total: number; jobId: string | null; score: number | null }>`
    ${withChosen(ctx, talentId, wanted, { byScore, byPay })}
    select counted.total, listed.* from (select count(*)::int as total from chosen) counted
    left join lateral (
      select job_id, score from chosen order by ${ORDERS[order]} published_at desc, job_id desc limit ${limit} offset ${offset}
    ) listed on true
  `.execute(ctx.db);
  const page = rows.flatMap(({ jobId, score }) => (jobId ? [{ jobId, score }] : []));
  const total = rows[0]?.total ?? 0;
  if (byScore || page.length === 0) return { rows: page, total };
  const ids = page.map(({ jobId }) => jobId);
  const reckoned = [...(await selectScores(ctx, talentId, ids)), ...wanted.applied];
  const scores = new Map(reckoned.map(({ jobId, score }) => [jobId, score]));
  return { rows: ids.map((jobId) => ({ jobId, score: scores.get(jobId) ?? null })), total };
}

export interface KindOfJob {
  readonly seniority: string;
  readonly contractType: string;
  readonly locationModel: string;
  readonly count: number;
}

/** How many of the chosen jobs there are of each kind that filters tell apart. */
export async function selectKindsOfJobs(ctx: Ctx, talentId: string, wanted: Chosen): Promise<KindOfJob[]> {
  const { rows } = await sql<KindOfJob>`
    ${withChosen(ctx, talentId, wanted, { byScore: wanted.bands.length > 0, byPay: wanted.payMin !== null })}
    select s.seniority, s.contract_type, s.location_model, count(*)::int as count
    from chosen join job_search s on s.job_id = chosen.job_id group by 1, 2, 3
  `.execute(ctx.db);
  return rows;
}

const ORDERS: Readonly<Record<MatchedJobsWanted['order'], RawBuilder<unknown>>> = {
  best: sql`rank desc,`,
  recent: sql``,
  match: sql`score desc nulls last,`,
  pay: sql`pay desc nulls last,`,
};

const ownScores = (applied: readonly ScoredJob[]) => sql`left join (
    select * from unnest(${applied.map(({ jobId }) => jobId)}::uuid[], ${applied.map(({ score }) => score)}::int[]) each (job_id, score)
  ) own on own.job_id = found.job_id`;

const scoresOf = (talentId: string) => sql`
  select j.job_id, ${scoreOf(sql`skills.share`)} as score
  from match_talents t cross join match_jobs j left join skills on skills.id = j.job_id
  where t.talent_id = ${talentId} and j.listed and j.job_id in (select job_id from found)`;
