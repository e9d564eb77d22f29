import type { Insertable, Selectable } from 'kysely';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { IdentityChallenges, SecondFactors } from '../../../platform/schema.gen.ts';

export type Factor = Selectable<SecondFactors>;
export type Challenge = Selectable<IdentityChallenges>;

/** Everything that proves a person besides the password, confirmed or not. */
export function selectFactors(ctx: Ctx, userId: string): Promise<Factor[]> {
  return ctx.db
    .selectFrom('secondFactors')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function selectPasskey(ctx: Ctx, credentialId: string): Promise<Factor | undefined> {
  return ctx.db.selectFrom('secondFactors').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();
}

/** False when the device's passkey is known already. */
export async function insertFactor(ctx: Ctx, factor: Insertable<SecondFactors>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('secondFactors')
    .values({ ...factor, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many were deleted. */
export async function deleteFactors(
  ctx: Ctx,
  userId: string,
  which: { kind?: 'totp' | 'passkey' | 'recovery'; id?: string; confirmed?: boolean } = {},
): Promise<number> {
  let query = ctx.db.deleteFrom('secondFactors').where('userId', '=', userId);
  if (which.kind) query = query.where('kind', '=', which.kind);
  if (which.id) query = query.where('id', '=', which.id);
  if (which.confirmed !== undefined) query = query.where('confirmedAt', which.confirmed ? 'is not' : 'is', null);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Uses the code of a period up: of that one and of all before it none works again. False when it was used. */
export async function spendTotpStep(ctx: Ctx, id: string, step: number): Promise<boolean> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .updateTable('secondFactors')
    .set((expression) => ({
      lastStep: step,
      lastUsedAt: now,
      confirmedAt: expression.fn.coalesce('confirmedAt', expression.val(now)),
    }))
    .where('id', '=', id)
    .where((where) => where.or([where('lastStep', 'is', null), where('lastStep', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another call has used the code up. */
export async function spendRecoveryCode(ctx: Ctx, userId: string, hash: Buffer): Promise<boolean> {
  const result = await ctx.db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .where('kind', '=', 'recovery')
    .where('secret', '=', hash)
    .executeTakeFirst();
  return result.numDeletedRows > 0;
}

/** Keeps the counter of a passkey. False when it does not grow: two devices hold the same key. Some always count 0. */
export async function advanceCounter(ctx: Ctx, id: string, counter: number): Promise<boolean> {
  const row = await ctx.db
    .updateTable('secondFactors')
    .set({ counter, lastUsedAt: ctx.clock.now() })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and([where('counter', '=', 0), where.lit(counter === 0)])]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updatePasskeyName(ctx: Ctx, userId: string, id: string, label: string): Promise<boolean> {
  const row = await ctx.db
    .updateTable('secondFactors')
    .set({ label })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('kind', '=', 'passkey')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

// ── Challenges ────────────────────────────────────────────────────────────────────────────────────────────────────────

export async function insertChallenge(ctx: Ctx, challenge: Insertable<IdentityChallenges>): Promise<void> {
  await ctx.db
    .insertInto('identityChallenges')
    .values({ ...challenge, createdAt: ctx.clock.now() })
    .execute();
}

export function selectChallenge(
  ctx: Ctx,
  which: { hash: Buffer; purpose: Challenge['purpose']; browserHash: Buffer },
): Promise<Challenge | undefined> {
  return ctx.db
    .selectFrom('identityChallenges')
    .selectAll()
    .where('hash', '=', which.hash)
    .where('purpose', '=', which.purpose)
    .where('browserHash', '=', which.browserHash)
    .where('expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
}

/** False when all tries are used up. */
export async function countChallengeTry(ctx: Ctx, id: string, max: number): Promise<boolean> {
  const row = await ctx.db
    .updateTable('identityChallenges')
    .set((expression) => ({ tries: expression('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', max)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Of several calls at once exactly one takes it. */
export async function deleteChallenge(ctx: Ctx, id: string): Promise<boolean> {
  const result = await ctx.db.deleteFrom('identityChallenges').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0;
}

export async function deleteChallengesOf(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.deleteFrom('identityChallenges').where('userId', '=', userId).execute();
}

export async function setWebauthnChallenge(ctx: Ctx, id: string, webauthn: string): Promise<void> {
  await ctx.db.updateTable('identityChallenges').set({ webauthn }).where('id', '=', id).execute();
}

export async function deleteOldChallenges(ctx: Ctx, olderThanSeconds: number): Promise<void> {
  await ctx.db
    .deleteFrom('identityChallenges')
    .where('expiresAt', '<', after(ctx.clock.now(), -olderThanSeconds))
    .execute();
}
