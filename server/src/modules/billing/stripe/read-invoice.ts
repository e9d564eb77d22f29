import type Stripe from 'stripe';
import { instantOf } from './stripe-client.ts';

type InvoiceState = 'paid' | 'pending' | 'failed';

/**
 * What became of an invoice that was sent: one that is tried and not refused yet is pending, as a boleto is for days.
 * @param isTried whether somebody has tried to pay it: before that it waits for a payment as after a refusal
 */
export async function stateOfInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  isTried = invoice.attempted,
): Promise<InvoiceState> {
  if (invoice.status === 'paid') return 'paid';
  if (invoice.status === 'void' || invoice.status === 'uncollectible') return 'failed';
  const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, expand: ['data.payment.payment_intent'] });
  const intents = data.flatMap(({ payment: { payment_intent } }) =>
    typeof payment_intent === 'object' ? [payment_intent] : [],
  );
  return isTried && intents.length > 0 && intents.every(isRefused) ? 'failed' : 'pending';
}

/** Nobody pays by this intent any more, unless by another try. */
export const isRefused = ({ status }: Pick<Stripe.PaymentIntent, 'status'>): boolean =>
  status === 'requires_payment_method' || status === 'canceled';

/** What an invoice is for; its own period is the one before. */
export function periodOf(invoice: Stripe.Invoice): { startsAt: Date; endsAt: Date } {
  const [last] = invoice.lines.data.map(({ period }) => period).toSorted((a, b) => b.end - a.end);
  if (!last) throw new Error(`The invoice ${invoice.id} is for nothing`);
  return { startsAt: instantOf(last.start), endsAt: instantOf(last.end) };
}
