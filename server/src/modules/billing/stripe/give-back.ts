import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { isRefusal, refOf, stripeOf } from './stripe-client.ts';

/** Gives all of a payment back, which is named by its invoice, or by itself where it has none. */
export async function giveBack(ctx: Ctx, paymentRef: string, key: string): Promise<void> {
  const stripe = await stripeOf(ctx);
  for (const intent of await intentsOf(stripe, paymentRef)) {
    try {
      const { status } = await stripe.refunds.create(
        { payment_intent: intent },
        { idempotencyKey: `${key}-${intent}` },
      );
      if (status === 'failed' || status === 'canceled')
        throw new Error(`Stripe did not give back ${intent}: ${status}`);
    } catch (error) {
      if (!isRefusal(error, 'charge_already_refunded')) throw error;
    }
  }
}

async function intentsOf(stripe: Stripe, ref: string): Promise<string[]> {
  if (!ref.startsWith('in_')) return [ref];
  const { data } = await stripe.invoicePayments.list({ invoice: ref, status: 'paid' });
  const intents = data.flatMap(({ payment }) => refOf(payment.payment_intent) ?? []);
  if (intents.length === 0) throw new Error(`Stripe took no money for the invoice ${ref}`);
  return intents;
}
