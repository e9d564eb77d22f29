import type { VerifiedBy } from '@prova/contract/companies/companies';
import { CompiledQuery, type Insertable, sql, type Updateable } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { prepare } from '../../platform/db.ts';
import type { Companies, CompanyVerifications } from '../../platform/schema.gen.ts';

interface ActorRow {
  readonly id: string;
  readonly role: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly locale: string;
  readonly memberships: readonly { companyId: string; role: string }[];
}

/** As text, since it is asked at every request: to build and compile it would cost more than to send it. */
const ACTOR = prepare(
  'actor',
  `select u.id, u.role, u.name, u.email, u.locale, (
    select coalesce(json_agg(json_build_object('companyId', m.company_id, 'role', m.role)
      order by m.last_used_at desc nulls last, m.id), '[]')
    from company_members m join companies c on c.id = m.company_id
    where m.user_id = u.id and m.removed_at is null and c.closed_at is null) as memberships
  from users u join sessions s on s.user_id = u.id
  where u.id = $1 and s.id = $2 and s.ended_at is null and u.disabled_at is null and u.erased_at is null`,
);

/** A person with the live session and all memberships, in one question. */
export async function selectActor(ctx: Ctx, userId: string, sessionId: string): Promise<ActorRow | undefined> {
  const { rows } = await ctx.db.executeQuery<ActorRow>(CompiledQuery.raw(ACTOR, [userId, sessionId]));
  return rows[0];
}

