import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import type { FetchedSubscription } from '../provider.ts';
import { boughtIn } from './order-metadata.ts';
import { periodOf, stateOfInvoice } from './read-invoice.ts';
import { instantOf, stripeOf, unlessMissing } from './stripe-client.ts';

/** More invoices than a subscription has in eight years. */
const INVOICES_MAX = 100;

export async function fetchSubscription(ctx: Ctx, ref: string): Promise<FetchedSubscription | null> {
  const stripe = await stripeOf(ctx);
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(ref));
  if (!subscription) return null;
  const { data: invoices } = await stripe.invoices.list({ subscription: ref, limit: INVOICES_MAX });
  const charges: FetchedSubscription['charges'][number][] = [];
  for (const invoice of invoices.toReversed()) {
    const status = invoice.status === 'draft' ? null : await stateOfInvoice(stripe, invoice);
    const amountCents = status === 'paid' ? invoice.amount_paid : invoice.amount_due;
    if (status === null || amountCents === 0) continue;
    charges.push({
      ref: invoice.id,
      status,
      amountCents,
      currency: invoice.currency.toUpperCase(),
      bought: boughtIn(invoice.parent?.subscription_details?.metadata),
      ...periodOf(invoice),
      payUrl: status === 'paid' || invoice.status !== 'open' ? null : (invoice.hosted_invoice_url ?? null),
    });
  }
  return { ref, state: stateOf(subscription), ...currentPeriod(subscription), charges };
}

/** It charges nothing any more. */
export const hasEnded = ({ status }: Pick<Stripe.Subscription, 'status'>): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

function stateOf(subscription: Stripe.Subscription): FetchedSubscription['state'] {
  if (hasEnded(subscription)) return 'ended';
  return subscription.status === 'active' || subscription.status === 'trialing' ? 'active' : 'past_due';
}

function currentPeriod({ id, items }: Stripe.Subscription): { startsAt: Date; endsAt: Date } {
  const { current_period_start, current_period_end } = itemOf({ id, items });
  return { startsAt: instantOf(current_period_start), endsAt: instantOf(current_period_end) };
}

/** A plan is one item. */
export function itemOf({ id, items }: Pick<Stripe.Subscription, 'id' | 'items'>): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`The subscription ${id} is for nothing`);
  return item;
}
