import type { Selectable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Users } from '../../platform/schema.gen.ts';
import { selectFactors } from './second-factor.queries.ts';

/**
 * Whether somebody could still sign in to the account as it is after a removal: with a password, Google or a passkey.
 * To be called in the transaction that removes, with the row locked: two removals at once must not take the last two.
 * @throws AppError LAST_WAY_IN
 */
export async function assertAnotherWayIn(
  ctx: Ctx,
  user: Pick<Selectable<Users>, 'id' | 'password_hash' | 'google_subject'>,
): Promise<void> {
  if (user.password_hash !== null) return;
  if (user.google_subject !== null && ctx.platform.config.GOOGLE_CLIENT_ID) return;
  const factors = await selectFactors(ctx, user.id);
  if (!factors.some((factor) => factor.kind === 'passkey')) throw new AppError('LAST_WAY_IN');
}
