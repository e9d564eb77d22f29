import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import type { PrivacyRequests, Talents } from '../../platform/schema.gen.ts';

export type Visibility = Selectable<Talents>['visibility'];

// ── Whose data ────────────────────────────────────────────────────────────────────────────────────────────────────────

export function selectOwner(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'role', 'locale', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export function selectOwnerByEmail(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** The account that has proven this address. */
export function selectVerifiedOwner(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

/** Applications of the talent, and of candidates with this address whom nobody has claimed; merged ones follow. */
export async function selectOwnApplicationIds(
  ctx: Ctx,
  userId: string | null,
  email: string | null,
  companyId?: string,
): Promise<string[]> {
  // By two indexes and then a third: in one statement the planner cannot know how few they are, and reads everything.
  const candidates = await ctx.db
    .selectFrom('candidates')
    .innerJoin('talents', 'talents.id', 'candidates.talentId')
    .select(['candidates.id', 'candidates.mergedIntoId'])
    .where('talents.userId', '=', userId)
    .union(({ selectFrom }) =>
      selectFrom('candidates').select(['id', 'mergedIntoId']).where('email', '=', email).where('talentId', 'is', null),
    )
    .execute();
  if (candidates.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('applications')
    .select('id')
    .where('erasedAt', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('companyId', '=', companyId ?? null))
    .where(
      'candidateId',
      'in',
      candidates.flatMap(({ id, mergedIntoId }) => (mergedIntoId ? [id, mergedIntoId] : [id])),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The applications among these that became a contract, while it has to be kept. */
export async function selectContracts(
  ctx: Ctx,
  ids: readonly string[],
  years: number,
): Promise<{ applicationId: string; until: Date }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ applicationId: string; until: Date }>`
    select id as application_id, until from (
      select a.id, ${contractEnd(years)} as until from applications a where a.id = any (${ids}::uuid[])) c
    where until > ${ctx.clock.now()} order by id`.execute(ctx.db);
  return rows;
}

/** When the duty to keep the contract of the application `a` ends; null where there is none. */
export const contractEnd = (years: number) => sql`
  coalesce(a.hired_at, (select max(o.responded_at) from offers o where o.application_id = a.id and o.status = 'approved'),
    case when a.status = 'hired' then a.stage_since end) + make_interval(years => ${years})`;

// ── Requests ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** False when another one of this kind is under way: an export is made once at a time. */
export async function insertRequest(ctx: Ctx, request: Insertable<PrivacyRequests>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('privacyRequests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function selectRequest(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('privacyRequests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function selectLastExport(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('privacyRequests')
    .leftJoin('files', 'files.id', 'privacyRequests.fileId')
    .select(['privacyRequests.state', 'privacyRequests.fileId', 'privacyRequests.answeredAt'])
    .select(['privacyRequests.createdAt', 'privacyRequests.copyAskedAt', 'privacyRequests.failedAt'])
    .select(['privacyRequests.missingFiles', 'files.bytes', 'files.state as fileState'])
    .where('userId', '=', userId)
    .where('handling', '=', 'task')
    .where('kind', '=', 'export')
    .orderBy('privacyRequests.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateRequest(ctx: Ctx, id: string, values: Updateable<PrivacyRequests>): Promise<void> {
  await ctx.db
    .updateTable('privacyRequests')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Ends copies that nobody makes any more, so that another one can be asked for. */
export async function endDeadExports(ctx: Ctx, userId: string, askedBefore: Date): Promise<void> {
  await ctx.db
    .updateTable('privacyRequests')
    .set((expression) => ({ state: 'refused', answeredAt: ctx.clock.now(), version: expression('version', '+', 1) }))
    .where('userId', '=', userId)
    .where('handling', '=', 'task')
    .where('kind', '=', 'export')
    .where('state', '=', 'working')
    .where((where) => where.or([where('failedAt', 'is not', null), where('copyAskedAt', '<', askedBefore)]))
    .execute();
}

/** Exports that can no longer be fetched. */
export function selectOldExports(ctx: Ctx, days: number) {
  return ctx.db
    .selectFrom('privacyRequests')
    .select(['id', 'fileId'])
    .where('kind', '=', 'export')
    .where('fileId', 'is not', null)
    .where('answeredAt', '<', after(ctx.clock.now(), -days * DAY))
    .orderBy('id')
    .execute();
}

// ── Consents ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export function selectConsents(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('consents')
    .select(['kind', 'textVersion as version', 'createdAt as givenAt', 'withdrawnAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export function selectBankConsents(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('candidates')
    .innerJoin('talents', 'talents.id', 'candidates.talentId')
    .innerJoin('companies', 'companies.id', 'candidates.companyId')
    .select(['candidates.id as candidateId', 'companies.name as companyName'])
    .select(['candidates.bankConsentAt as givenAt', 'candidates.bankConsentVersion as version'])
    .where('talents.userId', '=', userId)
    .where('candidates.bankConsentAt', 'is not', null)
    .orderBy('candidates.bankConsentAt', 'desc')
    .limit(500)
    .execute();
}

/** @returns the company, or undefined when there was no such consent of this person */
export function updateBankConsentWithdrawn(ctx: Ctx, userId: string, candidateId: string) {
  return ctx.db
    .updateTable('candidates')
    .set((expression) => ({
      bankConsentAt: null,
      bankConsentVersion: null,
      version: expression('version', '+', 1),
    }))
    .where('id', '=', candidateId)
    .where('bankConsentAt', 'is not', null)
    .where('talentId', 'in', (query) => query.selectFrom('talents').select('id').where('userId', '=', userId))
    .returning('companyId')
    .executeTakeFirst();
}

export async function selectVisibility(ctx: Ctx, userId: string): Promise<Visibility | null> {
  const row = await ctx.db.selectFrom('talents').select('visibility').where('userId', '=', userId).executeTakeFirst();
  return row?.visibility ?? null;
}
