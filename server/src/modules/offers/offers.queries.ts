import type { CandidateStatus, StageType } from '@prova/contract/applications/candidacy';
import type { OfferStatus } from '@prova/contract/offers/offers';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Offers } from '../../platform/schema.gen.ts';
import { inScope, type JobScope, sharedWith } from '../jobs/jobs.service.ts';

/** An offer with what its readers need beside it. */
export type OfferRow = NonNullable<Awaited<ReturnType<typeof selectOffer>>>;

export const OUT = ['sent', 'viewed'] as const;

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('job_stages', 'job_stages.id', 'applications.stage_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'offers.company_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .innerJoin('users', 'users.id', 'offers.recruiter_id')
    .select([
      'offers.id',
      'offers.version',
      'offers.company_id as companyId',
      'offers.application_id as applicationId',
      'offers.status',
      'offers.position',
      'offers.pay_min as payMin',
      'offers.pay_max as payMax',
      'offers.currency',
      'offers.start_on as startOn',
      'offers.valid_until as validUntil',
      'offers.message',
      'offers.response_note as responseNote',
      'offers.recruiter_id as recruiterId',
      'offers.sent_at as sentAt',
      'offers.viewed_at as viewedAt',
      'offers.responded_at as respondedAt',
      'offers.ended_at as endedAt',
      'offers.created_at as createdAt',
      'applications.status as candidateStatus',
      'applications.withdrawn_at as withdrawnAt',
      'applications.closed_at as closedAt',
      'job_stages.type as stageType',
      'jobs.id as jobId',
      'jobs.title as jobTitle',
      'companies.name as companyName',
      'companies.logo_file_id as companyLogoId',
      'companies.verified_at as companyVerifiedAt',
      'companies.time_zone as timeZone',
      'candidates.name as candidateName',
      'users.name as recruiterName',
    ])
    // With the actor, for the policy.
    .select(sharedWith(ctx.actor, sql.ref('jobs.id')).as('shared'))
    // The checks of these columns hold exactly the words of the contract.
    .$narrowType<{ status: OfferStatus; candidateStatus: CandidateStatus; stageType: StageType }>();

/** @param forUpdate locks the offer, nothing beside it. The candidacy is locked first, always. */
export function selectOffer(ctx: Ctx, id: string, forUpdate = false) {
  return rows(ctx)
    .where('offers.id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate('offers'))
    .executeTakeFirst();
}

/** The offer of a candidacy that waits to be sent or answered, locked. */
export function selectOpenOffer(ctx: Ctx, applicationId: string) {
  return rows(ctx)
    .where('offers.application_id', '=', applicationId)
    .where('offers.status', 'in', ['pending', ...OUT])
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
    .where('offers.company_id', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(inScope(scope, sql.ref('jobs.id'))))
    .$if(applicationId !== undefined, (query) => query.where('offers.application_id', '=', applicationId ?? ''))
    .$if(status !== undefined, (query) => query.where(shown(now), '=', status ?? null))
    .orderBy('offers.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await ctx.db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('company_id', '=', scope.companyId)
    .$if(scope.sharedWith !== null, (query) => query.where(ofJobs(scope)))
    .$if(applicationId !== undefined, (query) => query.where('application_id', '=', applicationId ?? ''))
    .$if(status !== undefined, (query) => query.where(shown(now), '=', status ?? null))
    .executeTakeFirstOrThrow();
  return { offers, total };
}

const ofJobs = (scope: JobScope) =>
  sql<boolean>`offers.application_id in (
    select id from applications where company_id = ${scope.companyId} and ${inScope(scope, sql.ref('applications.job_id'))})`;

/** A draft that was replaced or given up was never an offer to anybody, so that it does not count. */
export function countByStatus(ctx: Ctx, scope: JobScope) {
  return ctx.db
    .selectFrom('offers')
    .select(({ fn }) => [shown(ctx.clock.now()).as('status'), fn.countAll<number>().as('count')])
    .where('company_id', '=', scope.companyId)
    .where((where) => where.or([where('status', '!=', 'cancelled'), where('sent_at', 'is not', null)]))
    .$if(scope.sharedWith !== null, (query) => query.where(ofJobs(scope)))
    .groupBy(sql`1`)
    .execute();
}

/** What was sent to a talent, the newest first. Found by the talent's candidacies. */
export function selectOffersOfTalent(ctx: Ctx, talentId: string, limit: number): Promise<OfferRow[]> {
  return rows(ctx)
    .where('candidates.talent_id', '=', talentId)
    .where('offers.sent_at', 'is not', null)
    .orderBy('offers.id', 'desc')
    .limit(limit)
    .execute();
}

export async function belongsToTalent(ctx: Ctx, offerId: string, talentId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('candidates', 'candidates.id', 'applications.candidate_id')
    .select('offers.id')
    .where('offers.id', '=', offerId)
    .where('offers.sent_at', 'is not', null)
    .where('candidates.talent_id', '=', talentId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertOffer(ctx: Ctx, values: Insertable<Offers>, fileIds: readonly string[]): Promise<void> {
  await ctx.db.insertInto('offers').values(values).execute();
  if (fileIds.length === 0) return;
  const { company_id, id: offer_id } = values;
  const created_at = ctx.clock.now();
  await ctx.db
    .insertInto('offer_files')
    .values(fileIds.map((file_id) => ({ company_id, offer_id, file_id, created_at })))
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

export function selectFiles(ctx: Ctx, offerIds: readonly string[]) {
  return ctx.db
    .selectFrom('offer_files')
    .innerJoin('files', 'files.id', 'offer_files.file_id')
    .select(['offer_files.offer_id as offerId', 'files.id', 'files.name', 'files.mime', 'files.bytes'])
    .where('offer_files.offer_id', 'in', offerIds)
    .where('files.state', '=', 'stored')
    .orderBy('files.id')
    .execute();
}

/** Offers that nobody answered in time. */
export async function selectOverdue(ctx: Ctx, limit: number): Promise<string[]> {
  const overdue = await ctx.db
    .selectFrom('offers')
    .select('id')
    .where('status', 'in', OUT)
    .where('valid_until', '<', ctx.clock.now())
    .orderBy('valid_until')
    .limit(limit)
    .execute();
  return overdue.map(({ id }) => id);
}

/** The last instant of a calendar day in a time zone. PostgreSQL knows where a day has no midnight, or two. */
export async function selectEndOfDay(ctx: Ctx, day: string, timeZone: string): Promise<Date> {
  const { rows: found } = await sql<{ at: Date }>`
    select (${day}::date + 1)::timestamp at time zone ${timeZone} - interval '1 millisecond' as at`.execute(ctx.db);
  const at = found[0]?.at;
  if (!at) throw new Error('The database did not say when the day ends');
  return at;
}

/** The stage that exists once in a job. */
export async function selectFixedStage(ctx: Ctx, jobId: string, type: StageType): Promise<string> {
  const { id } = await ctx.db
    .selectFrom('job_stages')
    .select('id')
    .where('job_id', '=', jobId)
    .where('type', '=', type)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** How an offer was sent: `fromStageId` where the card moved then; `stageId` while that stage still exists. */
export function selectStageBefore(ctx: Ctx, applicationId: string, offerId: string) {
  return ctx.db
    .selectFrom('application_events')
    .leftJoin('job_stages', (join) =>
      join.onRef('job_stages.id', '=', 'application_events.from_stage_id').on('job_stages.removed_at', 'is', null),
    )
    .select([
      'application_events.from_stage_id as fromStageId',
      'job_stages.id as stageId',
      'job_stages.type as stageType',
    ])
    .where('application_events.application_id', '=', applicationId)
    .where('application_events.type', '=', 'offer')
    .where(sql`application_events.data ->> 'offerId'`, '=', offerId)
    .where(sql`application_events.data ->> 'status'`, '=', 'sent')
    .$narrowType<{ stageType: StageType | null }>()
    .executeTakeFirst();
}

/** A member of a company who can be told of something; undefined once they have left. */
export function selectMember(ctx: Ctx, companyId: string, userId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.user_id', '=', userId)
    .where('company_members.removed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();
}

/** The mail that carries the link of an offer. */
export function selectOfferMail(ctx: Ctx, dedupeKey: string) {
  return ctx.db.selectFrom('mails').select('id').where('dedupe_key', '=', dedupeKey).executeTakeFirst();
}
