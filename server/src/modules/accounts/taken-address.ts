import type { Locale } from '@prova/contract/common';
import { HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { selectUserByEmail } from './accounts.queries.ts';
import { oncePer } from './once-per.ts';
import { resendVerification } from './verification.ts';

/** Tells the owner of an address that somebody wanted it for another account; whoever asked learns nothing. */
export async function tellOwnerOf(ctx: Ctx, email: string): Promise<void> {
  const user = await selectUserByEmail(ctx, email);
  if (!user) return;
  if (!user.email_verified_at) {
    // Somebody who lost the first mail tries again: another one goes out, within its limits.
    await resendVerification({ ...ctx, caller: { ...ctx.caller, deviceHash: null } }, email);
    return;
  }
  await queueMail(ctx, {
    kind: 'already_registered',
    to: email,
    locale: user.locale as Locale,
    params: { name: user.name ?? '' },
    transactional: true,
    dedupeKey: oncePer(ctx, HOUR, `already_registered:${user.id}`),
  });
}
