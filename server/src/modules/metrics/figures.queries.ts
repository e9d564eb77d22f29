import type { ResultOf } from '@prova/contract/endpoint';
import type { JobStatus } from '@prova/contract/jobs/job-status';
import type { Figure } from '@prova/contract/metrics/figures';
import { type listReportCases, REPORTED_JOBS, TECHNOLOGIES_SHOWN } from '@prova/contract/metrics/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenApplication } from '../applications/applications.service.ts';
import { countActiveCandidates } from './active-candidates.queries.ts';
import { CASES, type Counted, ofJobs, skilledIn } from './cases.queries.ts';
import type { ReportDays } from './report-span.ts';

export interface Sums {
  readonly cases: number;
  /** How many of them were hired, or answered in time. */
  readonly met: number;
  readonly mean: number | null;
}

type Wanted = Pick<Counted, 'scope' | 'jobId'> & ReportDays;
type SpanFigure = Exclude<Figure, 'activeCandidates'>;

/** Of the cases of a figure, in each of the spans. */
export async function sumFigure(ctx: Ctx, figure: SpanFigure, { spans, former, span, ...of }: Wanted): Promise<Sums[]> {
  const bounds = spans.flatMap(({ since, until }) => [microseconds(since, 0), microseconds(until, 1)]).sort();
  // The spans overlap: each case is read once, and counted in the part between two bounds that it lies in.
  const whole = { since: former.since, until: span.until };
  const { rows } = await sql<{ part: number; cases: number; met: number; total: number | null }>`
    select width_bucket(at, ${bounds}::timestamptz[]) as part, count(*) as cases,
      count(*) filter (where outcome in ('hired', 'answered')) as met, sum(value) as total
    from (${CASES[figure]({ ...of, span: whole })}) cases group by part`.execute(ctx.db);
  return spans.map(({ since, until }) => {
    const [first, end] = [bounds.indexOf(microseconds(since, 0)), bounds.indexOf(microseconds(until, 1))];
    const inside = rows.filter(({ part }) => part > first && part <= end);
    const sum = (of: (row: (typeof rows)[number]) => number) => inside.reduce((all, row) => all + of(row), 0);
    const cases = sum((row) => row.cases);
    return { cases, met: sum((row) => row.met), mean: cases === 0 ? null : sum((row) => row.total ?? 0) / cases };
  });
}

/** As the database keeps times. The end of a span is part of it, and nothing later is. */
const microseconds = (time: Date, more: 0 | 1) => time.toISOString().replace('Z', `00${more}Z`);

/** People in active jobs at the end of each of the spans. */
export async function sumActiveCandidates(ctx: Ctx, { spans, former, span, ...of }: Wanted): Promise<Sums[]> {
  const before = spans.slice(0, -1).map(({ until }) => until);
  const counts = await countActiveCandidates(ctx, of, { before, now: span.until });
  return counts.map((cases) => ({ cases, met: 0, mean: null }));
}

/** Of the closing times of a span. */
export async function selectMedianClosing(ctx: Ctx, of: Counted): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by value) as median from (${CASES.closingTime(of)}) cases`.execute(
    ctx.db,
  );
  return rows[0]?.median ?? null;
}

/** The mean match on arrival of a span, of all the jobs of a scope. */
export async function meanOf(ctx: Ctx, of: Counted): Promise<{ cases: number; mean: number | null }> {
  const { rows } = await sql<{ cases: number; mean: number | null }>`
    select count(*) as cases, avg(value) as mean from (${CASES.compatibility(of)}) cases`.execute(ctx.db);
  return rows[0] ?? { cases: 0, mean: null };
}

export interface TechnologyRow {
  readonly skillId: string;
  readonly name: string;
  readonly people: number;
  readonly proven: number;
}

export async function selectTechnologies(ctx: Ctx, of: Counted & { now: Date }): Promise<TechnologyRow[]> {
  const { rows } = await sql<TechnologyRow>`
    select s.id as skill_id, coalesce(case when ${ctx.locale} = 'en-US' then s.name_en end, s.name) as name, counted.people, counted.proven
    from (
      select skill_id, count(*) as people, count(*) filter (where proven) as proven
      from (${skilledIn(of, null)}) skilled group by 1 order by people desc, proven desc, skill_id limit ${TECHNOLOGIES_SHOWN}
    ) counted join skills s on s.id = counted.skill_id
    order by counted.people desc, counted.proven desc, counted.skill_id`.execute(ctx.db);
  return rows;
}

export interface ReportedJob {
  readonly id: string;
  readonly title: string;
  readonly status: JobStatus;
  readonly applications: number;
  readonly scored: number;
  readonly mean: number | null;
  readonly interviews: number;
}

/** Jobs that are running or have something in the span, those with most applications first. */
export async function selectReportedJobs(ctx: Ctx, of: Counted): Promise<ReportedJob[]> {
  const { rows } = await sql<ReportedJob>`
    with received as (select job_id, count(*) as n from (${CASES.applications(of)}) cases group by 1),
    held as (select job_id, count(*) as n from (${CASES.interviews(of)}) cases group by 1),
    chosen as (
      select j.id, j.title, j.status, j.created_at, coalesce(r.n, 0) as applications, coalesce(h.n, 0) as interviews
      from jobs j left join received r on r.job_id = j.id left join held h on h.job_id = j.id
      where j.company_id = ${of.scope.companyId} and j.deleted_at is null and ${ofJobs(of, 'j.id')}
        and (j.status in ('ACTIVE', 'OPEN', 'ON_HOLD') or r.n > 0 or h.n > 0)
      order by applications desc, interviews desc, j.created_at desc, j.id limit ${REPORTED_JOBS}
    ), matched as (select job_id, count(*) as n, avg(value) as mean from (${CASES.compatibility(of)}) cases group by 1)
    select c.id, c.title, c.status, c.applications, c.interviews, coalesce(m.n, 0) as scored, m.mean
    from chosen c left join matched m on m.job_id = c.id
    order by c.applications desc, c.interviews desc, c.created_at desc, c.id`.execute(ctx.db);
  return rows;
}

type Case = ResultOf<typeof listReportCases>[number];

/** A case of a list, as it is shown. */
export interface CaseRow {
  readonly applicationId: string;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly name: string | null;
  readonly erased: boolean;
  readonly at: Date;
  readonly value: number | null;
  readonly outcome: Case['outcome'];
  readonly kind: Case['kind'];
}

/** A page of cases, the newest first, and how many there are. */
export async function selectCases(
  ctx: Ctx,
  cases: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    sql<CaseRow>`
      select p.application_id, p.job_id, jobs.title as job_title, p.at, p.value, p.outcome, p.kind,
        applications.erased_at is not null or c.erased_at is not null as erased,
        case when applications.erased_at is null and not ${isHiddenApplication} then c.name end as name
      from (select * from (${cases}) cases order by at desc, application_id, kind limit ${limit} offset ${offset}) p
      join applications on applications.id = p.application_id join jobs on jobs.id = p.job_id
      join candidates c on c.id = applications.candidate_id
      order by p.at desc, p.application_id, p.kind`.execute(ctx.db),
    sql<{ total: number }>`select count(*) as total from (${cases}) cases`.execute(ctx.db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
