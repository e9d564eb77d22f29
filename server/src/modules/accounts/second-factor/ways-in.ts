import type { Selectable } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Users } from '../../../platform/schema.gen.ts';
import { type Factor, selectFactors } from './second-factor.queries.ts';

type Account = Pick<Selectable<Users>, 'id' | 'passwordHash' | 'googleSubject'>;
type WayIn = 'password' | 'google' | 'passkey';

/** What opens the account today, each passkey by itself. */
export function waysIn(ctx: Ctx, user: Account, factors: readonly Factor[]): WayIn[] {
  const ways: WayIn[] = [];
  if (user.passwordHash !== null) ways.push('password');
  if (user.googleSubject !== null && ctx.platform.config.GOOGLE_CLIENT_ID) ways.push('google');
  for (const { kind } of factors) if (kind === 'passkey') ways.push(kind);
  return ways;
}

/**
 * Whether somebody could still sign in to the account as it is after a removal. To be called in the transaction that
 * removes, with the row locked: two removals at once must not take the last two.
 * @throws AppError LAST_WAY_IN
 */
export async function assertWayIn(ctx: Ctx, user: Account): Promise<void> {
  if (waysIn(ctx, user, await selectFactors(ctx, user.id)).length === 0) throw new AppError('LAST_WAY_IN');
}
