import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { isHiddenApplication } from '../../applications/applications.service.ts';
import type { AnalysisResult } from '../analysis/analysis-input.ts';

/** Would name somebody to a team that is not told who they are: a profile says when the interview ended, and with whom. */
const givesAway = sql`(${isHiddenApplication} and applications.active)`;

/**
 * By interview: its latest analysis, where a model made it, a person of a verified company has confirmed it, and nothing speaks
 * against showing it. One that was asked for since, whatever becomes of it, takes the place of one that was confirmed.
 * @param hold keeps job and company as they are until the transaction ends: whoever hides candidates, or ends a verification,
 *   waits for what is shown here
 */
export async function selectProving(ctx: Ctx, interviewIds: readonly string[], { hold = false } = {}) {
  if (interviewIds.length === 0) return new Map<string, never>();
  const { rows } = await sql<{
    interviewId: string;
    talentId: string;
    companyId: string;
    endedAt: Date;
    result: AnalysisResult;
  }>`
    select latest.ai_interview_id as interview_id, c.talent_id, i.company_id, i.ended_at, latest.result
    from (
      select distinct on (ai_interview_id) ai_interview_id, state, method, engine, agrees, result
      from interview_analyses
      where ai_interview_id = any(${[...interviewIds]}::uuid[])
      order by ai_interview_id, created_at desc, id desc
    ) latest
    join ai_interviews i on i.id = latest.ai_interview_id
    join applications on applications.id = i.application_id
    join jobs on jobs.id = applications.job_id
    join companies on companies.id = i.company_id
    join candidates c on c.id = applications.candidate_id
    where latest.state = 'done' and latest.method = 'model' and latest.engine <> 'local' and latest.agrees
      and i.status = 'completed' and i.ended_at is not null and applications.withdrawn_at is null and c.talent_id is not null
      and companies.verified_at is not null and companies.closed_at is null and not ${givesAway}
    ${hold ? sql`for share of companies, jobs` : sql``}
  `.execute(ctx.db);
  return new Map(rows.map((row) => [row.interviewId, row]));
}

/** Those of people who are in the process of a job, and were never revealed. */
export async function selectUnrevealed(ctx: Ctx, jobId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('aiInterviews')
    .innerJoin('applications', 'applications.id', 'aiInterviews.applicationId')
    .select('aiInterviews.id')
    .where('applications.jobId', '=', jobId)
    .where('applications.active', '=', true)
    .where('applications.revealedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose interviews these are, once for each application. */
export async function selectInterviewed(
  ctx: Ctx,
  interviewIds: readonly string[],
): Promise<{ userId: string; applicationId: string; jobTitle: string; companyName: string }[]> {
  if (interviewIds.length === 0) return [];
  return ctx.db
    .selectFrom('aiInterviews')
    .innerJoin('applications', 'applications.id', 'aiInterviews.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'aiInterviews.companyId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('talents', 'talents.id', 'candidates.talentId')
    .select(['talents.userId', 'applications.id as applicationId', 'jobs.title as jobTitle'])
    .select('companies.name as companyName')
    .distinct()
    .where('aiInterviews.id', 'in', [...interviewIds])
    .execute();
}

/** The interviews of applications, to take back what they prove. */
export async function selectInterviewIds(ctx: Ctx, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('aiInterviews')
    .select('id')
    .where('applicationId', 'in', [...applicationIds])
    .execute();
  return rows.map(({ id }) => id);
}
