import { CONFIRMED_SECONDS } from '@prova/contract/security';
import { AppError } from '../../platform/app-error.ts';
import { after } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { selectUser, updateSession } from './accounts.queries.ts';
import { verifyPassword } from './password-hash.ts';
import { beginTry } from './tries.ts';

/**
 * Proves again who sits before a session that is open already. Failures count like those of the login.
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_LOCKED, TOO_MANY_REQUESTS
 */
export async function confirmIdentity(ctx: Ctx, input: { password: string }): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { userId, sessionId } = ctx.actor;
  const user = await selectUser(ctx, userId);
  if (!user) throw new AppError('UNAUTHENTICATED');
  const attempt = await beginTry(ctx, user.email ?? '', user);
  if (!(await verifyPassword(user.password_hash, input.password))) {
    await attempt.failed();
    throw new AppError('INVALID_CREDENTIALS');
  }
  await attempt.passed();
  await updateSession(ctx, sessionId, { confirmed_at: ctx.clock.now() });
}

/**
 * Lets through whoever signed in or confirmed who they are within the last 10 minutes, in this session.
 * @throws AppError IDENTITY_NOT_CONFIRMED
 */
export async function assertFresh(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', ctx.actor.sessionId)
    .where('confirmed_at', '>', after(ctx.clock.now(), -CONFIRMED_SECONDS))
    .executeTakeFirst();
  if (!session) throw new AppError('IDENTITY_NOT_CONFIRMED');
}
