import type {
  AiCancelCause,
  AiInterviewStatus,
  AiPhase,
  AnswerWay,
} from '@prova/contract/ai-interviews/ai-interview-fields';
import type { Locale } from '@prova/contract/common';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { AiInterviews } from '../../platform/schema.gen.ts';
import { isHiddenApplication } from '../applications/applications.service.ts';
import { sharedWith } from '../jobs/jobs.service.ts';
import type { ScriptedQuestion } from './script.queries.ts';

/** An AI interview with what its readers need beside it. */
export type AiInterviewRow = NonNullable<Awaited<ReturnType<typeof selectAiInterview>>>;

/** Those that may still be held. */
export const OPEN = ['scheduled', 'in_progress'] as const satisfies readonly AiInterviewStatus[];

export const aiInterviewRows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('aiInterviews')
    .innerJoin('applications', 'applications.id', 'aiInterviews.applicationId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'aiInterviews.companyId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('users as organisers', 'organisers.id', 'aiInterviews.organiserId')
    .leftJoin('talents', 'talents.id', 'candidates.talentId')
    .select([
      'aiInterviews.id',
      'aiInterviews.version',
      'aiInterviews.companyId',
      'aiInterviews.applicationId',
      'aiInterviews.stageId',
      'aiInterviews.status',
      'aiInterviews.closesAt',
      'aiInterviews.timeZone',
      'aiInterviews.locale',
      'aiInterviews.documentsUrl',
      'aiInterviews.notes',
      'aiInterviews.organiserId',
      'aiInterviews.cause',
      'aiInterviews.reason',
      'aiInterviews.phase',
      'aiInterviews.resumes',
      'aiInterviews.holder',
      'aiInterviews.way',
      'aiInterviews.heardName',
      'aiInterviews.consentVersion',
      'aiInterviews.consentedAt',
      'aiInterviews.secondsUsed',
      'aiInterviews.activeSince',
      'aiInterviews.heardAt',
      'aiInterviews.startedAt',
      'aiInterviews.endedAt',
      'aiInterviews.createdAt',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'companies.name as companyName',
      'companies.logoFileId as companyLogoId',
      'companies.verifiedAt as companyVerifiedAt',
      'candidates.name as candidateName',
      'candidates.email as candidateEmail',
      'talents.userId as candidateUserId',
      'organisers.name as organiserName',
    ])
    .select(({ ref }) => ref('aiInterviews.script').$castTo<ScriptedQuestion[]>().as('script'))
    // Questions of the script, of which some have a follow-up.
    .select(
      sql<number>`(select count(distinct t.question) from ai_interview_turns t
        where t.interview_id = ai_interviews.id and t.answer is not null and not t.skipped)::int`.as('answered'),
    )
    .select(isHiddenApplication.as('blind'))
    // With the actor, for the policy.
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    // The checks of these columns hold exactly the words of the contract.
    .$narrowType<{
      status: AiInterviewStatus;
      cause: AiCancelCause | null;
      locale: Locale;
      phase: AiPhase | null;
      resumes: Exclude<AiPhase, 'paused' | 'closing'> | null;
      way: AnswerWay | null;
    }>();

/** @param forUpdate locks the interview, nothing beside it. The application is locked first, always. */
export function selectAiInterview(ctx: Ctx, id: string, forUpdate = false) {
  return aiInterviewRows(ctx)
    .where('aiInterviews.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('aiInterviews'))
    .executeTakeFirst();
}

/** What may still be held of an application, locked. */
export function selectOpenAiInterview(ctx: Ctx, applicationId: string): Promise<AiInterviewRow | undefined> {
  return aiInterviewRows(ctx)
    .where('aiInterviews.applicationId', '=', applicationId)
    .where('aiInterviews.status', 'in', OPEN)
    .forUpdate('aiInterviews')
    .executeTakeFirst();
}

/** When the interview was scheduled that may still be held; null where an application has none. */
export async function selectAiScheduledAt(ctx: Ctx, applicationId: string): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('aiInterviews')
    .select('createdAt')
    .where('applicationId', '=', applicationId)
    .where('status', 'in', OPEN)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Whether an application has one that may still be held. */
export const hasOpenAiInterview = async (ctx: Ctx, applicationId: string): Promise<boolean> =>
  (await selectAiScheduledAt(ctx, applicationId)) !== null;

/** Whether somebody was asked for an interview in a stage before, unless the team or the end of their application called it off. */
export async function wasAskedIn(ctx: Ctx, applicationId: string, stageId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('aiInterviews')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('stageId', '=', stageId)
    .where((eb) => eb.or([eb('cause', 'is', null), eb('cause', 'not in', ['called_off', 'application_over'])]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody was asked, or was not for a reason, since they came into their stage: also where that was taken back. */
export async function wasDecidedSince(ctx: Ctx, applicationId: string, since: Date): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('applicationEvents')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('type', '=', 'ai_interview')
    .where(sql`data ->> 'status'`, 'in', ['scheduled', 'not_scheduled'])
    .where('createdAt', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** Those of an application, the newest first. */
export async function selectAiInterviewsOf(ctx: Ctx, applicationId: string, { limit, offset }: Slice) {
  const interviews = await aiInterviewRows(ctx)
    .where('aiInterviews.applicationId', '=', applicationId)
    .orderBy('aiInterviews.createdAt', 'desc')
    .orderBy('aiInterviews.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('aiInterviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('applicationId', '=', applicationId)
    .executeTakeFirstOrThrow();
  return { interviews, total: Number(total) };
}

/**
 * Those of a talent, the open ones first, by when they close.
 * @param before scheduled by then: what may still be taken back is nobody's news yet
 */
export async function selectAiInterviewsOfTalent(ctx: Ctx, talentId: string, before: Date, { limit, offset }: Slice) {
  const own = aiInterviewRows(ctx)
    .where('candidates.talentId', '=', talentId)
    .where('aiInterviews.createdAt', '<', before);
  const interviews = await own
    .orderBy(sql`ai_interviews.status in ('scheduled', 'in_progress')`, 'desc')
    .orderBy('aiInterviews.closesAt', 'desc')
    .orderBy('aiInterviews.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('aiInterviews')
    .innerJoin('applications', 'applications.id', 'aiInterviews.applicationId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('candidates.talentId', '=', talentId)
    .where('aiInterviews.createdAt', '<', before)
    .executeTakeFirstOrThrow();
  return { interviews, total: Number(total) };
}

export async function insertAiInterview(ctx: Ctx, interview: Insertable<AiInterviews>): Promise<void> {
  await ctx.db.insertInto('aiInterviews').values(interview).execute();
}

/** Called with the interview locked. */
export async function updateAiInterview(ctx: Ctx, id: string, values: Updateable<AiInterviews>): Promise<void> {
  await ctx.db
    .updateTable('aiInterviews')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** As if it had never been scheduled. */
export async function deleteAiInterview(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('aiInterviews').where('id', '=', id).execute();
}

/** Those that were not begun in time. */
export function selectExpired(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('aiInterviews')
    .select(['id', 'applicationId'])
    .where('status', '=', 'scheduled')
    .where('closesAt', '<=', ctx.clock.now())
    .orderBy('closesAt')
    .limit(limit)
    .execute();
}

/** Those that were begun, and in which nothing has been said for long. */
export function selectIdle(ctx: Ctx, before: Date, limit: number) {
  return ctx.db
    .selectFrom('aiInterviews')
    .select(['id', 'applicationId'])
    .where('status', '=', 'in_progress')
    .where('heardAt', '<=', before)
    .orderBy('heardAt')
    .limit(limit)
    .execute();
}

/** Puts what is open into the name of another member. */
export async function updateOrganiser(
  ctx: Ctx,
  { companyId, from, to }: { readonly companyId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await ctx.db
    .updateTable('aiInterviews')
    .set((eb) => ({ organiserId: to, version: eb('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('organiserId', '=', from)
    .where('status', 'in', OPEN)
    .execute();
}

/** Whether the identity of a company was proved. */
export async function isVerifiedCompany(ctx: Ctx, id: string): Promise<boolean> {
  const { verifiedAt } = await ctx.db
    .selectFrom('companies')
    .select('verifiedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return verifiedAt !== null;
}
