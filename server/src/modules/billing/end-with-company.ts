import * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { defineTask, enqueue } from '../../platform/tasks.ts';
import { lockAccountById, selectAccount } from './billing-accounts.queries.ts';
import { closeOrders, endSubscription } from './settle.ts';
import { selectInForce } from './subscriptions.queries.ts';

/** Nothing is charged any more. */
export async function endPlanOf(ctx: Ctx, accountId: string): Promise<void> {
  await lockAccountById(ctx, accountId);
  const current = await selectInForce(ctx, accountId);
  if (current) await endSubscription(ctx, current, 'ended');
  await closeOrders(ctx, accountId);
}

/** The plan of a company that has closed. */
export const endWithCompanyTask = defineTask({
  name: 'billing.endWithCompany',
  data: z.object({ companyId: z.uuid() }),
  retryLimit: 20,
  async run(ctx, { companyId }) {
    await ctx.transaction(async (ctx) => {
      const account = await selectAccount(ctx, { companyId });
      if (account) await endPlanOf(ctx, account.id);
    });
  },
});

/** Later: whoever publishes a job locks it before the account, and jobs are closed in this transaction. */
export async function endWithCompany(ctx: Ctx, companyId: string): Promise<void> {
  await enqueue(ctx, endWithCompanyTask, { companyId });
}
