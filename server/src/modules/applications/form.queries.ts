import { type Insertable, sql } from 'kysely';
import type { Amount } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Applications } from '../../platform/schema.gen.ts';
import type { SentForm } from './check-form.ts';

export async function insertNewApplication(ctx: Ctx, application: Insertable<Applications>): Promise<void> {
  await ctx.db.insertInto('applications').values(application).execute();
}

/** The open application of a candidate for a job; null without one. */
export async function selectOpenApplicationId(ctx: Ctx, jobId: string, candidateId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertForm(
  ctx: Ctx,
  sent: { applicationId: string; companyId: string; form: SentForm; resumeFileId: string | null },
): Promise<void> {
  const { applicationId, companyId, form, resumeFileId } = sent;
  await ctx.db
    .insertInto('applicationForms')
    .values({
      applicationId,
      companyId,
      fullName: form.fullName,
      email: form.email,
      phone: form.phone ?? null,
      coverLetter: form.coverLetter || null,
      resumeFileId,
      portfolioUrl: form.portfolio ?? null,
      linkedinUrl: form.linkedin ?? null,
      githubUrl: form.github ?? null,
      websiteUrl: form.website ?? null,
      locale: form.language ?? ctx.locale,
      noticeVersion: form.noticeVersion,
      bankConsentAsked: form.bankConsent,
      address: ctx.caller.address,
      createdAt: ctx.clock.now(),
    })
    .execute();
}

export async function insertAnswers(
  ctx: Ctx,
  sent: { applicationId: string; companyId: string; answers: StoredForm['answers'] },
): Promise<void> {
  const values = sent.answers
    .filter(({ answer }) => answer !== '')
    .map(({ questionId, answer }) => ({
      applicationId: sent.applicationId,
      companyId: sent.companyId,
      questionId,
      answer: JSON.stringify(answer),
      createdAt: ctx.clock.now(),
    }));
  if (values.length > 0) await ctx.db.insertInto('applicationAnswers').values(values).execute();
}

/** What the candidate may amend of a form. */
export interface StoredForm {
  readonly phone: string | null;
  readonly coverLetter: string | null;
  readonly portfolio: string | null;
  readonly linkedin: string | null;
  readonly github: string | null;
  readonly website: string | null;
  /** In the order of the questions' ids. */
  readonly answers: { questionId: string; answer: string }[];
}

export async function selectForm(ctx: Ctx, applicationId: string): Promise<StoredForm> {
  const form = await ctx.db
    .selectFrom('applicationForms')
    .select([
      'phone',
      'coverLetter',
      'portfolioUrl as portfolio',
      'linkedinUrl as linkedin',
      'githubUrl as github',
      'websiteUrl as website',
    ])
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  const answers = await ctx.db
    .selectFrom('applicationAnswers')
    .select(['questionId', sql<string>`answer #>> '{}'`.as('answer')])
    .where('applicationId', '=', applicationId)
    .orderBy('questionId')
    .execute();
  return { ...form, answers };
}

export async function updateForm(ctx: Ctx, applicationId: string, form: StoredForm): Promise<void> {
  await ctx.db
    .updateTable('applicationForms')
    .set({
      phone: form.phone,
      coverLetter: form.coverLetter,
      portfolioUrl: form.portfolio,
      linkedinUrl: form.linkedin,
      githubUrl: form.github,
      websiteUrl: form.website,
    })
    .where('applicationId', '=', applicationId)
    .execute();
}

/** Called with the application locked. */
export async function replaceAnswers(
  ctx: Ctx,
  { id, companyId }: { id: string; companyId: string },
  answers: StoredForm['answers'],
): Promise<void> {
  await ctx.db.deleteFrom('applicationAnswers').where('applicationId', '=', id).execute();
  await insertAnswers(ctx, { applicationId: id, companyId, answers });
}

/** What was sent, for whoever sent it, with the résumé while it is kept; undefined once it is forgotten. */
export async function selectSentForm(ctx: Ctx, applicationId: string) {
  const row = await ctx.db
    .selectFrom('applicationForms as f')
    .leftJoin('files', (join) => join.onRef('files.id', '=', 'f.resumeFileId').on('files.state', '=', 'stored'))
    .select([
      'f.fullName',
      'f.email',
      'f.phone',
      'f.coverLetter',
      'f.portfolioUrl as portfolio',
      'f.linkedinUrl as linkedin',
      'f.githubUrl as github',
      'f.websiteUrl as website',
      'files.id as fileId',
      'files.name as fileName',
      'files.bytes',
    ])
    .where('f.applicationId', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the candidate may be kept in the talent bank, or has only asked for it by this form. */
export async function selectBankConsent(ctx: Ctx, applicationId: string): Promise<'given' | 'asked' | 'none'> {
  const row = await ctx.db
    .selectFrom('applications')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .leftJoin('applicationForms as f', 'f.applicationId', 'applications.id')
    .select(['candidates.bankConsentAt', 'f.bankConsentAsked'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  if (row?.bankConsentAt) return 'given';
  return row?.bankConsentAsked ? 'asked' : 'none';
}

export async function updateBankConsentAsked(ctx: Ctx, applicationId: string, asked: boolean): Promise<void> {
  await ctx.db
    .updateTable('applicationForms')
    .set({ bankConsentAsked: asked })
    .where('applicationId', '=', applicationId)
    .execute();
}

/** What came from a network since a moment, with the résumés. @param network an address, or a range of them */
export async function measureSentFrom(ctx: Ctx, network: string, since: Date): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select count(*)::int as rows, coalesce(sum(r.bytes), 0)::bigint as bytes
    from application_forms f left join files r on r.id = f.resume_file_id
    where f.address <<= ${network}::inet and f.created_at > ${since}`.execute(ctx.db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}

export async function measureAmendments(ctx: Ctx, applicationId: string): Promise<Amount> {
  const { rows } = await ctx.db
    .selectFrom('applicationEvents')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('applicationId', '=', applicationId)
    .where('type', '=', 'amended')
    .executeTakeFirstOrThrow();
  return { rows, bytes: 0 };
}

/** The last application of a candidate for a job, ended or not; null without one. */
export async function selectLastApplicationId(ctx: Ctx, jobId: string, candidateId: string): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('jobId', '=', jobId)
    .where('candidateId', '=', candidateId)
    .orderBy('appliedAt', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}
