import type { JWK } from 'jose';
import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { SigningKeys } from '../../platform/schema.gen.ts';

/** One makes or retires keys after the other. */
export async function lockKeys(ctx: Ctx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('signing_keys', 0))`.execute(ctx.db);
}

/** The key that signs. */
export function selectSigner(ctx: Ctx) {
  return ctx.db
    .selectFrom('signingKeys')
    .select(['id', 'thumbprint', 'privateKey', 'createdAt'])
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
}

/** All keys that ever signed, the newest first. */
export function selectPublicKeys(ctx: Ctx) {
  return ctx.db
    .selectFrom('signingKeys')
    .select(['thumbprint', 'createdAt', 'retiredAt', sql<JWK>`public_key`.as('publicKey')])
    .orderBy('id', 'desc')
    .execute();
}

export async function insertKey(
  ctx: Ctx,
  { publicKey, ...key }: Omit<Insertable<SigningKeys>, 'publicKey'> & { publicKey: JWK },
): Promise<void> {
  await ctx.db
    .insertInto('signingKeys')
    .values({ ...key, publicKey: JSON.stringify(publicKey) })
    .execute();
}

/** It signs nothing any more, and cannot: what it signed can still be checked. */
export async function retireSigner(ctx: Ctx): Promise<void> {
  await ctx.db
    .updateTable('signingKeys')
    .set({ privateKey: null, retiredAt: ctx.clock.now() })
    .where('retiredAt', 'is', null)
    .execute();
}

/** @returns whether there was one */
export async function deletePublicKey(ctx: Ctx, thumbprint: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('signingKeys')
    .where('thumbprint', '=', thumbprint)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
