import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { type Counted, nothing, ofJobs } from './cases.queries.ts';

type Of = Pick<Counted, 'scope' | 'jobId'>;

/** Stays that had begun by a moment, and of those such as are not `over`. */
const staysOf = (of: Of, until: Date, over: RawBuilder<unknown>) => sql`
    select s.application_id, s.job_id, s.candidate_id, s.entered_at, s.left_at from stage_stays s
    where s.company_id = ${of.scope.companyId} and s.entered_at <= ${until} and ${over} and ${ofJobs(of, 's.job_id')}`;
/** Those that were not over at a moment, by an index each. */
const staysAfter = (of: Of, until: Date, left: Date) => sql`(
    ${staysOf(of, until, sql`s.left_at is null`)} union all ${staysOf(of, until, sql`s.left_at > ${left}`)})`;

/**
 * Where people stood in active jobs at a moment, each person once. Of jobs no pauses are kept: now is told by their
 * state, a moment of before by when they were published and closed.
 */
export const standingAt = ({ at, ...of }: Of & { readonly at: Date }, when: 'now' | 'former'): RawBuilder<unknown> => {
  const active =
    when === 'now'
      ? sql`j.status in ('ACTIVE', 'OPEN')`
      : sql`(j.published_at <= ${at} and (j.closed_at is null or j.closed_at > ${at}))`;
  const newest = (column: string) =>
    sql`(array_agg(${sql.ref(`s.${column}`)} order by s.entered_at desc, s.application_id))[1] as ${sql.ref(column)}`;
  // Where people are only counted the planner leaves the newest out.
  return sql`
    select ${newest('application_id')}, ${newest('job_id')}, max(s.entered_at) as at, ${nothing.value}, ${nothing.outcome}, ${nothing.kind}
    from ${staysAfter(of, at, at)} s join jobs j on j.id = s.job_id and ${active}
    group by s.candidate_id`;
};

/** How many people stood in active jobs at moments of before, the oldest first. */
export async function countStanding(ctx: Ctx, of: Of, moments: readonly Date[]): Promise<number[]> {
  const first = moments[0];
  const last = moments.at(-1);
  if (!first || !last) return [];
  const all = moments.length;
  /** How many of the moments lie before a time. */
  const before = (column: string) =>
    sql`width_bucket(${sql.ref(column)} - interval '1 microsecond', ${moments}::timestamptz[])`;
  const from = sql`greatest(${before('s.entered_at')}, coalesce(${before('j.published_at')}, ${all}))`;
  const to = sql`least(coalesce(${before('s.left_at')}, ${all}), coalesce(${before('j.closed_at')}, ${all}))`;
  const counts = moments.map((_, place) => sql`count(*) filter (where standing & ${1 << place} <> 0)`);
  // A bit for each moment: so each person is looked at once, however many moments there are.
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::integer[] as counts
    from (
      select candidate_id, bit_or(case when upto > since then (1 << upto) - (1 << since) else 0 end) as standing
      from (
        select s.candidate_id, ${from} as since, ${to} as upto
        from ${staysAfter(of, last, first)} s join jobs j on j.id = s.job_id
      ) stays group by candidate_id
    ) people`.execute(ctx.db);
  return rows[0]?.counts ?? [];
}
