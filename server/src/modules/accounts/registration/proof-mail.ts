import { createHmac, randomInt } from 'node:crypto';
import { RESEND_COOLDOWN } from '@prova/contract/accounts/accounts';
import { AppError } from '../../../platform/app-error.ts';
import { after, DAY, HOUR, MINUTE } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { countMails, selectUserByEmail } from '../accounts.queries.ts';
import { selectHolder } from '../email-change/email-change.queries.ts';
import { writeToHeld } from '../email-change/email-change-mails.ts';
import { emailChangedMail } from '../mails/account-security.kinds.ts';
import { accountClosingMail, alreadyRegisteredMail, verifyEmailMail } from '../mails/accounts.kinds.ts';
import { oncePer } from '../once-per.ts';
import {
  holdAddresses,
  isOwn,
  type Registration,
  selectRegistration,
  selectWaiting,
  updateRegistration,
} from './registrations.queries.ts';

const CODE_SECONDS = 15 * MINUTE;
/** Mails a day that one browser may ask for. */
const MAX_PER_DAY = 5;
/** Mails a day to one address, whoever asks for them: anybody can register an address that is not theirs. */
const MAX_PER_ADDRESS = 10;

export const codeHash = (ctx: Ctx, registrationId: string, code: string) =>
  createHmac('sha256', ctx.platform.config.tokenSecret).update(`${registrationId}:${code}`).digest();

/** The code is made when its mail is sent; until then nothing fits. */
export async function makeCode(
  ctx: Ctx,
  { registrationId, email }: { registrationId: string; email: string },
): Promise<{ code: string } | null> {
  const registration = await selectRegistration(ctx, registrationId);
  // The address may have been changed since: what is sent to the former one must not prove the new one.
  if (!registration || registration.verifiedAt || registration.email !== email) return null;
  // Or it has got its account in another way.
  if ((await selectUserByEmail(ctx, email)) || (await selectHolder(ctx, email))) return null;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await updateRegistration(ctx, registrationId, {
    codeHash: codeHash(ctx, registrationId, code),
    codeExpiresAt: after(ctx.clock.now(), CODE_SECONDS),
  });
  return { code };
}

/**
 * Asks for the proof of a registration's address, within the limits of its browser; in a transaction that holds the
 * address. Another code comes, so the tries begin again.
 * @returns the seconds to wait, when it is too early, or that it was too often
 */
export async function askForProof(ctx: Ctx, registration: Registration): Promise<'asked' | 'too often' | number> {
  const now = ctx.clock.now();
  const { sentAt } = registration;
  const wait = Math.ceil((after(sentAt, RESEND_COOLDOWN).getTime() - now.getTime()) / 1000);
  if (wait > 0) return wait;
  const sameDay = sentAt.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
  const sentToday = sameDay ? registration.sentToday : 0;
  if (sentToday >= MAX_PER_DAY) return 'too often';
  const counters = { sentAt: now, sentToday: sentToday + 1, tries: 0, triesElsewhere: 0 };
  await updateRegistration(ctx, registration.id, counters);
  await writeTo(ctx, registration);
  return 'asked';
}

const hasEnough = async (ctx: Ctx, email: string) =>
  (await countMails(ctx, email, ['verify_email', 'already_registered', 'account_closing', 'email_changed'], DAY)) >=
  MAX_PER_ADDRESS;

/** Whoever asked is told nothing of what becomes of it: the address may have an account, and may have had its mails. */
async function writeTo(ctx: Ctx, { id, email, name, locale }: Registration): Promise<void> {
  if (await hasEnough(ctx, email)) return;
  const user = await selectUserByEmail(ctx, email);
  if (await writeToHeld(ctx, email)) return;
  if (user) {
    const kind = user.closingAt ? accountClosingMail : alreadyRegisteredMail;
    await queueMail(ctx, {
      kind,
      to: email,
      locale: user.locale,
      params: { name: user.name ?? '' },
      transactional: true,
      dedupeKey: oncePer(ctx, HOUR, `${kind.name}:${user.id}`),
    });
    return;
  }
  // Another browser has had one sent in this minute: whoever reads the mailbox asks again if it was not theirs.
  if ((await countMails(ctx, email, ['verify_email'], RESEND_COOLDOWN)) > 0) return;
  await queueMail(ctx, {
    kind: verifyEmailMail,
    to: email,
    locale: locale,
    params: { registrationId: id, email, name },
    transactional: true,
  });
}

/** Until the day is over after which mails are counted again, in UTC. */
function secondsOfDay(ctx: Ctx): number {
  const seconds = Math.floor(ctx.clock.now().getTime() / 1000);
  return DAY - (seconds % DAY);
}

/** Tells the mailbox that a registration has left that it has; not that of an account, which it was never about. */
export async function writeToFormer(ctx: Ctx, { id, email, name, locale }: Registration): Promise<void> {
  if ((await hasEnough(ctx, email)) || (await selectUserByEmail(ctx, email))) return;
  await queueMail(ctx, {
    kind: emailChangedMail,
    to: email,
    locale: locale,
    params: { registrationId: id, name },
    transactional: true,
  });
}

/**
 * Sends the mail of a registration again. The answer is the same whether or not there is one, or an account; limits are
 * told only to the browser that registered.
 * @throws AppError RESEND_COOLDOWN, RESEND_LIMIT
 */
export async function resendVerification(
  ctx: Ctx,
  email: string,
): Promise<{ email: string; resendAfterSeconds: number }> {
  await ctx.transaction(async (ctx) => {
    await holdAddresses(ctx, email);
    const registration = await selectWaiting(ctx, email);
    if (!registration) return;
    const outcome = await askForProof(ctx, registration);
    if (outcome === 'asked' || !isOwn(ctx, registration)) return;
    throw outcome === 'too often'
      ? new AppError('RESEND_LIMIT', { data: { seconds: secondsOfDay(ctx) } })
      : new AppError('RESEND_COOLDOWN', { data: { seconds: outcome } });
  });
  return { email, resendAfterSeconds: RESEND_COOLDOWN };
}
