import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { StageType } from '@prova/contract/jobs/stage-types';
import { HIGH_COMPATIBILITY } from '@prova/contract/metrics/reports';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { isHiddenAlone, isLocked, matchedIn } from '../applications/applications.service.ts';
import { type Counted, ofJobs } from './cases.queries.ts';

type Among = Pick<Counted, 'scope' | 'jobId'>;

/**
 * Parts of `with`, the last of them `compatible`: of each person in process whose match is high today the application that fits
 * best, `id`, `candidate_id`, `score` and the interview ahead. Scores fall while proofs fade and rise when somebody changes
 * something, which stores them anew: only who has a high one stored is looked at.
 */
const compatibleIn = (of: Among, now: Date): RawBuilder<unknown> => sql`
  ${matchedIn({
    now,
    of: sql`select a.id, a.job_id, a.candidate_id from application_scores s join applications a on a.id = s.application_id
      where s.company_id = ${of.scope.companyId} and s.score >= ${sql.lit(HIGH_COMPATIBILITY)} and a.active and a.status <> 'hired' and not ${isLocked('a')}
        and ${ofJobs(of, 'a.job_id')}`,
  })},
  compatible as materialized (
    select distinct on (a.candidate_id) a.id, a.job_id, a.candidate_id, a.applied_at, m.score, i.id as interview_id, i.starts_at
    from matched m join applications a on a.id = m.id
    left join interviews i on i.application_id = a.id and i.status in ('scheduled', 'in_progress')
    where m.score >= ${sql.lit(HIGH_COMPATIBILITY)}
    order by a.candidate_id, m.score desc, a.id desc
  )`;

export interface CompatibleRow {
  readonly applicationId: string;
  readonly version: number;
  readonly jobId: string;
  readonly jobTitle: string;
  readonly candidateId: string;
  readonly name: string | null;
  readonly blind: boolean;
  readonly status: CandidateStatus;
  readonly stageType: StageType;
  readonly match: number;
  /** Whose proofs the company may see. */
  readonly talentId: string | null;
  readonly interviewId: string | null;
  readonly startsAt: Date | null;
  readonly total: number;
  readonly unscheduled: number;
}

/**
 * Who fits best, those without an interview ahead first, with how many there are of all, and of those whom one may schedule.
 * @param open where an interview may be scheduled: a status and the type of a stage, with a blank between
 */
export async function selectCompatible(
  ctx: Ctx,
  of: Among,
  { open, limit }: { open: readonly string[]; limit: number },
): Promise<CompatibleRow[]> {
  const { rows } = await sql<CompatibleRow>`
    with ${compatibleIn(of, ctx.clock.now())}, first as (
      select c.*, count(*) over () as total, count(*) filter (where interview_id is null
        and a.status || ' ' || t.type = any(${[...open]}::text[])) over () as unscheduled
      from compatible c join applications a on a.id = c.id join job_stages t on t.id = a.stage_id
      order by interview_id is not null, score desc, c.id limit ${limit}
    )
    select f.id as application_id, a.version, a.job_id, j.title as job_title, a.candidate_id, c.name,
      ${isHiddenAlone('a')} as blind, a.status, t.type as stage_type, f.score as match,
      case when m.basis = 'profile' then c.talent_id end as talent_id, f.interview_id, f.starts_at, f.total, f.unscheduled
    from first f join applications a on a.id = f.id join jobs j on j.id = a.job_id join job_stages t on t.id = a.stage_id
    join candidates c on c.id = a.candidate_id left join match_candidates m on m.candidate_id = c.id
    order by f.interview_id is not null, f.score desc, f.id`.execute(ctx.db);
  return rows;
}

/** The same as cases of a list. */
export const compatibleCases = (of: Among, now: Date): RawBuilder<unknown> => sql`
  with ${compatibleIn(of, now)}
  select id as application_id, job_id, applied_at as at, score::float8 as value, null::text as outcome, null::text as kind
  from compatible`;
