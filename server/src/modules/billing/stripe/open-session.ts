import { DEFAULT_LOCALE } from '@prova/contract/common';
import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { BILLING_WORDS } from '../billing.words.ts';
import type { NextPlan, OpenedCheckout, Order } from '../provider.ts';
import { claimCustomer } from './claim-customer.ts';
import { metadataOf } from './order-metadata.ts';
import { instantOf, stripeOf } from './stripe-client.ts';

/** Stripe takes no page that is open for more than a day, and its clock is not ours. */
const SKEW_SECONDS = 300;
const BOLETO_DAYS = 3;
const PIX_SECONDS = 86_400;

/**
 * Opens Stripe's page for an order. All that it says follows from the order alone, so that a second try with the same key
 * finds the page of the first.
 */
export async function openSession(ctx: Ctx, order: Order): Promise<OpenedCheckout> {
  const stripe = await stripeOf(ctx);
  const customer = await claimCustomer(ctx, stripe, order);
  const coupon = order.creditCents > 0 ? await makeCredit(stripe, order) : null;
  const metadata = metadataOf(order);
  const session = await stripe.checkout.sessions.create(
    {
      customer,
      client_reference_id: order.checkoutId,
      metadata,
      allowed_payment_method_types: [order.method],
      locale: 'auto',
      // What is shown and charged is what was ordered, in the currency of the order.
      adaptive_pricing: { enabled: false },
      success_url: order.returnUrl,
      cancel_url: order.returnUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000) - SKEW_SECONDS,
      ...(coupon !== null && { discounts: [{ coupon }] }),
      ...(order.method === 'pix' ? paidOnce(order, metadata) : renewed(order, metadata)),
    },
    { idempotencyKey: `checkout-${order.checkoutId}` },
  );
  if (session.url === null) throw new Error(`Stripe gave no address for the page ${session.id}`);
  return { ref: session.id, url: session.url, expiresAt: instantOf(session.expires_at) };
}

type Metadata = ReturnType<typeof metadataOf>;

function renewed(order: Order, metadata: Metadata): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    line_items: [{ quantity: 1, price_data: { ...priceOf(order), recurring: { interval: intervalOf(order) } } }],
    subscription_data: { metadata, description: nameOf(order) },
    ...(order.method === 'boleto' && { payment_method_options: { boleto: { expires_after_days: BOLETO_DAYS } } }),
  };
}

function paidOnce(order: Order, metadata: Metadata): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: priceOf(order) }],
    payment_intent_data: { metadata, description: nameOf(order) },
    payment_method_options: { pix: { expires_after_seconds: PIX_SECONDS } },
  };
}

const priceOf = (order: Order) => ({
  currency: order.currency.toLowerCase(),
  unit_amount: order.priceCents,
  product_data: { name: nameOf(order) },
});

/** What is unused of the plan that it replaces, taken off the first invoice alone. */
async function makeCredit(stripe: Stripe, { checkoutId, creditCents, currency }: Order): Promise<string> {
  const { id } = await stripe.coupons.create(
    {
      amount_off: creditCents,
      currency: currency.toLowerCase(),
      duration: 'once',
      max_redemptions: 1,
      name: BILLING_WORDS[DEFAULT_LOCALE].credit,
      metadata: { checkout: checkoutId },
    },
    { idempotencyKey: `credit-${checkoutId}` },
  );
  return id;
}

type Named = Pick<Exclude<NextPlan, string>, 'plan' | 'period'>;

/** As Stripe's pages, invoices and mails name what is paid for. */
export function nameOf({ plan, period }: Named): string {
  const { plans, periods, receipt } = BILLING_WORDS[DEFAULT_LOCALE];
  return receipt.plan(plans[plan], periods[period]);
}

export const intervalOf = ({ period }: Pick<Named, 'period'>) => (period === 'yearly' ? 'year' : 'month');
