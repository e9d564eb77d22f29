import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import { paymentIn } from './order-metadata.ts';
import { isImpossible, isRefusal, refOf, stripeOf, unlessMissing } from './stripe-client.ts';

/** Gives all of a payment back, which is named by its invoice, or by itself where it has none. */
export async function giveBack(ctx: Ctx, paymentRef: string, paymentId: string): Promise<boolean> {
  const stripe = await stripeOf(ctx);
  let isGiven = true;
  for (const intent of await intentsOf(stripe, paymentRef)) {
    try {
      const { status } = await stripe.refunds.create(
        { payment_intent: intent, metadata: { payment: paymentId } },
        { idempotencyKey: `refund-${paymentId}-${intent}` },
      );
      isGiven &&= !isRefused(status);
    } catch (error) {
      if (isRefusal(error, 'charge_already_refunded')) continue;
      // As a boleto, which has no way back: asking again changes nothing.
      if (!isImpossible(error)) throw error;
      isGiven = false;
    }
  }
  return isGiven;
}

/** Of a refund: the bank did not take it, or somebody stopped it. The money is with us again. */
const isRefused = (status: string | null): boolean => status === 'failed' || status === 'canceled';

/** The payment of ours that a refund was to give back, where nothing comes of that; null for any other. */
export async function refusedRefundOf(ctx: Ctx, refundRef: string): Promise<string | null> {
  const stripe = await stripeOf(ctx);
  const refund = await unlessMissing(stripe.refunds.retrieve(refundRef));
  return refund && isRefused(refund.status) ? paymentIn(refund.metadata) : null;
}

async function intentsOf(stripe: Stripe, ref: string): Promise<string[]> {
  if (!ref.startsWith('in_')) return [ref];
  const { data } = await stripe.invoicePayments.list({ invoice: ref, status: 'paid' });
  const intents = data.flatMap(({ payment }) => refOf(payment.payment_intent) ?? []);
  if (intents.length === 0) throw new Error(`Stripe took no money for the invoice ${ref}`);
  return intents;
}
