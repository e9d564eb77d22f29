import { PRIVACY_VERSION, RESEND_COOLDOWN, type registration, TERMS_VERSION } from '@prova/contract/accounts';
import type { Locale } from '@prova/contract/common';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { insertConsents, insertUser } from './accounts.queries.ts';
import { hashPassword } from './password-hash.ts';
import { accountPorts } from './ports.ts';
import { refuseWeakPassword } from './refuse-password.ts';
import { tellOwnerOf } from './taken-address.ts';
import { startVerification } from './verification.ts';

/**
 * Creates an account, its consents and what its role needs. A taken address answers the same, in the
 * same time; its owner is told by mail.
 * @throws AppError PASSWORD_REFUSED
 */
export async function register(
  ctx: Ctx,
  input: z.output<typeof registration>,
  browserHash: Buffer,
): Promise<{ email: string; resendAfterSeconds: number }> {
  refuseWeakPassword(ctx, 'password', input.password, input);
  const passwordHash = await hashPassword(input.password);
  const locale: Locale = input.language ?? ctx.locale;
  const userId = newId();
  const now = ctx.clock.now();
  const created = await ctx.transaction(async (ctx) => {
    const inserted = await insertUser(ctx, {
      id: userId,
      role: input.role,
      locale,
      email: input.email,
      name: input.name,
      password_hash: passwordHash,
      created_at: now,
    });
    if (!inserted) return false;
    await recordConsents(ctx, userId, locale);
    for (const follow of accountPorts().onRegistered) {
      await follow(ctx, {
        userId,
        role: input.role,
        locale,
        companyName: input.companyName ?? null,
        visibility: input.visibility,
      });
    }
    await startVerification(ctx, { id: userId, name: input.name, email: input.email, locale }, browserHash);
    return true;
  });
  if (!created) await tellOwnerOf(ctx, input.email);
  return { email: input.email, resendAfterSeconds: RESEND_COOLDOWN };
}

/** What everybody accepts with a new account, in the versions in force. */
export function recordConsents(ctx: Ctx, userId: string, locale: Locale): Promise<void> {
  const consent = (kind: string, version: string) => ({
    id: newId(),
    user_id: userId,
    kind,
    text_version: version,
    locale,
    address: ctx.caller.address,
    created_at: ctx.clock.now(),
  });
  return insertConsents(ctx, [
    consent('terms', TERMS_VERSION),
    consent('privacy', PRIVACY_VERSION),
    consent('adult', TERMS_VERSION),
  ]);
}
