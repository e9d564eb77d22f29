import { FEWEST_CASES } from '@prova/contract/metrics/figures';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { isLocked } from '../applications/applications.service.ts';
import { stageNameColumn } from '../jobs/jobs.service.ts';
import { CASES, type Counted, ofJobs } from './cases.queries.ts';

/** Applications of a span with a proof that counts today of a skill that the job asks for, and without, and how many went on. */
export async function selectAdvances(
  ctx: Ctx,
  of: Counted,
): Promise<readonly { proven: boolean; applications: number; advanced: number }[]> {
  const { rows } = await sql<{ proven: boolean; applications: number; advanced: number }>`
    with received as materialized (
      select a.id, a.job_id, a.candidate_id from applications a
      where a.company_id = ${of.scope.companyId} and a.applied_at between ${of.span.since} and ${of.span.until} and ${ofJobs(of, 'a.job_id')}
        and not ${isLocked('a')}
    ),
    proven as (
      select distinct r.id from received r
      join candidates c on c.id = r.candidate_id
      join match_candidates m on m.candidate_id = c.id and m.basis = 'profile'
      join proofs p on p.talent_id = c.talent_id and p.shown and p.valid_until > ${ctx.clock.now()}
      join job_skills k on k.job_id = r.job_id and k.skill_id = p.skill_id
    ),
    -- Whoever came in the span went on in it.
    advanced as (
      select distinct s.application_id as id from stage_stays s
      where s.company_id = ${of.scope.companyId} and s.left_at >= ${of.span.since} and s.how in ('moved', 'hired')
    )
    select p.id is not null as proven, count(*) as applications, count(w.id) as advanced
    from received r left join proven p on p.id = r.id left join advanced w on w.id = r.id
    group by 1`.execute(ctx.db);
  return rows;
}

/** Jobs with promises that end today, or ended, without an answer: those with most of them first, and how many there are in all. */
export async function selectPromisesDue(
  ctx: Ctx,
  of: Pick<Counted, 'scope' | 'jobId'>,
  { before, jobs }: { before: Date; jobs: number },
): Promise<readonly { id: string; title: string; all: number }[]> {
  const { rows } = await sql<{ id: string; title: string; all: number }>`
    select j.id, j.title, (sum(count(*)) over ())::bigint as all
    from applications a join jobs j on j.id = a.job_id
    where a.company_id = ${of.scope.companyId} and a.active and a.reply_due_at is not null and a.reply_due_at < ${before}
      and ${ofJobs(of, 'a.job_id')}
    group by j.id order by count(*) desc, j.id limit ${jobs}`.execute(ctx.db);
  return rows;
}

/** The test that most people do not hand in, of those that ended for enough people in a span. */
export async function selectLosingTest(
  ctx: Ctx,
  of: Counted,
): Promise<{ testId: string; title: string; minutes: number | null; sent: number; lost: number } | undefined> {
  const { rows } = await sql<{ testId: string; title: string; minutes: number | null; sent: number; lost: number }>`
    select t.id as test_id, t.title, t.minutes, ended.sent, ended.lost::float8 * 100 / ended.sent as lost
    from (
      select x.test_id, count(*) as sent, count(*) filter (where x.status <> 'done') as lost
      from test_assignments x join applications a on a.id = x.application_id
      where x.company_id = ${of.scope.companyId} and x.status in ('done', 'declined', 'expired') and x.reused_attempt_id is null
        and x.ended_at between ${of.span.since} and ${of.span.until} and ${ofJobs(of, 'a.job_id')}
      group by 1 having count(*) >= ${FEWEST_CASES}
    ) ended join tests t on t.id = ended.test_id
    order by ended.lost::float8 / ended.sent desc, ended.sent desc, t.id limit 1`.execute(ctx.db);
  return rows[0];
}

/** Applications and hires of a span by where the applications came from. */
export async function selectSources(
  ctx: Ctx,
  of: Counted,
): Promise<readonly { source: string; applications: number; hires: number }[]> {
  const { rows } = await sql<{ source: string; applications: number; hires: number }>`
    select s.platform as source, sum(n.received)::bigint as applications, sum(n.hired)::bigint as hires from (
      select a.source_id, count(*) as received, 0 as hired from applications a
      where a.company_id = ${of.scope.companyId} and a.applied_at between ${of.span.since} and ${of.span.until} and ${ofJobs(of, 'a.job_id')}
        and not ${isLocked('a')}
      group by 1
      union all
      select a.source_id, 0, count(*) from (${CASES.closingTime(of)}) h join applications a on a.id = h.application_id group by 1
    ) n join job_sources s on s.id = n.source_id group by 1 order by 1`.execute(ctx.db);
  return rows;
}

/** The stage of a running job in which people stayed longest, of those that enough people left in a span. */
export async function selectHoldingStage(
  ctx: Ctx,
  of: Counted,
): Promise<{ jobId: string; jobTitle: string; stage: string; medianDays: number; people: number } | undefined> {
  const { rows } = await sql<{ jobId: string; jobTitle: string; stage: string; medianDays: number; people: number }>`
    select j.id as job_id, j.title as job_title, ${stageNameColumn(ctx.locale, 't')} as stage, stayed.median_days, stayed.people
    from (
      select s.stage_id, s.job_id, count(*) as people,
        percentile_cont(0.5) within group (order by extract(epoch from s.left_at - s.entered_at) - s.held_seconds) / 86400 as median_days
      from stage_stays s
      where s.company_id = ${of.scope.companyId} and s.left_at between ${of.span.since} and ${of.span.until} and ${ofJobs(of, 's.job_id')}
        and s.how in ('moved', 'hired', 'rejected')
      group by 1, 2 having count(*) >= ${FEWEST_CASES}
    ) stayed join jobs j on j.id = stayed.job_id and j.status in ('ACTIVE', 'OPEN') join job_stages t on t.id = stayed.stage_id
    order by stayed.median_days desc, t.id limit 1`.execute(ctx.db);
  return rows[0];
}
