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
    .select(['name', 'verified_at', 'mails_suspended_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateSuspension(ctx: Ctx, id: string, reason: string | null): Promise<void> {
  await ctx.db
    .updateTable('companies')
    .set({ mails_suspended_at: reason === null ? null : ctx.clock.now(), mails_suspended_for: reason })
    .where('id', '=', id)
    .execute();
}

/** These companies, and all whose mails are suspended. */
export function selectReported(ctx: Ctx, ids: readonly string[]) {
  return ctx.db
    .selectFrom('companies')
    .select(['id', 'name', 'slug', 'mails_suspended_for as suspendedFor'])
    .select((eb) => eb('verified_at', 'is not', null).$castTo<boolean>().as('verified'))
    .where((where) =>
      where.or([where('mails_suspended_at', 'is not', null), ...(ids.length > 0 ? [where('id', 'in', [...ids])] : [])]),
    )
    .orderBy('slug')
    .execute();
}

export function selectCompaniesOf(ctx: Ctx, userId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.id', 'company_members.company_id')
    .select([
      'companies.id',
      'companies.name',
      'companies.verified_at',
      'companies.logo_file_id',
      'company_members.role',
    ])
    .where('company_members.user_id', '=', userId)
    .where('company_members.removed_at', 'is', null)
    .where('companies.closed_at', 'is', null)
    .orderBy('company_members.last_used_at', (order) => order.desc().nullsLast())
    .orderBy('company_members.id')
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
    .where('closed_at', 'is', null)
    .where('id', '!=', sql<string>`house()`)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

/** Of the companies that searches may find, the newest first. */
export function selectListedCompanies(ctx: Ctx, limit: number) {
  return ctx.db
    .selectFrom('companies')
    .select('slug')
    .where('verified_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('id', '!=', sql<string>`house()`)
    .orderBy('created_at', 'desc')
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
      join.onRef('companies.id', '=', 'files.company_id').onRef('companies.logo_file_id', '=', 'files.id'),
    )
    .select('files.id')
    .where('files.id', '=', fileId)
    .where('companies.closed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateLogo(ctx: Ctx, companyId: string, fileId: string | null): Promise<void> {
  await ctx.db.updateTable('companies').set({ logo_file_id: fileId }).where('id', '=', companyId).execute();
}

export function selectPendingVerifications(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_verifications')
    .select(['id', 'method', 'value', 'created_at'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'pending')
    .orderBy('method')
    .execute();
}

export function selectVerification(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('company_verifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertVerification(ctx: Ctx, values: Insertable<CompanyVerifications>): Promise<void> {
  await ctx.db.insertInto('company_verifications').values(values).execute();
}

/** Of each method one attempt counts: the last. */
export async function supersedeVerifications(ctx: Ctx, companyId: string, method: string): Promise<void> {
  await ctx.db
    .updateTable('company_verifications')
    .set({ state: 'failed', decided_at: ctx.clock.now() })
    .where('company_id', '=', companyId)
    .where('method', '=', method)
    .where('state', '=', 'pending')
    .execute();
}

export async function confirmVerification(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('company_verifications')
    .set({ state: 'confirmed', decided_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

export async function refuseVerificationRow(ctx: Ctx, id: string, reason: string): Promise<void> {
  await ctx.db
    .updateTable('company_verifications')
    .set({ state: 'refused', reason, decided_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** What operators have refused a company for, the latest first. */
export async function selectRefusals(ctx: Ctx, companyId: string): Promise<{ at: Date; reason: string }[]> {
  const rows = await ctx.db
    .selectFrom('company_verifications')
    .select(['decided_at', 'created_at', 'reason'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'refused')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ decided_at, created_at, reason }) => ({ at: decided_at ?? created_at, reason: reason ?? '' }));
}

/** Open companies whose CNPJ waits for an operator, the longest waiting first. */
export function selectWaitingCompanies(ctx: Ctx) {
  return ctx.db
    .selectFrom('company_verifications')
    .innerJoin('companies', 'companies.id', 'company_verifications.company_id')
    .innerJoin('users', 'users.id', 'company_verifications.requested_by')
    .select([
      'companies.id',
      'companies.name',
      'companies.slug',
      'companies.website',
      'companies.linkedin_url as linkedinUrl',
      'companies.created_at as createdAt',
      'company_verifications.value as cnpj',
      'company_verifications.created_at as askedAt',
      'users.email as askedBy',
    ])
    .where('company_verifications.state', '=', 'pending')
    .where('company_verifications.method', '=', 'cnpj')
    .where('companies.closed_at', 'is', null)
    .orderBy('company_verifications.created_at')
    .orderBy('company_verifications.id')
    .execute();
}

/** Forgets the addresses of proofs that came to nothing so long ago. */
export async function deleteOldProofs(ctx: Ctx, seconds: number): Promise<void> {
  await ctx.db
    .deleteFrom('company_verifications')
    .where('method', '=', 'mail_domain')
    .where('state', 'in', ['pending', 'failed'])
    .where('created_at', '<', after(ctx.clock.now(), -seconds))
    .execute();
}

/** Once a company is verified nothing waits any more: the operator has looked at what was asked. */
export async function settleVerifications(ctx: Ctx, companyId: string): Promise<void> {
  await ctx.db
    .updateTable('company_verifications')
    .set({ state: 'confirmed', decided_at: ctx.clock.now() })
    .where('company_id', '=', companyId)
    .where('state', '=', 'pending')
    .execute();
}

/** Owners of a company who can be told of something. */
export function selectOwners(ctx: Ctx, companyId: string) {
  return ctx.db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.locale'])
    .where('company_members.company_id', '=', companyId)
    .where('company_members.role', '=', 'owner')
    .where('company_members.removed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('users.erased_at', 'is', null)
    .execute();
}

/** False when the address is taken, also by somebody who registers at this moment. */
export async function insertCompany(ctx: Ctx, company: { id: string; name: string; slug: string }): Promise<boolean> {
  const row = await ctx.db
    .insertInto('companies')
    .values({ ...company, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps the time of the first verification. */
export function updateVerified(ctx: Ctx, slug: string) {
  return ctx.db
    .updateTable('companies')
    .set({ verified_at: sql<Date>`coalesce(verified_at, ${ctx.clock.now()})` })
    .where('slug', '=', slug)
    .where('closed_at', 'is', null)
    .returning(['id', 'name'])
    .executeTakeFirst();
}
