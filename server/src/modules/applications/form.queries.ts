import { type Insertable, type SqlBool, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Applications } from '../../platform/schema.gen.ts';
import type { SentForm } from './check-form.ts';

/** False when the candidate has an open application for the job; of two at the same instant one gets it. */
export async function insertOpenApplication(ctx: Ctx, application: Insertable<Applications>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('applications')
    .values(application)
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).where(sql<SqlBool>`active`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The one that stands in the way; it may have ended this very moment. */
export async function selectLatestApplicationId(ctx: Ctx, jobId: string, candidateId: string): Promise<string> {
  const { id } = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .orderBy('applied_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertForm(
  ctx: Ctx,
  sent: { applicationId: string; companyId: string; form: SentForm; resumeFileId: string | null },
): Promise<void> {
  const { applicationId, companyId, form, resumeFileId } = sent;
  await ctx.db
    .insertInto('application_forms')
    .values({
      application_id: applicationId,
      company_id: companyId,
      full_name: form.fullName,
      email: form.email,
      phone: form.phone ?? null,
      cover_letter: form.coverLetter || null,
      resume_file_id: resumeFileId,
      portfolio_url: form.portfolio ?? null,
      linkedin_url: form.linkedin ?? null,
      github_url: form.github ?? null,
      website_url: form.website ?? null,
      locale: form.language ?? ctx.locale,
      notice_version: form.noticeVersion,
      address: ctx.caller.address,
      created_at: ctx.clock.now(),
    })
    .execute();
}

export async function insertAnswers(
  ctx: Ctx,
  sent: { applicationId: string; companyId: string; answers: FormData['answers'] },
): Promise<void> {
  const values = sent.answers
    .filter(({ answer }) => answer !== '')
    .map(({ questionId, answer }) => ({
      application_id: sent.applicationId,
      company_id: sent.companyId,
      question_id: questionId,
      answer: JSON.stringify(answer),
      created_at: ctx.clock.now(),
    }));
  if (values.length > 0) await ctx.db.insertInto('application_answers').values(values).execute();
}

/** What the candidate may amend of a form. */
export interface FormData {
  readonly phone: string | null;
  readonly coverLetter: string | null;
  readonly portfolio: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly website: string | null;
  /** In the order of the questions' ids. */
  readonly answers: { questionId: string; answer: string }[];
}

export async function selectForm(ctx: Ctx, applicationId: string): Promise<FormData> {
  const form = await ctx.db
    .selectFrom('application_forms')
    .select([
      'phone',
      'cover_letter as coverLetter',
      'portfolio_url as portfolio',
      'linkedin_url as linkedin',
      'github_url as github',
      'website_url as website',
    ])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const answers = await ctx.db
    .selectFrom('application_answers')
    .select(['question_id as questionId', sql<string>`answer #>> '{}'`.as('answer')])
    .where('application_id', '=', applicationId)
    .orderBy('question_id')
    .execute();
  return { ...form, answers };
}

export async function updateForm(ctx: Ctx, applicationId: string, form: FormData): Promise<void> {
  await ctx.db
    .updateTable('application_forms')
    .set({
      phone: form.phone,
      cover_letter: form.coverLetter,
      portfolio_url: form.portfolio,
      linkedin_url: form.linkedin,
      github_url: form.github,
      website_url: form.website,
    })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Called with the candidacy locked. */
export async function replaceAnswers(
  ctx: Ctx,
  { id, companyId }: { id: string; companyId: string },
  answers: FormData['answers'],
): Promise<void> {
  await ctx.db.deleteFrom('application_answers').where('application_id', '=', id).execute();
  await insertAnswers(ctx, { applicationId: id, companyId, answers });
}
