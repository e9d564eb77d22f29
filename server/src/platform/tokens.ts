import { createHash, randomBytes } from 'node:crypto';
import type { TokenKind } from '@prova/contract/common';
import type { Selectable } from 'kysely';
import type { TokenActor } from './actor.ts';
import { AppError } from './app-error.ts';
import { after, DAY } from './clock.ts';
import type { Ctx } from './context.ts';
import { newId } from './id.ts';
import { publishLinkChanged } from './realtime/messages.ts';
import type { Tokens } from './schema.gen.ts';

/** A token as it is stored: everything but the secret, which only its holder has. */
export interface TokenRow {
  readonly id: string;
  readonly kind: TokenKind;
  readonly subjectId: string;
  readonly companyId: string | null;
  readonly permissions: readonly string[];
  /** The name its actions are logged under. */
  readonly label: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  /** `expiresAt` has passed. */
  readonly expired: boolean;
  /** Neither expired, nor revoked, nor used. */
  readonly live: boolean;
}

export interface NewToken {
  readonly kind: TokenKind;
  /** What the token opens: a user, job (board), offer, application … */
  readonly subjectId: string;
  readonly companyId?: string | null;
  readonly permissions?: readonly string[];
  readonly label?: string | null;
  readonly expiresAt: Date;
  /** Id of the row, where the caller needs it before the insert. */
  readonly id?: string;
}

const SECRET_BYTES = 32;
/** Pages go on telling that a link has expired for this long; later it is unknown. */
const KEPT_AFTER_EXPIRY_SECONDS = 180 * DAY;

/** The hash under which a secret is stored. SHA-256 is enough: the secrets are 256 random bits, not passwords. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * Makes a secret token and stores its hash.
 * @returns the secret, 43 characters of base64url; it cannot be read again
 */
export async function mintToken(ctx: Ctx, token: NewToken): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await ctx.db
    .insertInto('tokens')
    .values({
      id: token.id ?? newId(ctx),
      hash: hashSecret(secret),
      kind: token.kind,
      subjectId: token.subjectId,
      companyId: token.companyId ?? null,
      permissions: [...(token.permissions ?? [])],
      label: token.label ?? null,
      expiresAt: token.expiresAt,
      createdBy: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      createdAt: ctx.clock.now(),
    })
    .execute();
  return secret;
}

/** The row of a secret, dead or alive; null when no such token of this kind was ever given. */
export async function findToken(ctx: Ctx, kind: TokenKind, secret: string): Promise<TokenRow | null> {
  const row = await ctx.db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row ? toTokenRow(row, ctx.clock.now()) : null;
}

/** Whoever holds the token. */
export const actorOf = (row: TokenRow): TokenActor => ({
  kind: 'token',
  token: row.kind,
  tokenId: row.id,
  subjectId: row.subjectId,
  companyId: row.companyId,
  permissions: row.permissions,
  label: row.label,
  expiresAt: row.expiresAt,
});

/** Links whose pages hear over the socket what happens meanwhile. */
const HEARING = ['test', 'board'] as const satisfies readonly TokenKind[];

/** Whoever says hello to the socket with the secret of a link; null where it opens nothing, or its page hears nothing. */
export async function linkHolder(ctx: Ctx, secret: string): Promise<TokenActor | null> {
  for (const kind of HEARING) {
    const row = await findToken(ctx, kind, secret);
    if (row?.live) return actorOf(row);
  }
  return null;
}

/**
 * The row of a token that still opens something.
 * @throws AppError TOKEN_INVALID when it was never given, TOKEN_EXPIRED when it expired, was revoked or used up
 */
export async function requireToken(ctx: Ctx, kind: TokenKind, secret: string): Promise<TokenRow> {
  const row = await findToken(ctx, kind, secret);
  if (!row) throw new AppError('TOKEN_INVALID');
  if (!row.live) throw new AppError('TOKEN_EXPIRED');
  return row;
}

/**
 * Uses a token up: of several calls at once exactly one succeeds.
 * @throws AppError TOKEN_INVALID or TOKEN_EXPIRED, as requireToken does
 */
