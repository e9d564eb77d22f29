import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type Counted, nothing, ofJobs } from './cases.queries.ts';

type Of = Pick<Counted, 'scope' | 'jobId'>;

const staysOf = (of: Of, such: RawBuilder<unknown>) => sql`
    select s.application_id, s.job_id, s.candidate_id, s.entered_at, s.left_at from stage_stays s
    where s.company_id = ${of.scope.companyId} and ${such} and ${ofJobs(of, 's.job_id')}`;

/** A job is active now by its state. Of its pauses none are kept: at a moment of before it was active from its publication to its end. */
const ACTIVE_NOW = sql`j.status in ('ACTIVE', 'OPEN')`;

/** Where people are in active jobs now, each person once. */
export const activeCandidates = ({ at, ...of }: Of & { readonly at: Date }): RawBuilder<unknown> => {
  const newest = (column: string) =>
    sql`(array_agg(${sql.ref(`s.${column}`)} order by s.entered_at desc, s.application_id))[1] as ${sql.ref(column)}`;
  const stays = sql`(
    ${staysOf(of, sql`s.left_at is null and s.entered_at <= ${at}`)} union all
    ${staysOf(of, sql`s.left_at > ${at} and s.entered_at <= ${at}`)})`;
  return sql`
    select ${newest('application_id')}, ${newest('job_id')}, max(s.entered_at) as at, ${nothing.value}, ${nothing.outcome}, ${nothing.kind}
    from ${stays} s join jobs j on j.id = s.job_id and ${ACTIVE_NOW}
    group by s.candidate_id`;
};

interface Moments {
  /** The oldest first. */
  readonly before: readonly Date[];
  readonly now: Date;
}

/** How many people were in active jobs at moments of before, and are now. */
export async function countActiveCandidates(ctx: Ctx, of: Of, { before: moments, now }: Moments): Promise<number[]> {
  const all = moments.length;
  /** How many of the moments lie before a time. */
  const before = (column: string) =>
    sql`width_bucket(${sql.ref(column)} - interval '1 microsecond', ${moments}::timestamptz[])`;
  // By an index each. When those that are over began is looked at below: as a condition it would cost the planner the index.
  const stays = sql`(
    ${staysOf(of, sql`s.left_at is null and s.entered_at <= ${now}`)} union all
    ${staysOf(of, sql`s.left_at > ${moments[0] ?? now}`)})`;
  const counts = [...moments, now].map((_, place) => sql`count(*) filter (where active & ${1 << place} <> 0)`);
  // A bit for each moment: so each person is looked at once, however many moments there are.
  const { rows } = await sql<{ counts: number[] }>`
    with runs as materialized (
      select j.id, coalesce(${before('j.published_at')}, ${all}) as since, coalesce(${before('j.closed_at')}, ${all}) as upto,
        case when ${ACTIVE_NOW} then ${1 << all} else 0 end as now
      from jobs j where j.company_id = ${of.scope.companyId}
    )
    select array[${sql.join(counts)}]::integer[] as counts
    from (
      select candidate_id, bit_or(now | case when upto > since then (1 << upto) - (1 << since) else 0 end) as active
      from (
        select s.candidate_id, greatest(${before('s.entered_at')}, runs.since) as since,
          least(coalesce(${before('s.left_at')}, ${all}), runs.upto) as upto,
          case when s.entered_at <= ${now} and (s.left_at is null or s.left_at > ${now}) then runs.now else 0 end as now
        from ${stays} s join runs on runs.id = s.job_id
      ) stays group by candidate_id
    ) people`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Error('A count answered nothing');
  return row.counts;
}
