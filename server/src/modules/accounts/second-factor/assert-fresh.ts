import { CONFIRMED_SECONDS } from '@prova/contract/accounts/security';
import { AppError } from '../../../platform/app-error.ts';
import { after } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isConfirmedSince } from '../accounts.queries.ts';

/**
 * Lets through whoever signed in or confirmed who they are within the last 10 minutes, in this session.
 * @throws AppError IDENTITY_NOT_CONFIRMED
 */
export async function assertFresh(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const since = after(ctx.clock.now(), -CONFIRMED_SECONDS);
  if (!(await isConfirmedSince(ctx, ctx.actor.sessionId, since))) throw new AppError('IDENTITY_NOT_CONFIRMED');
}