export async function useToken(ctx: Ctx, kind: TokenKind, secret: string): Promise<TokenRow> {
  const now = ctx.clock.now();
  const row = await ctx.db
    .updateTable('tokens')
    .set({ usedAt: now })
    .where('hash', '=', hashSecret(secret))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (row) return toTokenRow(row, now);
  throw new AppError((await findToken(ctx, kind, secret)) ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
}

/** Lets the links of a subject that are still live open it until an instant, or longer where they did already. */
export async function prolongTokens(
  ctx: Ctx,
  { kind, subjectId, until }: { kind: TokenKind; subjectId: string; until: Date },
): Promise<void> {
  await ctx.db
    .updateTable('tokens')
    .set({ expiresAt: until })
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', ctx.clock.now())
    .where('expiresAt', '<', until)
    .execute();
}

/**
 * Revokes the tokens of a subject that are still live.
 * @returns how many
 */
export async function revokeTokens(ctx: Ctx, which: { kind: TokenKind; subjectId: string }): Promise<number> {
  const result = await ctx.db
    .updateTable('tokens')
    .set({ revokedAt: ctx.clock.now() })
    .where('kind', '=', which.kind)
    .where('subjectId', '=', which.subjectId)
    .where('revokedAt', 'is', null)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** The tokens of a subject that were neither revoked nor used up, expired ones too. The newest first. */
export async function listTokens(
  ctx: Ctx,
  which: { readonly kind: TokenKind; readonly subjectId: string },
): Promise<TokenRow[]> {
  const rows = await ctx.db
    .selectFrom('tokens')
    .selectAll()
    .where('kind', '=', which.kind)
    .where('subjectId', '=', which.subjectId)
    .where('revokedAt', 'is', null)
    .where('usedAt', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toTokenRow(row, ctx.clock.now()));
}

/** Revokes one token of a subject, in open windows too. @returns whether it was there and not revoked before */
export async function revokeToken(
  ctx: Ctx,
  which: { readonly id: string; readonly kind: TokenKind; readonly subjectId: string },
): Promise<boolean> {
  const result = await ctx.db
    .updateTable('tokens')
    .set({ revokedAt: ctx.clock.now() })
    .where('id', '=', which.id)
    .where('kind', '=', which.kind)
    .where('subjectId', '=', which.subjectId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await publishLinkChanged(ctx, which.id);
  return true;
}

/** Revokes what a person has given out for a company, of these kinds, in open windows too. @returns how many */
export async function revokeTokensMadeBy(
  ctx: Ctx,
  which: { userId: string; companyId: string; kinds: readonly TokenKind[] },
): Promise<number> {
  const revoked = await ctx.db
    .updateTable('tokens')
    .set({ revokedAt: ctx.clock.now() })
    .where('companyId', '=', which.companyId)
    .where('createdBy', '=', which.userId)
    .where('kind', 'in', [...which.kinds])
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of revoked) await publishLinkChanged(ctx, id);
  return revoked.length;
}

/** Has open windows of a subject's links ask again what they may follow, since it has ended. The links themselves stay. */
export async function recheckLinks(ctx: Ctx, which: { kind: TokenKind; subjectId: string }): Promise<void> {
  for (const { id, live } of await listTokens(ctx, which)) if (live) await publishLinkChanged(ctx, id);
}

/** Deletes every token of these subjects: when somebody is erased, no page tells of a link that there was. */
export async function deleteTokens(
  ctx: Ctx,
  { kind, subjectIds }: { kind: TokenKind; subjectIds: readonly string[] },
): Promise<void> {
  if (subjectIds.length === 0) return;
  await ctx.db.deleteFrom('tokens').where('subjectId', 'in', subjectIds).where('kind', '=', kind).execute();
}

/** Deletes the tokens that expired long ago. */
export async function purgeTokens(ctx: Ctx): Promise<void> {
  await ctx.db
    .deleteFrom('tokens')
    .where('expiresAt', '<', after(ctx.clock.now(), -KEPT_AFTER_EXPIRY_SECONDS))
    .execute();
}

function toTokenRow(row: Selectable<Tokens>, now: Date): TokenRow {
  const expired = row.expiresAt <= now;
  return {
    id: row.id,
    kind: row.kind,
    subjectId: row.subjectId,
    companyId: row.companyId,
    permissions: row.permissions,
    label: row.label,
    expiresAt: row.expiresAt,
    usedAt: row.usedAt,
    revokedAt: row.revokedAt,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    expired,
    live: !expired && row.usedAt === null && row.revokedAt === null,
  };
}
