import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { defineTask } from '../../../platform/tasks.ts';
import { selectCardChangeByRef } from '../card-changes.queries.ts';
import { followCardChange } from '../card-pages.ts';
import { type CheckoutRow, selectCheckout } from '../checkouts.queries.ts';
import { markProcessed, selectEvent } from '../payment-events.queries.ts';
import { markRefundFailed } from '../payments.queries.ts';
import { settle } from '../settle.ts';
import { selectByProvider } from '../subscriptions.queries.ts';
import { syncSubscription } from '../sync-subscription.ts';
import { fetchSession } from './fetch-session.ts';
import { refusedRefundOf } from './give-back.ts';
import { checkoutIn } from './order-metadata.ts';
import { refOf, stripeOf, unlessMissing } from './stripe-client.ts';

/**
 * Follows what Stripe has sent: what the event is about is fetched, and taken over as it is now. So it is the same in which
 * order events come, how often, and what they say.
 */
export const followEventTask = defineTask({
  name: 'billing.followEvent',
  data: z.object({ eventId: z.uuid() }),
  retryLimit: 40,
  retryDelaySeconds: 5,
  async run(ctx, { eventId }) {
    const event = await selectEvent(ctx, eventId);
    if (!event || event.processedAt !== null) return;
    await follow(ctx, event.type, event.subjectRef ?? '');
    await ctx.transaction((ctx) => markProcessed(ctx, eventId));
  },
});

/** What is of nobody here is left alone: an account of Stripe may sell other things, too. */
async function follow(ctx: Ctx, type: string, ref: string): Promise<void> {
  if (type.startsWith('checkout.session.')) return followSession(ctx, ref);
  if (type.startsWith('customer.subscription.')) return followSubscription(ctx, ref);
  if (type.includes('refund.')) return followRefund(ctx, ref);
  const stripe = await stripeOf(ctx);
  const invoice = await unlessMissing(stripe.invoices.retrieve(ref));
  const subscription = refOf(invoice?.parent?.subscription_details?.subscription);
  if (subscription !== null) await followSubscription(ctx, subscription);
}

async function followSession(ctx: Ctx, ref: string): Promise<void> {
  const card = await selectCardChangeByRef(ctx, ref);
  if (card) return followCardChange(ctx, card);
  const session = await unlessMissing(fetchSession(ctx, ref));
  const checkout = session && (await orderOf(ctx, session.checkoutId));
  // A page that somebody else opened in the name of an order is not its page.
  if (checkout && (checkout.providerRef ?? ref) === ref) await settle(ctx, checkout.id, session.fetched);
}

async function followSubscription(ctx: Ctx, ref: string): Promise<void> {
  const known = await selectByProvider(ctx, 'stripe', ref);
  if (known) return syncSubscription(ctx, known);
  // It may be heard of before the order that it came from.
  const stripe = await stripeOf(ctx);
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(ref));
  const checkout = await orderOf(ctx, checkoutIn(subscription?.metadata));
  if (!checkout || checkout.providerRef === null) return;
  await settle(ctx, checkout.id, (await fetchSession(ctx, checkout.providerRef)).fetched);
  const settled = await selectByProvider(ctx, 'stripe', ref);
  if (settled) await syncSubscription(ctx, settled);
}

async function followRefund(ctx: Ctx, ref: string): Promise<void> {
  const paymentId = await refusedRefundOf(ctx, ref);
  if (paymentId !== null) await ctx.transaction((ctx) => markRefundFailed(ctx, paymentId));
}

async function orderOf(ctx: Ctx, checkoutId: string | null): Promise<CheckoutRow | undefined> {
  const checkout = checkoutId === null ? undefined : await selectCheckout(ctx, checkoutId);
  return checkout?.provider === 'stripe' ? checkout : undefined;
}
