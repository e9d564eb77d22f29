import { type Insertable, sql, type Updateable } from 'kysely';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PrivacyRequests } from '../../platform/schema.gen.ts';

// ── Whose data ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function selectOwner(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'locale', 'email_verified_at'])
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

export function selectOwnerByEmail(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** The account that has proven this address. */
export function selectVerifiedOwner(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Candidacies of the talent, and of candidates with this address whom nobody has claimed; merged ones follow. */
export async function selectOwnApplicationIds(
  ctx: Ctx,
  userId: string | null,
  email: string | null,
  companyId?: string,
): Promise<string[]> {
  // By two indexes and then a third: in one statement the planner cannot know how few they are, and reads everything.
  const candidates = await ctx.db
    .selectFrom('candidates')
    .innerJoin('talents', 'talents.id', 'candidates.talent_id')
    .select(['candidates.id', 'candidates.merged_into_id'])
    .where('talents.user_id', '=', userId)
    .union(({ selectFrom }) =>
      selectFrom('candidates')
        .select(['id', 'merged_into_id'])
        .where('email', '=', email)
        .where('talent_id', 'is', null),
    )
    .execute();
  if (candidates.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('erased_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? null))
    .where(
      'candidate_id',
      'in',
      candidates.flatMap(({ id, merged_into_id }) => (merged_into_id ? [id, merged_into_id] : [id])),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The candidacies among these that became a contract, while it has to be kept. */
export async function selectContracts(
  ctx: Ctx,
  ids: readonly string[],
  years: number,
): Promise<{ applicationId: string; until: Date }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ applicationId: string; until: Date }>`
    select id as "applicationId", until from (
      select a.id, ${contractEnd(years)} as until from applications a where a.id = any (${ids}::uuid[])) c
    where until > ${ctx.clock.now()} order by id`.execute(ctx.db);
  return rows;
}

/** When the duty to keep the contract of the candidacy `a` ends; null where there is none. */
export const contractEnd = (years: number) => sql`
  coalesce(a.hired_at, (select max(o.responded_at) from offers o where o.application_id = a.id and o.status = 'approved'),
    case when a.status = 'hired' then a.stage_since end) + make_interval(years => ${years})`;

// ── Requests ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** False when another one of this kind is under way: an export is made once at a time. */
export async function insertRequest(ctx: Ctx, request: Insertable<PrivacyRequests>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('privacy_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function selectRequest(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('privacy_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectLastExport(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('privacy_requests')
    .leftJoin('files', 'files.id', 'privacy_requests.file_id')
    .select(['privacy_requests.state', 'privacy_requests.file_id', 'privacy_requests.answered_at'])
    .select(['privacy_requests.created_at', 'privacy_requests.copy_asked_at', 'privacy_requests.failed_at'])
    .select(['privacy_requests.missing_files', 'files.bytes', 'files.state as fileState'])
    .where('user_id', '=', userId)
    .where('handling', '=', 'task')
    .where('kind', '=', 'export')
    .orderBy('privacy_requests.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateRequest(ctx: Ctx, id: string, values: Updateable<PrivacyRequests>): Promise<void> {
  await ctx.db
    .updateTable('privacy_requests')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends copies that nobody makes any more, so that another one can be asked for. */
export async function endDeadExports(ctx: Ctx, userId: string, askedBefore: Date): Promise<void> {
  await ctx.db
    .updateTable('privacy_requests')
    .set((expression) => ({ state: 'refused', answered_at: ctx.clock.now(), version: expression('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('handling', '=', 'task')
    .where('kind', '=', 'export')
    .where('state', '=', 'working')
    .where((where) => where.or([where('failed_at', 'is not', null), where('copy_asked_at', '<', askedBefore)]))
    .execute();
}

/** Exports that can no longer be fetched. */
export function selectOldExports(ctx: Ctx, days: number) {
  return ctx.db
    .selectFrom('privacy_requests')
    .select(['id', 'file_id'])
    .where('kind', '=', 'export')
    .where('file_id', 'is not', null)
    .where('answered_at', '<', after(ctx.clock.now(), -days * DAY))
    .orderBy('id')
    .execute();
}

// ── Consents ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function selectConsents(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('consents')
    .select(['kind', 'text_version as version', 'created_at as givenAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export function selectBankConsents(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('candidates')
    .innerJoin('talents', 'talents.id', 'candidates.talent_id')
    .innerJoin('companies', 'companies.id', 'candidates.company_id')
    .select(['candidates.id as candidateId', 'companies.name as companyName'])
    .select(['candidates.bank_consent_at as givenAt', 'candidates.bank_consent_version as version'])
    .where('talents.user_id', '=', userId)
    .where('candidates.bank_consent_at', 'is not', null)
    .orderBy('candidates.bank_consent_at', 'desc')
    .limit(500)
    .execute();
}

/** @returns the company, or undefined when there was no such consent of this person */
export function updateBankConsentWithdrawn(ctx: Ctx, userId: string, candidateId: string) {
  return ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      bank_consent_at: null,
      bank_consent_version: null,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', candidateId)
    .where('bank_consent_at', 'is not', null)
    .where('talent_id', 'in', (query) => query.selectFrom('talents').select('id').where('user_id', '=', userId))
    .returning('company_id')
    .executeTakeFirst();
}

export async function selectVisibility(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.selectFrom('talents').select('visibility').where('user_id', '=', userId).executeTakeFirst();
  return row?.visibility ?? null;
}

export async function updateVisibility(ctx: Ctx, userId: string, visibility: string): Promise<void> {
  await ctx.db
    .updateTable('talents')
    .set((expression) => ({ visibility, version: expression('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
}
