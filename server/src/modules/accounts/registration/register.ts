import { RESEND_COOLDOWN, type registration } from '@prova/contract/accounts/accounts';
import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { Locale } from '@prova/contract/common';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import type { Consents } from '../../../platform/schema.gen.ts';
import { insertConsents } from '../accounts.queries.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { refuseWeakPassword } from '../passwords/refuse-password.ts';
import { askForProof } from './proof-mail.ts';
import { holdAddresses, saveRegistration } from './registrations.queries.ts';

/**
 * Keeps what was typed until the address is proved: nothing else exists before. It does the same whether or not the
 * address has an account, down to the last call; only what the mailbox gets differs.
 * @throws AppError PASSWORD_REFUSED
 */
export async function register(
  ctx: Ctx,
  input: z.output<typeof registration>,
  browserHash: Buffer,
): Promise<{ email: string; resendAfterSeconds: number }> {
  refuseWeakPassword(ctx, 'password', input.password, input);
  const passwordHash = await hashPassword(input.password);
  await ctx.transaction(async (ctx) => {
    await holdAddresses(ctx, input.email);
    const registration = await saveRegistration(ctx, {
      id: newId(ctx),
      email: input.email,
      browserHash,
      role: input.role,
      locale: input.language ?? ctx.locale,
      name: input.name,
      companyName: input.companyName ?? null,
      visibility: input.visibility,
      passwordHash,
      termsVersion: input.acceptedTerms,
      privacyVersion: input.acceptedPrivacy,
      address: ctx.caller.address,
      acceptedAt: ctx.clock.now(),
      sentAt: new Date(0),
      sentToday: 0,
      createdAt: ctx.clock.now(),
    });
    // Somebody who has lost the first mail registers again: another one goes out, within its limits.
    await askForProof(ctx, registration);
  });
  return { email: input.email, resendAfterSeconds: RESEND_COOLDOWN };
}

/** What was accepted, and from where; by default the versions in force, now. */
export interface Acceptance {
  readonly terms: string;
  readonly privacy: string;
  readonly address: string | null;
  readonly at: Date;
}

/** What everybody accepts with a new account. */
export function recordConsents(ctx: Ctx, userId: string, locale: Locale, given?: Acceptance): Promise<void> {
  const { terms, privacy, address, at } = given ?? {
    terms: TERMS_VERSION,
    privacy: PRIVACY_VERSION,
    address: ctx.caller.address,
    at: ctx.clock.now(),
  };
  const consent = (kind: Consents['kind'], version: string) => ({
    id: newId(ctx),
    userId,
    kind,
    textVersion: version,
    locale,
    address,
    createdAt: at,
  });
  return insertConsents(ctx, [consent('terms', terms), consent('privacy', privacy), consent('adult', terms)]);
}
