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
  sent: { applicationId: string; companyId: string; answers: SentForm['answers'] },
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
