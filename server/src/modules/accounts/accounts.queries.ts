import { type Insertable, sql } from 'kysely';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { publishAccessChanged } from '../../platform/realtime/messages.ts';
import type { Consents, FormerAddresses, RefreshTokens, Sessions, Users } from '../../platform/schema.gen.ts';
import { deleteChallengesOf } from './second-factor/second-factor.queries.ts';

/** Of an account so many sessions are kept, and browsers known: the ones used last. */
export const SESSIONS_MAX = 200;
export const KNOWN_DEVICES_MAX = 100;
/** Of a session so many refresh tokens: one each quarter of an hour, for as long as one of them lives. */
export const REFRESH_TOKENS_MAX = 3_000;

export type EndReason = NonNullable<Sessions['endReason']>;

export function selectUserByEmail(ctx: Ctx, email: string) {
  return ctx.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}

export function selectUser(ctx: Ctx, id: string) {
  return ctx.db.selectFrom('users').selectAll().where('id', '=', id).where('erasedAt', 'is', null).executeTakeFirst();
}

export async function selectMailReaders(ctx: Ctx, userIds: readonly string[]) {
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id as userId', 'role', 'name', 'email', 'locale'])
    .where('id', 'in', [...userIds])
    .where('erasedAt', 'is', null)
    .where('disabledAt', 'is', null)
    .where('closingAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .execute();
  return rows.flatMap(({ name, email, ...row }) => (name !== null && email !== null ? [{ ...row, name, email }] : []));
}

/** For what must not happen twice at once. */
export function lockUser(ctx: Ctx, id: string) {
  const user = ctx.db.selectFrom('users').selectAll().where('id', '=', id).where('erasedAt', 'is', null);
  return user.forUpdate().executeTakeFirst();
}

/** False when the address is taken meanwhile. */
export async function insertUser(ctx: Ctx, user: Insertable<Users>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertConsents(ctx: Ctx, consents: Insertable<Consents>[]): Promise<void> {
  await ctx.db.insertInto('consents').values(consents).execute();
}

/** Versions that a person has accepted and not withdrawn. */
export async function selectAcceptedVersions(ctx: Ctx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('consents')
    .select(['kind', 'textVersion'])
    .where('userId', '=', userId)
    .where('kind', 'in', ['terms', 'privacy'])
    .where('withdrawnAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => `${row.kind}:${row.textVersion}`));
}

export async function updateUser(ctx: Ctx, id: string, values: Partial<Insertable<Users>>): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set((expression) => ({ ...values, version: expression('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

// ── Known devices ─────────────────────────────────────────────────────────────────────────────────────────────────────

export async function isKnownDevice(ctx: Ctx, userId: string | null, deviceHash: Buffer): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('knownDevices')
    .select('userId')
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectKnownDevices(ctx: Ctx, userId: string): Promise<Buffer[]> {
  const rows = await ctx.db.selectFrom('knownDevices').select('deviceHash').where('userId', '=', userId).execute();
  return rows.map((row) => row.deviceHash);
}

export async function upsertKnownDevice(ctx: Ctx, userId: string, deviceHash: Buffer): Promise<void> {
  const lastUsedAt = ctx.clock.now();
  await ctx.db
    .insertInto('knownDevices')
    .values({ userId, deviceHash, lastUsedAt, createdAt: lastUsedAt })
    .onConflict((conflict) => conflict.columns(['userId', 'deviceHash']).doUpdateSet({ lastUsedAt }))
    .execute();
  await sql`delete from known_devices where user_id = ${userId} and device_hash in (
    select device_hash from known_devices where user_id = ${userId} order by last_used_at desc offset ${KNOWN_DEVICES_MAX})`.execute(
    ctx.db,
  );
}

/** An address that the account is not reached at any more. */
export async function insertFormerAddress(
  ctx: Ctx,
  left: Omit<Insertable<FormerAddresses>, 'id' | 'createdAt'>,
): Promise<void> {
  await ctx.db
    .insertInto('formerAddresses')
    .values({ ...left, id: newId(ctx), createdAt: ctx.clock.now() })
    .execute();
}

export async function insertFormerName(ctx: Ctx, userId: string, name: string): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('formerNames')
    .values({ id: newId(ctx), userId, name, leftAt: now, createdAt: now })
    .execute();
}

export async function selectFormerNames(ctx: Ctx, userId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom('formerNames').select('name').distinct().where('userId', '=', userId).execute();
  return rows.map(({ name }) => name);
}

// ── Mails that anybody can have sent ──────────────────────────────────────────────────────────────────────────────────

/** How many of these kinds an address has been sent within so many seconds. */
export async function countMails(ctx: Ctx, email: string, kinds: readonly string[], seconds: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '=', email)
    .where('kind', 'in', [...kinds])
    .where('createdAt', '>', after(ctx.clock.now(), -seconds))
    .executeTakeFirstOrThrow();
  return count;
}

// ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The session of a refresh token. Who renews or ends it waits for whoever holds it, until the transaction ends. */
export function lockSessionOf(ctx: Ctx, tokenHash: Buffer) {
  return ctx.db
    .selectFrom('sessions')
    .select(['id', 'userId', 'endedAt', 'createdAt'])
    .where('id', '=', (select) => select.selectFrom('refreshTokens').select('sessionId').where('hash', '=', tokenHash))
    .forUpdate()
    .executeTakeFirst();
}

export function selectRefreshToken(ctx: Ctx, hash: Buffer) {
  return ctx.db
    .selectFrom('refreshTokens')
    .select(['id', 'sessionId', 'rotatedAt', 'successor', 'expiresAt'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function insertRefreshToken(ctx: Ctx, token: Insertable<RefreshTokens>): Promise<void> {
  await ctx.db
    .insertInto('refreshTokens')
    .values({ ...token, createdAt: ctx.clock.now() })
    .execute();
  await sql`delete from refresh_tokens where id in (select id from refresh_tokens where session_id = ${token.sessionId}
    order by created_at desc, id desc offset ${REFRESH_TOKENS_MAX})`.execute(ctx.db);
}

/** Keeps what a token was exchanged for; when that was first done stays. */
export async function rotateRefreshToken(ctx: Ctx, id: string, successor: Buffer): Promise<void> {
  await ctx.db
    .updateTable('refreshTokens')
    .set(({ fn, val }) => ({ successor, rotatedAt: fn.coalesce('rotatedAt', val(ctx.clock.now())) }))
    .where('id', '=', id)
    .execute();
}

/** Of tokens that were exchanged longer ago than this. */
export async function forgetSuccessors(ctx: Ctx, olderThanSeconds: number): Promise<void> {
  await ctx.db
    .updateTable('refreshTokens')
    .set({ successor: null })
    .where('successor', 'is not', null)
    .where('rotatedAt', '<', after(ctx.clock.now(), -olderThanSeconds))
    .execute();
}

/** Those that have not been used for longest give way. */
export async function insertSession(ctx: Ctx, session: Insertable<Sessions>): Promise<void> {
  await ctx.db.insertInto('sessions').values(session).execute();
  const { userId } = session;
  await sql`delete from sessions where id in (select id from sessions where user_id = ${userId}
    order by last_used_at desc, id desc offset ${SESSIONS_MAX})`.execute(ctx.db);
}

/** Whether somebody has proved in this session, after `since`, who they are. */
export async function isConfirmedSince(ctx: Ctx, id: string, since: Date): Promise<boolean> {
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('confirmedAt', '>', since)
    .executeTakeFirst();
  return session !== undefined;
}

export async function updateSession(ctx: Ctx, id: string, values: Partial<Insertable<Sessions>>): Promise<void> {
  await ctx.db.updateTable('sessions').set(values).where('id', '=', id).execute();
}

/**
 * Ends a session everywhere: its sockets hear of it, on whichever server they are.
 * @param owner only when it is this person's
 * @returns false when there was none to end
 */
export async function endSession(ctx: Ctx, sessionId: string, reason: EndReason, owner?: string): Promise<boolean> {
  const ended = await ctx.db
    .updateTable('sessions')
    .set({ endedAt: ctx.clock.now(), endReason: reason })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .$if(owner !== undefined, (query) => query.where('userId', '=', owner as string))
    .returning('userId')
    .executeTakeFirst();
  if (ended) await publishAccessChanged(ctx, ended.userId);
  return ended !== undefined;
}

/** Ends all of them, and the sign-ins that wait for a second factor. */
export async function endSessionsOf(
  ctx: Ctx,
  userId: string,
  reason: EndReason,
  { except }: { except?: string } = {},
): Promise<void> {
  await ctx.db
    .updateTable('sessions')
    .set({ endedAt: ctx.clock.now(), endReason: reason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
    .execute();
  await deleteChallengesOf(ctx, userId);
  await publishAccessChanged(ctx, userId);
}

/** Those that live, and those that were ended because somebody else used them; the last used first. */
export function selectSessionsOf(ctx: Ctx, userId: string, usedAfter: Date) {
  return ctx.db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'createdAt', 'lastUsedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('lastUsedAt', '>', usedAfter)
    .where((where) => where.or([where('endedAt', 'is', null), where('endReason', '=', 'reuse')]))
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Sessions that nobody can take up again, with their refresh tokens. */
export async function deleteDeadSessions(ctx: Ctx, olderThanSeconds: number): Promise<void> {
  await ctx.db.deleteFrom('sessions').where('lastUsedAt', '<', after(ctx.clock.now(), -olderThanSeconds)).execute();
}

/** What the log says of an account: what its owner did, and what was done to it. Newest first, older than `before`. */
export async function selectActivity(
  ctx: Ctx,
  userId: string,
  { actions, before, limit }: { actions: readonly string[]; before: string | undefined; limit: number },
) {
  return ctx.db
    .selectFrom('auditEntries')
    .select(['id', 'action', 'address', 'createdAt'])
    .where((where) => where.or([where('actorId', '=', userId), where('subjectId', '=', userId)]))
    .where('action', 'in', actions)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
