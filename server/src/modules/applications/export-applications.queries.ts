import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { answerInWords } from './answer-in-words.queries.ts';

export function selectExportedApplications(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('applications')
    .innerJoin('companies', 'companies.id', 'applications.companyId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
    .leftJoin('applicationForms as form', 'form.applicationId', 'applications.id')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'form.resumeFileId').on('files.state', '=', 'stored'))
    .select(['applications.id', 'companies.name as company', 'jobs.title as job', 'jobStages.name as stage'])
    .select(['applications.status', 'applications.appliedAt', 'applications.stageSince'])
    .select(['applications.replyDueAt as answerPromisedBy', 'applications.withdrawnAt'])
    .select(['applications.closedAt', 'applications.hiredAt'])
    .select(['form.fullName as name', 'form.email', 'form.phone', 'form.coverLetter'])
    .select(['form.portfolioUrl as portfolio', 'form.linkedinUrl as linkedin', 'form.githubUrl as github'])
    .select(['form.websiteUrl as website', 'form.locale as language', 'form.noticeVersion'])
    .select('form.bankConsentAsked as talentBankAsked')
    .select(['form.address as networkAddress', 'files.id as resumeFileId', 'files.name as resumeName'])
    .where('applications.id', 'in', ids)
    .orderBy('applications.id')
    .execute();
}

export function selectExportedAnswers(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('applicationAnswers as a')
    .innerJoin('jobQuestions as q', 'q.id', 'a.questionId')
    .select(['a.applicationId', 'q.text as question', answerInWords(ctx.locale).as('answer'), 'a.createdAt as at'])
    .where('a.applicationId', 'in', ids)
    .orderBy('a.applicationId')
    .orderBy('q.position')
    .execute();
}

/** Reasons and who decided: the person's own data, with a role where a colleague's name would stand. */
export function selectExportedEvents(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('applicationEvents as e')
    .leftJoin('companyMembers as m', (join) =>
      join.onRef('m.userId', '=', 'e.actorId').onRef('m.companyId', '=', 'e.companyId').on('e.actorKind', '=', 'user'),
    )
    .leftJoin('jobStages as s', 's.id', 'e.toStageId')
    .select(['e.applicationId', 'e.type', 'e.fromStatus', 'e.toStatus'])
    .select(['s.name as toStage', sql<string | null>`e.data->>'cause'`.as('cause'), 'e.reason', 'e.createdAt as at'])
    .select(
      sql<string>`coalesce(m.role::text, case when e.actor_kind = 'user' then 'you' else e.actor_kind::text end)`.as(
        'by',
      ),
    )
    .where('e.applicationId', 'in', ids)
    .orderBy('e.id')
    .execute();
}

export function selectExportedProfiles(ctx: Ctx, candidateIds: readonly string[]) {
  return ctx.db
    .selectFrom('candidates as c')
    .innerJoin('companies', 'companies.id', 'c.companyId')
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
    .select(['c.country', 'c.linkedinUrl as linkedin', 'c.githubUrl as github', 'c.portfolioUrl as portfolio'])
    .select(['c.websiteUrl as website', 'c.profile', 'c.bankConsentAt as talentBankConsentAt'])
    .select('c.bankConsentVersion as talentBankConsentVersion')
    .where('c.id', 'in', candidateIds)
    .orderBy('c.id')
    .execute();
}
