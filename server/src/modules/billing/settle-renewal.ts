import type { settleRenewal as settleCall } from '@prova/contract/billing/subscriptions';
import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { lockAccount } from './billing-accounts.queries.ts';
import { requirePayer } from './payer-account.ts';
import { providerOf } from './providers.ts';
import { renewInSandbox } from './renew-in-sandbox.ts';
import { selectInForce } from './subscriptions.queries.ts';
import { getSubscription } from './subscriptions.ts';

/** @throws AppError as `requirePayer`, NOTHING_OWED, also where another provider is owed */
export async function settleRenewal(
  ctx: Ctx,
  { outcome }: BodyOf<typeof settleCall>,
): Promise<ResultOf<typeof settleCall>> {
  const { askedBy: _, ...owner } = requirePayer(ctx);
  await ctx.transaction(async (ctx) => {
    const account = await lockAccount(ctx, owner);
    const current = await selectInForce(ctx, account.id);
    const isOwed = current?.state === 'past_due' && current.provider === 'sandbox';
    if (!isOwed || providerOf(ctx)?.name !== 'sandbox') throw new AppError('NOTHING_OWED');
    if (outcome === 'approve') await renewInSandbox(ctx, account, current);
  });
  return getSubscription(ctx);
}