/** What the mails of a company say about who sends them; also once it has closed. */
export function selectSender(ctx: Ctx, id: string) {
  return ctx.db
    .selectFrom('companies')
    .select(['name', 'verifiedBy', 'verifiedDomain', 'logoFileId', 'mailsSuspendedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateSuspension(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await ctx.db
    .updateTable('companies')
    .set({ mailsSuspendedAt: reason === null ? null : ctx.clock.now(), mailsSuspendedFor: reason })
    .where('id', '=', id)
    .execute();
}

/** These companies, and all whose mails are suspended. */
export function selectReported(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('companies')
    .select(['id', 'name', 'slug', 'mailsSuspendedFor as suspendedFor'])
    .select((eb) => eb('verifiedAt', 'is not', null).$castTo<boolean>().as('verified'))
    .where((where) =>
      where.or([where('mailsSuspendedAt', 'is not', null), ...(ids.length > 0 ? [where('id', 'in', [...ids])] : [])]),
    )
    .orderBy('slug')
    .execute();
}

/** What a person is in a company now, whether they are signed in or not. */
export function selectRole(ctx: Ctx, { companyId, userId }: { companyId: string; userId: string }) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select('companyMembers.role')
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.removedAt', 'is', null)
    .where('companies.closedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
}

export function selectCompaniesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('companies', 'companies.id', 'companyMembers.companyId')
    .select(['companies.id', 'companies.name', 'companies.verifiedAt', 'companies.logoFileId', 'companyMembers.role'])
    .where('companyMembers.userId', '=', userId)
    .where('companyMembers.removedAt', 'is', null)
    .where('companies.closedAt', 'is', null)
    .orderBy('companyMembers.lastUsedAt', (order) => order.desc().nullsLast())
    .orderBy('companyMembers.id')
    .execute();
}

/** @param lock held by whatever changes the company or its team, one after the other */
export function selectCompany(ctx: Ctx, id: string, lock = false) {
  return ctx.db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export function selectCompanyBySlug(ctx: Ctx, slug: string, lock = false) {
  return ctx.db
    .selectFrom('companies')
    .selectAll()
    .where('slug', '=', slug)
    .where('closedAt', 'is', null)
    .where('id', '!=', sql<string>`house()`)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Of the companies that searches may find, the newest first. */
export function selectListedCompanies(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('companies')
    .select('slug')
    .where('verifiedAt', 'is not', null)
    .where('closedAt', 'is', null)
    .where('id', '!=', sql<string>`house()`)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** False when the company has another version by now. */
export async function updateCompanyRow(
  ctx: Ctx,
  id: string,
  version: number,
  values: Updateable<Companies>,
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('companies')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of an open company: what a former logo showed is nobody's to see. */
export async function selectIsLogo(ctx: Ctx, fileId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('files')
    .innerJoin('companies', (join) =>
      join.onRef('companies.id', '=', 'files.companyId').onRef('companies.logoFileId', '=', 'files.id'),
    )
    .select('files.id')
    .where('files.id', '=', fileId)
    .where('companies.closedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLogo(ctx: Ctx, companyId: string, fileId: string | null): Promise<void> {
  await ctx.db.updateTable('companies').set({ logoFileId: fileId }).where('id', '=', companyId).execute();
}

export function selectPendingVerifications(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('companyVerifications')
    .select(['id', 'method', 'value', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('state', '=', 'pending')
    .orderBy('method')
    .execute();
}

export function selectVerification(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('companyVerifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertVerification(ctx: Ctx, values: Insertable<CompanyVerifications>): Promise<void> {
  await ctx.db.insertInto('companyVerifications').values(values).execute();
}

/** Somebody's own address, and when they proved that it is theirs. */
export function selectAddressProof(ctx: Ctx, userId: string) {
  return ctx.db.selectFrom('users').select(['email', 'emailVerifiedAt']).where('id', '=', userId).executeTakeFirst();
}

/** Of each method one attempt counts: the last. */
export async function supersedeVerifications(
  ctx: Ctx,
  companyId: string,
  method: CompanyVerifications['method'],
): Promise<void> {
  await ctx.db
    .updateTable('companyVerifications')
    .set({ state: 'failed', decidedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('method', '=', method)
    .where('state', '=', 'pending')
    .execute();
}

export async function confirmVerification(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('companyVerifications')
    .set({ state: 'confirmed', decidedAt: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

export async function refuseVerificationRow(ctx: Ctx, id: string, reason: string): Promise<void> {
  await ctx.db
    .updateTable('companyVerifications')
    .set({ state: 'refused', reason, decidedAt: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** What operators have refused a company for, the latest first. */
export async function selectRefusals(ctx: Ctx, companyId: string): Promise<{ at: Date; reason: string }[]> {
  const rows = await ctx.db
    .selectFrom('companyVerifications')
    .select(['decidedAt', 'createdAt', 'reason'])
    .where('companyId', '=', companyId)
    .where('state', '=', 'refused')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ decidedAt, createdAt, reason }) => ({ at: decidedAt ?? createdAt, reason: reason ?? '' }));
}

/** Open companies whose CNPJ waits for an operator, the longest waiting first. */
export function selectWaitingCompanies(ctx: Ctx) {
  return ctx.db
    .selectFrom('companyVerifications')
    .innerJoin('companies', 'companies.id', 'companyVerifications.companyId')
    .innerJoin('users', 'users.id', 'companyVerifications.requestedBy')
    .select([
      'companies.id',
      'companies.name',
      'companies.slug',
      'companies.website',
      'companies.linkedinUrl',
      'companies.createdAt',
      'companyVerifications.value as cnpj',
      'companyVerifications.createdAt as askedAt',
      'users.email as askedBy',
    ])
    .where('companyVerifications.state', '=', 'pending')
    .where('companyVerifications.method', '=', 'cnpj')
    .where('companies.closedAt', 'is', null)
    .orderBy('companyVerifications.createdAt')
    .orderBy('companyVerifications.id')
    .execute();
}

/** Forgets the addresses of proofs that came to nothing so long ago. */
export async function deleteOldProofs(ctx: Ctx, seconds: number): Promise<void> {
  await ctx.db
    .deleteFrom('companyVerifications')
    .where('method', '=', 'mail_domain')
    .where('state', 'in', ['pending', 'failed'])
    .where('createdAt', '<', after(ctx.clock.now(), -seconds))
    .execute();
}

/** Once a company is verified nothing waits any more: the operator has looked at what was asked. */
export async function settleVerifications(ctx: Ctx, companyId: string): Promise<void> {
  await ctx.db
    .updateTable('companyVerifications')
    .set({ state: 'confirmed', decidedAt: ctx.clock.now() })
    .where('companyId', '=', companyId)
    .where('state', '=', 'pending')
    .execute();
}

/** Owners of a company who can be told of something. */
export function selectOwners(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('companyMembers')
    .innerJoin('users', 'users.id', 'companyMembers.userId')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('companyMembers.companyId', '=', companyId)
    .where('companyMembers.role', '=', 'owner')
    .where('companyMembers.removedAt', 'is', null)
    .where('users.disabledAt', 'is', null)
    .where('users.erasedAt', 'is', null)
    .execute();
}

/** False when the address is taken, also by somebody who registers at this moment. */
export async function insertCompany(ctx: Ctx, company: { id: string; name: string; slug: string }): Promise<boolean> {
  const row = await ctx.db
    .insertInto('companies')
    .values({ ...company, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateClosed(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.db
    .updateTable('companies')
    .set((expression) => ({
      closedAt: ctx.clock.now(),
      logoFileId: null,
      version: expression('version', '+', 1),
    }))
    .where('id', 'in', [...ids])
    .execute();
}

export async function updateVerified(
  ctx: Ctx,
  id: string,
  proof: { by: NonNullable<VerifiedBy>; domain: string | null },
): Promise<void> {
  await ctx.db
    .updateTable('companies')
    .set({ verifiedAt: ctx.clock.now(), verifiedBy: proof.by, verifiedDomain: proof.domain })
    .where('id', '=', id)
    .execute();
}

/** Whether another open company was verified by this number. */
export async function isCnpjTaken(ctx: Ctx, cnpj: string, exceptId: string): Promise<boolean> {
  const other = await ctx.db
    .selectFrom('companies')
    .select('id')
    .where('cnpj', '=', cnpj)
    .where('verifiedBy', '=', 'cnpj')
    .where('closedAt', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return other !== undefined;
}
