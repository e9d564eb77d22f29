import type { CaseList } from '@prova/contract/metrics/reports';
import { type RawBuilder, sql } from 'kysely';
import { isLocked } from '../applications/applications.service.ts';
import { inScope, type JobScope } from '../jobs/jobs.service.ts';
import { asksIn } from './asks.queries.ts';
import type { Span } from './report-span.ts';

export interface Counted {
  readonly scope: JobScope;
  /** Of one job alone. */
  readonly jobId: string | null;
  readonly span: Span;
}

/** The condition on the jobs that are counted; of their company each statement says more. */
export const ofJobs = ({ scope, jobId }: Pick<Counted, 'scope' | 'jobId'>, column: string): RawBuilder<unknown> =>
  jobId === null
    ? inScope(scope, sql.ref(column))
    : sql`(${inScope(scope, sql.ref(column))} and ${sql.ref(column)} = ${jobId})`;

const within = ({ since, until }: Span, column: string) => sql`${sql.ref(column)} between ${since} and ${until}`;
/** Columns that a list of cases has no use for. */
export const nothing = {
  value: sql`null::float8 as value`,
  outcome: sql`null::text as outcome`,
  kind: sql`null::text as kind`,
};

/** AI interviews that were held to their end. */
const heldByProgram = (of: Counted) => sql`
    select i.application_id, a.job_id, i.ended_at as at, ${nothing.value}, ${nothing.outcome}, 'ai_interview'::text as kind
    from ai_interviews i left join applications a on a.id = i.application_id
    where i.company_id = ${of.scope.companyId} and i.status = 'completed' and ${within(of.span, 'i.ended_at')} and ${ofJobs(of, 'a.job_id')}`;

/** Lists whose cases are those of a span; the others are of a moment, or of a skill. */
export type SpanList = Exclude<CaseList, 'activeCandidates' | 'technology' | 'compatible'>;

/**
 * What a number counts, a row each: `application_id`, `job_id`, `at`, `value`, `outcome` and `kind`. The number is made of the
 * same statement as its list, so that they cannot differ.
 */
export const CASES: Readonly<Record<SpanList, (of: Counted) => RawBuilder<unknown>>> = {
  assessments: (of) => sql`
    select a.id as application_id, a.job_id, t.submitted_at as at, ${nothing.value}, ${nothing.outcome}, 'test'::text as kind
    from test_attempts t join test_assignments d on d.id = t.assignment_id join applications a on a.id = d.application_id
    where t.company_id = ${of.scope.companyId} and ${within(of.span, 't.submitted_at')} and t.submitted_by <> 'end'
      and ${ofJobs(of, 'a.job_id')}
      and exists (select from attempt_answers w where w.attempt_id = t.id and w.value is not null)
    union all ${heldByProgram(of)}`,
  compatibility: (of) => sql`
    select m.application_id, m.job_id, m.applied_at as at, m.score::float8 as value, ${nothing.outcome}, ${nothing.kind}
    from arrival_matches m
    where m.company_id = ${of.scope.companyId} and m.score is not null and not exists (select from applications a where a.id = m.application_id and ${isLocked('a')}) and ${within(of.span, 'm.applied_at')} and ${ofJobs(of, 'm.job_id')}`,
  conversion: (of) => sql`
    select s.application_id, s.job_id, s.left_at as at, ${nothing.value}, s.how as outcome, ${nothing.kind}
    from stage_stays s
    where s.company_id = ${of.scope.companyId} and s.final and ${within(of.span, 's.left_at')} and ${ofJobs(of, 's.job_id')}`,
  closingTime: (of) => sql`
    select s.application_id, s.job_id, s.left_at as at,
      greatest(extract(epoch from s.left_at - j.published_at) / 86400, 0)::float8 as value, ${nothing.outcome}, ${nothing.kind}
    from stage_stays s join jobs j on j.id = s.job_id
    where s.company_id = ${of.scope.companyId} and s.final and s.how = 'hired' and ${within(of.span, 's.left_at')} and ${ofJobs(of, 's.job_id')}`,
  engagement: (of) =>
    asksIn(of.span, {
      application: ofJobs(of, 'a.job_id'),
      ask: sql`x.company_id = ${of.scope.companyId}`,
      answer: sql`p.company_id = ${of.scope.companyId}`,
    }),
  applications: (of) => sql`
    select a.id as application_id, a.job_id, a.applied_at as at, ${nothing.value}, ${nothing.outcome}, ${nothing.kind}
    from applications a
    where a.company_id = ${of.scope.companyId} and ${within(of.span, 'a.applied_at')} and ${ofJobs(of, 'a.job_id')}`,
  interviews: (of) => sql`
    select a.id as application_id, a.job_id, i.ended_at as at, ${nothing.value}, ${nothing.outcome}, 'interview'::text as kind
    from interviews i join applications a on a.id = i.application_id
    where i.company_id = ${of.scope.companyId} and i.status = 'completed' and ${within(of.span, 'i.ended_at')} and ${ofJobs(of, 'a.job_id')}
    union all ${heldByProgram(of)}`,
};

/**
 * `candidate_id`, `skill_id`, whether it is `proven`, and one application and when it came, of who applied in a span with a skill
 * that the job asks for: of all skills, or of one. What a profile says counts where the company may see it.
 */
export const skilledIn = (of: Counted & { readonly now: Date }, skillId: string | null): RawBuilder<unknown> => {
  const applied = sql`select a.id, a.job_id, a.candidate_id, a.applied_at from applications a
    where a.company_id = ${of.scope.companyId} and ${within(of.span, 'a.applied_at')} and a.erased_at is null and not ${isLocked('a')} and ${ofJobs(of, 'a.job_id')}`;
  const seen = sql`join candidates c on c.id = a.candidate_id
    join match_candidates m on m.candidate_id = c.id and m.basis = 'profile'`;
  const asked = sql`join job_skills j on j.job_id = a.job_id and j.skill_id = k.skill_id
    ${skillId === null ? sql`` : sql`and j.skill_id = ${skillId}`}`;
  return sql`
    with applied as materialized (${applied})
    select candidate_id, skill_id, bool_or(proven) as proven, (array_agg(id order by applied_at desc, id))[1] as application_id,
      (array_agg(job_id order by applied_at desc, id))[1] as job_id, max(applied_at) as at
    from (
      select a.*, k.skill_id, false as proven from applied a
      join candidate_skills k on k.candidate_id = a.candidate_id ${asked}
      union all
      select a.*, k.skill_id, false from applied a ${seen} join talent_skills k on k.talent_id = c.talent_id ${asked}
      union all
      select a.*, k.skill_id, true from applied a ${seen} join proofs k on k.talent_id = c.talent_id ${asked}
      where k.shown and k.valid_until > ${of.now}
    ) has group by candidate_id, skill_id`;
};
