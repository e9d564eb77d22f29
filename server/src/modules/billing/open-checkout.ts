import { billingPaths } from '@prova/contract/billing/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { after, DAY, MINUTE } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { defineTask } from '../../platform/tasks.ts';
import { mailReaders } from '../accounts/accounts.service.ts';
import { type AccountRow, lockAccountById, selectAccountById } from './billing-accounts.queries.ts';
import { type CheckoutRow, markChecked, selectCheckout, selectUnsettled, updateCheckout } from './checkouts.queries.ts';
import { eachOf } from './each-of.ts';
import type { FetchedCheckout, Order } from './provider.ts';
import { providerNamed } from './providers.ts';
import { settle } from './settle.ts';

/** Has the provider open the page where an order is paid. */
export const openCheckoutTask = defineTask({
  name: 'billing.openCheckout',
  data: z.object({ checkoutId: z.uuid() }),
  retryLimit: 6,
  retryDelaySeconds: 2,
  async run(ctx, { checkoutId }) {
    const checkout = await selectCheckout(ctx, checkoutId);
    if (checkout?.state !== 'opening') return;
    const account = await selectAccountById(ctx, checkout.accountId);
    if (!account) return;
    const opened = await providerNamed(ctx, checkout.provider).open(ctx, await orderOf(ctx, checkout, account));
    await ctx.transaction(async (ctx) => {
      await lockAccountById(ctx, account.id);
      if ((await selectCheckout(ctx, checkoutId))?.state !== 'opening') return;
      const { ref, url, expiresAt } = opened;
      await updateCheckout(ctx, checkoutId, { state: 'open', providerRef: ref, url, expiresAt });
    });
  },
});

async function orderOf(ctx: Ctx, checkout: CheckoutRow, account: AccountRow): Promise<Order> {
  const page = account.userId === null ? billingPaths.recruiterCheckout : billingPaths.talentCheckout;
  return {
    ...checkout,
    checkoutId: checkout.id,
    email: (await mailReaders(ctx, checkout.orderedBy ? [checkout.orderedBy] : []))[0]?.email ?? null,
    returnUrl: ctx.platform.config.publicUrl + to(page, { id: checkout.id }),
  };
}

/** An order whose page does not open is no order. */
const OPENS_WITHIN = 5 * MINUTE;
/** A boleto is paid within days, and confirmed some days later. */
const PENDING_SECONDS = 14 * DAY;

/** As many as can be asked after before the next turn. */
const CHECKED_AT_ONCE = 200;

/** Asks after orders: an event of the provider may never have come. However many wait, each has its turn. */
export const checkOrdersTask = defineTask({
  name: 'billing.checkOrders',
  data: z.object({}),
  retryLimit: 2,
  cron: '*/10 * * * *',
  async run(ctx) {
    const before = after(ctx.clock.now(), -OPENS_WITHIN);
    const checkouts = await selectUnsettled(ctx, before, CHECKED_AT_ONCE);
    if (checkouts.length === 0) return;
    // Also those that then fail: they would keep all others waiting.
    await ctx.transaction((ctx) =>
      markChecked(
        ctx,
        checkouts.map(({ id }) => id),
      ),
    );
    await eachOf(checkouts, async (checkout) => settle(ctx, checkout.id, await fetchNow(ctx, checkout)));
  },
});

async function fetchNow(ctx: Ctx, checkout: CheckoutRow): Promise<FetchedCheckout> {
  const { provider, providerRef, state, expiresAt, createdAt } = checkout;
  const nothing = {
    amountCents: 0,
    currency: checkout.currency,
    paymentRef: null,
    subscriptionRef: null,
    endsAt: null,
  };
  if (providerRef === null) return { state: 'failed', ...nothing };
  const now = ctx.clock.now();
  if (provider === 'sandbox') {
    const isOver = state === 'pending' ? after(createdAt, PENDING_SECONDS) <= now : expiresAt <= now;
    return { state: isOver ? (state === 'pending' ? 'failed' : 'expired') : 'open', ...nothing };
  }
  return providerNamed(ctx, provider).fetchCheckout(ctx, providerRef);
}
