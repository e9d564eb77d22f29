import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { lockMailDay, releaseRows, selectCount, selectHeld, selectWaiting } from './mail-capacity.queries.ts';
import { companyLimit, type Limit, mailDay, nextMailDay } from './mail-capacity.ts';
import { limitedMails } from './mail-catalogue.ts';
import { scheduleSending } from './messaging.tasks.ts';
import { messagingPorts } from './ports.ts';

const LOST_SHOWN_DAYS = 7;

export interface CompanyMails {
  readonly suspended: boolean;
  /** Mails a day. */
  readonly limit: number;
  readonly sentToday: number;
  /** That can still leave today, beside those that are about to. */
  readonly left: number;
  /** Held back, and going out once there is capacity. */
  readonly waiting: number;
  /** Of the last seven days, given up for lack of capacity. */
  readonly lost: number;
}

/** How the mails of a company fare. */
export async function companyMails(ctx: Ctx, companyId: string): Promise<CompanyMails> {
  const sender = await messagingPorts.senderOf(ctx, companyId);
  const now = ctx.clock.now();
  const today = { day: mailDay(now), counted: 'company', subject: companyId } as const;
  const limit = companyLimit(ctx.platform.config, sender);
  const sentToday = await selectCount(ctx, today);
  const waiting = await selectWaiting(ctx, companyId, { kinds: limitedMails(), before: nextMailDay(now) });
  return {
    suspended: sender.suspended,
    limit,
    sentToday,
    left: sender.suspended ? 0 : Math.max(0, limit - sentToday - waiting),
    ...(await selectHeld(ctx, companyId, after(now, -LOST_SHOWN_DAYS * DAY))),
  };
}

/**
 * For what is nothing but a mail: whoever asks for it is told at once that it would wait. The count itself is kept where
 * mails are sent.
 * @throws AppError MAILS_SUSPENDED, MAIL_LIMIT_REACHED
 */
export async function requireMailCapacity(ctx: Ctx, companyId: string): Promise<void> {
  const { suspended, limit, sentToday } = await companyMails(ctx, companyId);
  if (suspended || sentToday >= limit) throw noCapacity(ctx, { suspended, limit });
}

/**
 * How many mails of a company can still leave today, for who is about to queue several: others who ask wait until the
 * transaction ends.
 * @returns how many, and what to throw for one more
 */
export async function holdMailsLeft(ctx: Ctx, companyId: string): Promise<{ left: number; refusal: AppError }> {
  await lockMailDay(ctx, companyId);
  const mails = await companyMails(ctx, companyId);
  return { left: mails.left, refusal: noCapacity(ctx, mails) };
}

function noCapacity(ctx: Ctx, { suspended, limit }: Pick<CompanyMails, 'suspended' | 'limit'>): AppError {
  if (suspended) return new AppError('MAILS_SUSPENDED');
  const now = ctx.clock.now();
  const seconds = Math.ceil((nextMailDay(now).getTime() - now.getTime()) / 1000);
  return new AppError('MAIL_LIMIT_REACHED', { data: { limit, seconds } });
}

/** Lets mails go that were held for these reasons, because they do not hold any more. */
export async function releaseMails(
  ctx: Ctx,
  companyId: string,
  reasons: readonly (Limit | 'suspended')[],
): Promise<void> {
  const now = ctx.clock.now();
  for (const mailId of await releaseRows(ctx, companyId, reasons)) await scheduleSending(ctx, mailId, now);
}
