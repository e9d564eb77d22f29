import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import type { FetchedCheckout } from '../provider.ts';
import { checkoutIn } from './order-metadata.ts';
import { isRefused, periodOf, stateOfInvoice } from './read-invoice.ts';
import { hasEnded } from './read-subscription.ts';
import { refOf, stripeOf } from './stripe-client.ts';

type Session = Stripe.Checkout.Session;

/** What became of a page, and the order that it was opened for. */
export async function fetchSession(
  ctx: Ctx,
  ref: string,
): Promise<{ readonly checkoutId: string | null; readonly fetched: FetchedCheckout }> {
  const stripe = await stripeOf(ctx);
  const session = await stripe.checkout.sessions.retrieve(ref, {
    expand: ['invoice', 'subscription', 'payment_intent'],
  });
  const invoice = expanded(session.invoice);
  return {
    checkoutId: checkoutIn(session.metadata),
    fetched: {
      state: await stateOf(stripe, session),
      amountCents: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
      paymentRef: refOf(session.invoice) ?? refOf(session.payment_intent),
      subscriptionRef: refOf(session.subscription),
      endsAt: invoice && periodOf(invoice).endsAt,
    },
  };
}

async function stateOf(stripe: Stripe, session: Session): Promise<FetchedCheckout['state']> {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const subscription = expanded(session.subscription);
  if (subscription && hasEnded(subscription)) return 'failed';
  const invoice = expanded(session.invoice);
  // One that is paid by now: the page will say so, too.
  if (invoice) return (await stateOfInvoice(stripe, invoice, true)) === 'failed' ? 'failed' : 'pending';
  const intent = expanded(session.payment_intent);
  return intent && isRefused(intent) ? 'failed' : 'pending';
}

const expanded = <Thing extends object>(value: string | Thing | null): Thing | null =>
  typeof value === 'object' ? value : null;
