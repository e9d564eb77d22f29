import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { ExportedPart } from '../../platform/personal-data.ts';

/** Candidacies with their answers and their history, as whoever sent them is told of them. */
export async function exportApplications(ctx: Ctx, ids: readonly string[]): Promise<ExportedPart[]> {
  if (ids.length === 0) return [];
  const applications = await ctx.db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.company_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
    .leftJoin('application_forms as form', 'form.application_id', 'applications.id')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'form.resume_file_id').on('files.state', '=', 'stored'))
    .select(['applications.id', 'companies.name as company', 'jobs.title as job', 'job_stages.name as stage'])
    .select(['applications.status', 'applications.applied_at as appliedAt', 'applications.stage_since as stageSince'])
    .select(['applications.reply_due_at as answerPromisedBy', 'applications.withdrawn_at as withdrawnAt'])
    .select(['applications.closed_at as closedAt', 'applications.hired_at as hiredAt'])
    .select(['form.full_name as name', 'form.email', 'form.phone', 'form.cover_letter as coverLetter'])
    .select(['form.portfolio_url as portfolio', 'form.linkedin_url as linkedin', 'form.github_url as github'])
    .select(['form.website_url as website', 'form.locale as language', 'form.notice_version as noticeVersion'])
    .select(['form.address as networkAddress', 'files.id as resumeFileId', 'files.name as resumeName'])
    .where('applications.id', 'in', ids)
    .orderBy('applications.id')
    .execute();
  const answers = await ctx.db
    .selectFrom('application_answers as a')
    .innerJoin('job_questions', 'job_questions.id', 'a.question_id')
    .select(['a.application_id as applicationId', 'job_questions.text as question', 'a.answer', 'a.created_at as at'])
    .where('a.application_id', 'in', ids)
    .orderBy('a.application_id')
    .orderBy('job_questions.position')
    .execute();
  // Reasons and who decided: the person's own data, with a role where a colleague's name would stand.
  const events = await ctx.db
    .selectFrom('application_events as e')
    .leftJoin('company_members as m', (join) =>
      join
        .onRef('m.user_id', '=', 'e.actor_id')
        .onRef('m.company_id', '=', 'e.company_id')
        .on('e.actor_kind', '=', 'user'),
    )
    .leftJoin('job_stages as s', 's.id', 'e.to_stage_id')
    .select(['e.application_id as applicationId', 'e.type', 'e.from_status as fromStatus', 'e.to_status as toStatus'])
    .select(['s.name as toStage', 'e.reason', 'e.created_at as at'])
    .select(
      sql<string>`coalesce(m.role::text, case when e.actor_kind = 'user' then 'you' else e.actor_kind::text end)`.as(
        'by',
      ),
    )
    .where('e.application_id', 'in', ids)
    .orderBy('e.id')
    .execute();
  const files = applications.flatMap(({ resumeFileId: id, resumeName }) =>
    id ? [{ id, name: resumeName ?? '' }] : [],
  );
  return [
    { category: 'applications', name: 'applications', rows: applications, files },
    { category: 'applications', name: 'answers', rows: answers },
    { category: 'applications', name: 'history', rows: events },
  ];
}

/** What companies have written down of these candidates, whichever candidacy it came with. */
export async function exportProfiles(ctx: Ctx, candidateIds: readonly string[]): Promise<ExportedPart> {
  const rows = await ctx.db
    .selectFrom('candidates as c')
    .innerJoin('companies', 'companies.id', 'c.company_id')
    .select([
      'companies.name as company',
      'c.name',
      'c.email',
      'c.phone',
      'c.title',
      'c.seniority',
      'c.city',
      'c.state',
    ])
    .select(['c.country', 'c.linkedin_url as linkedin', 'c.github_url as github', 'c.portfolio_url as portfolio'])
    .select(['c.website_url as website', 'c.profile', 'c.bank_consent_at as talentBankConsentAt'])
    .select('c.bank_consent_version as talentBankConsentVersion')
    .where('c.id', 'in', candidateIds)
    .orderBy('c.id')
    .execute();
  return { category: 'applications', name: 'what-companies-know', rows };
}
