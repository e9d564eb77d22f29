import { RESEND_COOLDOWN } from '@prova/contract/accounts/accounts';
import { EMAIL_CHANGE_HOURS, type getEmailChange, OBJECTION_DAYS } from '@prova/contract/accounts/email-change';
import type { ResultOf } from '@prova/contract/endpoint';
import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { validationError } from '../../../platform/http/failures.ts';
import { newId } from '../../../platform/id.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { revokeTokens } from '../../../platform/tokens.ts';
import { lockUser, selectUser } from '../accounts.queries.ts';
import { assertFresh } from '../second-factor/assert-fresh.ts';
import { checkOwnPassword } from '../sessions/tries.ts';
import {
  type EmailChange,
  insertChange,
  selectChangesSince,
  selectUnsettledChange,
  selectWaitingChange,
  updateChange,
} from './email-change.queries.ts';
import { writeToNew, writeToPresent } from './email-change-mails.ts';

/** Changes that one account may ask for in a day, and mails to the new address of each. */
const MAX_PER_DAY = 5;

const expiry = ({ sentAt }: EmailChange) => after(sentAt, EMAIL_CHANGE_HOURS * HOUR);

/** The caller's address, and what is to become of it. */
export async function ownEmailChange(ctx: Ctx): Promise<ResultOf<typeof getEmailChange>> {
  const user = await selectUser(ctx, callerOf(ctx).userId);
  if (!user?.email) throw new AppError('UNAUTHENTICATED');
  const waiting = await selectWaitingChange(ctx, user.id);
  const unsettled = await selectUnsettledChange(ctx, user.id);
  const open = waiting && expiry(waiting) > ctx.clock.now() ? waiting : null;
  return {
    email: user.email,
    waiting: open && {
      newEmail: open.newEmail,
      resendAfterSeconds: cooldown(ctx, open),
      expiresAt: expiry(open),
    },
    settledAt: unsettled?.confirmedAt ? after(unsettled.confirmedAt, OBJECTION_DAYS * DAY) : null,
  };
}

/**
 * Asks for another address. Whether it has an account changes nothing but what its mailbox gets.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, IDENTITY_NOT_CONFIRMED, VALIDATION_FAILED, EMAIL_CHANGE_RECENT,
 * RESEND_LIMIT
 */
export async function startEmailChange(
  ctx: Ctx,
  { newEmail, password }: { newEmail: string; password?: string | undefined },
): Promise<void> {
  const { userId, sessionId } = callerOf(ctx);
  const user = await selectUser(ctx, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  if (user.passwordHash === null) await assertFresh(ctx);
  else await checkOwnPassword(ctx, user, password ?? '');
  await ctx.transaction(async (ctx) => {
    const present = await lockUser(ctx, userId);
    if (!present?.email) throw new AppError('UNAUTHENTICATED');
    if (present.email === newEmail)
      throw validationError([{ field: 'newEmail', code: 'EMAIL_UNCHANGED', values: {} }], ctx.locale);
    if (await selectUnsettledChange(ctx, userId)) throw new AppError('EMAIL_CHANGE_RECENT');
    const now = ctx.clock.now();
    const ofTheDay = await selectChangesSince(ctx, userId, after(now, -DAY));
    const [first] = ofTheDay;
    if (first && ofTheDay.length >= MAX_PER_DAY) throw tooOften(ctx, after(first, DAY));
    await endWaiting(ctx, userId);
    const change: EmailChange = {
      id: newId(ctx),
      userId,
      sessionId,
      formerEmail: present.email,
      newEmail,
      googleSubject: present.googleSubject,
      sentAt: now,
      sentTimes: 1,
      confirmedAt: null,
      endedAt: null,
      undoneAt: null,
      createdAt: now,
    };
    await insertChange(ctx, change);
    await audit(ctx, { action: 'accounts.email_change_asked', subjectId: userId });
    await writeToNew(ctx, change, nameOf(present));
    await writeToPresent(ctx, change, { name: nameOf(present), locale: present.locale });
  });
}

/** @throws AppError NOT_FOUND, RESEND_COOLDOWN, RESEND_LIMIT */
export async function resendEmailChange(ctx: Ctx): Promise<void> {
  const { userId } = callerOf(ctx);
  await ctx.transaction(async (ctx) => {
    const user = await lockUser(ctx, userId);
    const change = user && (await selectWaitingChange(ctx, userId));
    if (!change || expiry(change) <= ctx.clock.now()) throw new AppError('NOT_FOUND');
    const seconds = cooldown(ctx, change);
    if (seconds > 0) throw new AppError('RESEND_COOLDOWN', { data: { seconds } });
    if (change.sentTimes >= MAX_PER_DAY) throw tooOften(ctx, expiry(change));
    await updateChange(ctx, change.id, { sentAt: ctx.clock.now(), sentTimes: change.sentTimes + 1 });
    await writeToNew(ctx, change, nameOf(user));
  });
}

/** @throws AppError NOT_FOUND */
export async function cancelEmailChange(ctx: Ctx): Promise<void> {
  const { userId } = callerOf(ctx);
  await ctx.transaction(async (ctx) => {
    await lockUser(ctx, userId);
    if (!(await endWaiting(ctx, userId))) throw new AppError('NOT_FOUND');
  });
}

/** In a transaction that holds the account. @returns whether there was one */
export async function endWaiting(ctx: Ctx, userId: string): Promise<boolean> {
  const waiting = await selectWaitingChange(ctx, userId);
  if (!waiting) return false;
  await updateChange(ctx, waiting.id, { endedAt: ctx.clock.now() });
  await revokeTokens(ctx, { kind: 'email_change', subjectId: waiting.id });
  return true;
}

const nameOf = ({ name }: Pick<Selectable<Users>, 'name'>) => name ?? '';

const secondsUntil = (ctx: Ctx, moment: Date) =>
  Math.max(0, Math.ceil((moment.getTime() - ctx.clock.now().getTime()) / 1000));

const cooldown = (ctx: Ctx, { sentAt }: EmailChange) => secondsUntil(ctx, after(sentAt, RESEND_COOLDOWN));

const tooOften = (ctx: Ctx, until: Date) =>
  new AppError('RESEND_LIMIT', { data: { seconds: secondsUntil(ctx, until) } });

function callerOf(ctx: Ctx): { userId: string; sessionId: string } {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor;
}
