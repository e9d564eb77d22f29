import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { areaOf } from '../../../platform/areas.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { isUniqueViolation } from '../../../platform/unique-violation.ts';
import { queueMail } from '../../messaging/messaging.service.ts';
import { lockUser, updateUser } from '../accounts.queries.ts';
import { googleChangedMail } from '../mails/account-security.kinds.ts';
import { assertFresh } from '../second-factor/assert-fresh.ts';
import { takeChallenge } from '../second-factor/challenges.ts';
import { assertWayIn } from '../second-factor/ways-in.ts';
import { lockUserByGoogle } from './google.queries.ts';
import { readGoogleAnswer } from './google-proof.ts';

/**
 * Lets the Google account of an ID token open the account of the caller, whatever its address.
 * @throws AppError as readGoogleAnswer, and IDENTITY_NOT_CONFIRMED, GOOGLE_EXISTS, GOOGLE_IN_USE
 */
export async function addGoogle(ctx: Ctx, token: string): Promise<void> {
  const userId = callerOf(ctx);
  await assertFresh(ctx);
  const { identity, challenge } = await readGoogleAnswer(ctx, userId, token);
  await ctx.transaction(async (ctx) => {
    const user = await lockUser(ctx, userId);
    if (!user) throw new AppError('UNAUTHENTICATED');
    if (user.googleSubject !== null) throw new AppError('GOOGLE_EXISTS');
    if (await lockUserByGoogle(ctx, identity.subject)) throw new AppError('GOOGLE_IN_USE');
    await takeChallenge(ctx, challenge);
    await updateUser(ctx, userId, { googleSubject: identity.subject }).catch((error: unknown) => {
      // Another account was given it in this moment.
      throw isUniqueViolation(error, 'users_google_subject_key')
        ? new AppError('GOOGLE_IN_USE', { cause: error })
        : error;
    });
    await changed(ctx, user, 'added');
  });
}

/**
 * Google no longer opens the account of the caller.
 * @throws AppError IDENTITY_NOT_CONFIRMED, NOT_FOUND, LAST_WAY_IN
 */
export async function removeGoogle(ctx: Ctx): Promise<void> {
  const userId = callerOf(ctx);
  await assertFresh(ctx);
  await ctx.transaction(async (ctx) => {
    const user = await lockUser(ctx, userId);
    if (!user?.googleSubject) throw new AppError('NOT_FOUND');
    await assertWayIn(ctx, { ...user, googleSubject: null });
    await updateUser(ctx, userId, { googleSubject: null });
    await changed(ctx, user, 'removed');
  });
}

function callerOf(ctx: Ctx): string {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.actor.userId;
}

/** Written down, and told to the owner: it may be somebody else's doing. */
async function changed(ctx: Ctx, user: Selectable<Users>, change: 'added' | 'removed'): Promise<void> {
  await audit(ctx, { action: `accounts.google_${change}`, subjectId: user.id });
  await queueMail(ctx, {
    kind: googleChangedMail,
    to: user.email ?? '',
    locale: user.locale,
    params: { name: user.name ?? '', change, at: ctx.clock.now(), area: areaOf(user.role) },
    transactional: true,
  });
}
