import type { CandidateStatus } from '@prova/contract/applications/application-status';
import type { Locale } from '@prova/contract/common';
import type { StageType } from '@prova/contract/jobs/stage-types';
import type { DeclineReason } from '@prova/contract/offers/decline-reasons';
import type { OfferStatus } from '@prova/contract/offers/offers';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Offers } from '../../platform/schema.gen.ts';
import { inScope, type JobScope, sharedWith } from '../jobs/jobs.service.ts';

/** An offer with what its readers need beside it. */
export type OfferRow = NonNullable<Awaited<ReturnType<typeof selectOffer>>>;

export const AWAITING_ANSWER = ['sent', 'viewed'] as const;

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.applicationId')
    .innerJoin('jobStages', 'jobStages.id', 'applications.stageId')
    .innerJoin('jobs', 'jobs.id', 'applications.jobId')
    .innerJoin('companies', 'companies.id', 'offers.companyId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .innerJoin('users', 'users.id', 'offers.recruiterId')
    .select([
      'offers.id',
      'offers.version',
      'offers.companyId',
      'offers.applicationId',
      'offers.status',
      'offers.position',
      'offers.payMin',
      'offers.payMax',
      'offers.currency',
      'offers.contractType',
      'offers.benefits',
      'offers.startOn',
      'offers.validUntil',
      'offers.message',
      'offers.responseNote',
      'offers.declineReason',
      'offers.recruiterId',
      'offers.sentAt',
      'offers.viewedAt',
      'offers.respondedAt',
      'offers.endedAt',
      'offers.createdAt',
      'applications.stageId',
      'applications.status as candidateStatus',
      'applications.withdrawnAt',
      'applications.closedAt',
      'jobStages.type as stageType',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'companies.name as companyName',
      'companies.logoFileId as companyLogoId',
      'companies.verifiedAt as companyVerifiedAt',
      'companies.timeZone',
      'candidates.name as candidateName',
      'users.name as recruiterName',
    ])
    .select(
      sql<Locale>`coalesce(
        (select u.locale from talents t join users u on u.id = t.user_id where t.id = candidates.talent_id),
        (select f.locale from application_forms f where f.application_id = applications.id), 'pt-BR')`.as(
        'candidateLocale',
      ),
    )
    // With the actor, for the policy.
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    // The checks of these columns hold exactly the words of the contract.
    .$narrowType<{
      status: OfferStatus;
      declineReason: DeclineReason | null;
      candidateStatus: CandidateStatus;
      stageType: StageType;
    }>();

/** @param forUpdate locks the offer, nothing beside it. The application is locked first, always. */
export function selectOffer(ctx: Ctx, id: string, forUpdate = false) {
  return rows(ctx)
    .where('offers.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('offers'))
    .executeTakeFirst();
}

/** The offer of an application that waits to be sent or answered, locked. */
export function selectOpenOffer(ctx: Ctx, applicationId: string) {
  return rows(ctx)
    .where('offers.applicationId', '=', applicationId)
    .where('offers.status', 'in', ['pending', ...AWAITING_ANSWER])
    .forUpdate('offers')
    .executeTakeFirst();
}

/** The status that a reader sees, as `shownStatus` of the rules says it. */
const shown = (now: Date) =>
  sql<OfferStatus>`case when offers.status in ('sent', 'viewed') and offers.valid_until < ${now} then 'expired' else offers.status end`;

export interface OfferFilter {
  readonly scope: JobScope;
  readonly applicationId?: string | undefined;
  readonly status?: OfferStatus | undefined;
}

export async function selectOffers(
  ctx: Ctx,
  { scope, applicationId, status }: OfferFilter,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ offers: OfferRow[]; total: number }> {
  const now = ctx.clock.now();
  const offers = await rows(ctx)
    .where('offers.companyId', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('jobs.id'))))
    .$if(applicationId !== undefined, (query) => query.where('offers.applicationId', '=', applicationId ?? ''))
    .$if(status !== undefined, (query) => query.where(shown(now), '=', status ?? null))
    .orderBy('offers.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('companyId', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(ofJobs(scope)))
    .$if(applicationId !== undefined, (query) => query.where('applicationId', '=', applicationId ?? ''))
    .$if(status !== undefined, (query) => query.where(shown(now), '=', status ?? null))
    .executeTakeFirstOrThrow();
  return { offers, total };
}

const ofJobs = (scope: JobScope) =>
  sql<boolean>`offers.application_id in (
    select id from applications where company_id = ${scope.companyId} and ${inScope(scope, sql.ref('applications.jobId'))})`;

/** A draft that was replaced or given up was never an offer to anybody, so that it does not count. */
export function countByStatus(ctx: Ctx, scope: JobScope) {
  return ctx.db
    .selectFrom('offers')
    .select(({ fn }) => [shown(ctx.clock.now()).as('status'), fn.countAll<number>().as('count')])
    .where('companyId', '=', scope.companyId)
    .where((where) => where.or([where('status', '!=', 'cancelled'), where('sentAt', 'is not', null)]))
    .$if(scope.sharedWith !== null, (query) => query.where(ofJobs(scope)))
    .groupBy(sql`1`)
    .execute();
}

/** What was sent to a talent before an instant, the newest first. Found by the talent's applications. */
export function selectOffersOfTalent(ctx: Ctx, talentId: string, before: Date, limit: number): Promise<OfferRow[]> {
  return rows(ctx)
    .where('candidates.talentId', '=', talentId)
    .where('offers.sentAt', '<', before)
    .orderBy('offers.id', 'desc')
    .limit(limit)
    .execute();
}

/** The offer of an application that waits for an answer. */
export function selectOutOffer(ctx: Ctx, applicationId: string): Promise<OfferRow | undefined> {
  return rows(ctx)
    .where('offers.applicationId', '=', applicationId)
    .where('offers.status', 'in', ['sent', 'viewed'])
    .executeTakeFirst();
}

export async function belongsToTalent(ctx: Ctx, offerId: string, talentId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.applicationId')
    .innerJoin('candidates', 'candidates.id', 'applications.candidateId')
    .select('offers.id')
    .where('offers.id', '=', offerId)
    .where('offers.sentAt', 'is not', null)
    .where('candidates.talentId', '=', talentId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the job of an application promises besides the pay. */
export function selectJobTerms(ctx: Ctx, jobId: string) {
  return ctx.db
    .selectFrom('jobs')
    .select(['contractType', 'benefits'])
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
}

export async function insertOffer(ctx: Ctx, values: Insertable<Offers>, fileIds: readonly string[]): Promise<void> {
  await ctx.db.insertInto('offers').values(values).execute();
  if (fileIds.length === 0) return;
  const { companyId, id: offerId } = values;
  const createdAt = ctx.clock.now();
  await ctx.db
    .insertInto('offerFiles')
    .values(fileIds.map((fileId) => ({ companyId, offerId, fileId, createdAt })))
    .execute();
}

/** Called with the offer locked. */
export async function updateOffer(ctx: Ctx, id: string, values: Updateable<Offers>): Promise<void> {
  await ctx.db
    .updateTable('offers')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Puts the open offers of one recruiter into the name of another. */
export async function updateRecruiter(
  ctx: Ctx,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<void> {
  await ctx.db
    .updateTable('offers')
    .set((expression) => ({ recruiterId: to, version: expression('version', '+', 1) }))
    .where('companyId', '=', companyId)
    .where('recruiterId', '=', from)
    .where('status', 'in', ['pending', ...AWAITING_ANSWER])
    .execute();
}

export function selectFiles(ctx: Ctx, offerIds: readonly string[]) {
  return ctx.db
    .selectFrom('offerFiles')
    .innerJoin('files', 'files.id', 'offerFiles.fileId')
    .select(['offerFiles.offerId', 'files.id', 'files.name', 'files.mime', 'files.bytes'])
    .where('offerFiles.offerId', 'in', offerIds)
    .where('files.state', '=', 'stored')
    .orderBy('files.id')
    .execute();
}

/** Offers that nobody answered in time. */
export async function selectOverdue(ctx: Ctx, limit: number): Promise<string[]> {
  const overdue = await ctx.db
    .selectFrom('offers')
    .select('id')
    .where('status', 'in', AWAITING_ANSWER)
    .where('validUntil', '<', ctx.clock.now())
    .orderBy('validUntil')
    .limit(limit)
    .execute();
  return overdue.map(({ id }) => id);
}

/** The stage that exists once in a job. */
export async function selectFixedStage(ctx: Ctx, jobId: string, type: StageType): Promise<string> {
  const { id } = await ctx.db
    .selectFrom('jobStages')
    .select('id')
    .where('jobId', '=', jobId)
    .where('type', '=', type)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** The last sending of an offer, as the history keeps it. */
export function selectSending(ctx: Ctx, applicationId: string, offerId: string) {
  return ctx.db
    .selectFrom('applicationEvents')
    .select(['id', 'fromStageId', 'fromStatus', 'data'])
    .where('applicationId', '=', applicationId)
    .where('type', '=', 'offer')
    .where(sql`data ->> 'offerId'`, '=', offerId)
    .where(sql`data ->> 'status'`, '=', 'sent')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** How an offer was sent: `fromStageId` where the card moved then; `stageId` while that stage still exists. */
export function selectStageBefore(ctx: Ctx, applicationId: string, offerId: string) {
  return (
    ctx.db
      .selectFrom('applicationEvents')
      .leftJoin('jobStages', (join) =>
        join.onRef('jobStages.id', '=', 'applicationEvents.fromStageId').on('jobStages.removedAt', 'is', null),
      )
      .select(['applicationEvents.fromStageId', 'jobStages.id as stageId', 'jobStages.type as stageType'])
      .where('applicationEvents.applicationId', '=', applicationId)
      .where('applicationEvents.type', '=', 'offer')
      .where(sql`application_events.data ->> 'offerId'`, '=', offerId)
      .where(sql`application_events.data ->> 'status'`, '=', 'sent')
      // It may have been sent, not sent after all, and sent again.
      .orderBy('applicationEvents.id', 'desc')
      .$narrowType<{ stageType: StageType | null }>()
      .executeTakeFirst()
  );
}

/** A member of a company who can be told of something; undefined once they have left. */
export function selectMember(ctx: Ctx, companyId: string, userId: string) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
}
