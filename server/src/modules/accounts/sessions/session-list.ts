import type { listSessions } from '@prova/contract/accounts/security';
import type { ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { endSession, selectSessionsOf } from '../accounts.queries.ts';
import { deviceOf } from './device-name.ts';
import { REFRESH_DAYS } from './sessions.ts';

/** Where the account is signed in, and which sessions were ended because somebody else used them, too. */
export async function listOwnSessions(ctx: Ctx): Promise<ResultOf<typeof listSessions>> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { userId, sessionId } = ctx.actor;
  const rows = await selectSessionsOf(ctx, userId, after(ctx.clock.now(), -REFRESH_DAYS * DAY));
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.device),
    address: row.address,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    current: row.id === sessionId,
    endedForSafetyAt: row.endedAt,
  }));
}

/**
 * Ends one session of the caller's account; its sockets close at once.
 * @throws AppError NOT_FOUND for sessions of others and those that have ended
 */
export async function endOwnSession(ctx: Ctx, sessionId: string): Promise<void> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const { userId } = ctx.actor;
  await ctx.transaction(async (ctx) => {
    const ended = await endSession(ctx, sessionId, 'revoked', userId);
    if (!ended) throw new AppError('NOT_FOUND');
    await audit(ctx, { action: 'accounts.session_ended', subjectId: sessionId });
  });
}
