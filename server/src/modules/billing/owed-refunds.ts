import * as z from 'zod';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { type PaymentRow, selectOwedRefunds, selectPayment, updatePayment } from './payments.queries.ts';

/** What is to go back and has not yet: for some minutes, or for good where the provider does not give it back. */
export const owedRefunds = (ctx: Ctx): Promise<PaymentRow[]> => selectOwedRefunds(ctx);

/** Notes that all of a payment was given back by another way. @throws Error that says why not */
export async function noteRefund(ctx: Ctx, id: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const payment = z.uuid().safeParse(id).success ? await selectPayment(ctx, id) : undefined;
    if (!payment) throw new Error(`There is no payment "${id}".`);
    if (payment.refundAskedAt === null) throw new Error('Nothing of it is to go back.');
    if (payment.refundedAt !== null) throw new Error('It was given back already.');
    const now = ctx.clock.now();
    // Should the provider say later that it could not, nothing is owed again.
    await updatePayment(ctx, id, { refundedAt: now, refundFailedAt: payment.refundFailedAt ?? now });
    await audit(ctx, { action: 'billing.refund_noted', subjectId: id });
  });
}
