import type { Ctx } from '../../../platform/context.ts';
import { stripeOf, unlessMissing } from './stripe-client.ts';

/** What was paid, or has expired, cannot be closed, and needs not to be. */
export async function closeSession(ctx: Ctx, ref: string): Promise<void> {
  const stripe = await stripeOf(ctx);
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(ref));
  if (session?.status === 'open') await stripe.checkout.sessions.expire(ref);
}
