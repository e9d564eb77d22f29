import { PAYMENT_PROVIDERS } from '@prova/contract/billing/billing-fields';
import * as z from 'zod';
import { defineTask } from '../../platform/tasks.ts';
import { markRefunded, markRefundFailed, selectPayment } from './payments.queries.ts';
import { providerNamed } from './providers.ts';

/** A provider that is down is asked again for two days. */
const PATIENT = { retryLimit: 40, retryDelaySeconds: 15, retryBackoff: true } as const;

/** Gives all of a payment back. */
export const refundTask = defineTask({
  name: 'billing.refund',
  data: z.object({ paymentId: z.uuid() }),
  ...PATIENT,
  async run(ctx, { paymentId }) {
    const payment = await selectPayment(ctx, paymentId);
    if (!payment || payment.refundedAt !== null || payment.refundAskedAt === null || payment.refundFailedAt !== null)
      return;
    const provider = providerNamed(ctx, payment.provider);
    const isGiven = payment.providerRef === null || (await provider.refund(ctx, payment.providerRef, payment.id));
    await ctx.transaction((ctx) => (isGiven ? markRefunded(ctx, payment.id) : markRefundFailed(ctx, payment.id)));
  },
});

/** Closes the page of an order at its provider. */
export const closeAtProviderTask = defineTask({
  name: 'billing.closeAtProvider',
  data: z.object({ provider: z.enum(PAYMENT_PROVIDERS), checkoutRef: z.string().max(255) }),
  ...PATIENT,
  async run(ctx, { provider, checkoutRef }) {
    await providerNamed(ctx, provider).close(ctx, checkoutRef);
  },
});

/** Ends a subscription at its provider, so that it charges nothing any more. */
export const endAtProviderTask = defineTask({
  name: 'billing.endAtProvider',
  data: z.object({ provider: z.enum(PAYMENT_PROVIDERS), subscriptionRef: z.string().max(255) }),
  ...PATIENT,
  async run(ctx, { provider, subscriptionRef }) {
    await providerNamed(ctx, provider).end(ctx, subscriptionRef, `end-${subscriptionRef}`);
  },
});
