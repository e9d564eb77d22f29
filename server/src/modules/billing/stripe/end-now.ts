import type { Ctx } from '../../../platform/context.ts';
import { stripeOf, unlessMissing } from './stripe-client.ts';

/** Ends a subscription at once. Invoices that are open could still be paid by their link, and are voided. */
export async function endNow(ctx: Ctx, ref: string): Promise<void> {
  const stripe = await stripeOf(ctx);
  // One that has ended already is not there to be cancelled.
  await unlessMissing(stripe.subscriptions.cancel(ref, { prorate: false, invoice_now: false }));
  const { data: open } = await stripe.invoices.list({ subscription: ref, status: 'open' });
  for (const { id } of open) await stripe.invoices.voidInvoice(id);
}
