import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import type { NextPlan } from '../provider.ts';
import { intervalOf, nameOf } from './open-session.ts';
import { hasEnded, itemOf } from './read-subscription.ts';
import { refOf, stripeOf, unlessMissing } from './stripe-client.ts';

/** Says what follows the period that is paid for. What was said before is taken back first. */
export async function planAhead(ctx: Ctx, ref: string, next: NextPlan, key: string): Promise<void> {
  const stripe = await stripeOf(ctx);
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(ref));
  // It ended meanwhile; what became of it is fetched by whoever hears of that.
  if (!subscription || hasEnded(subscription)) return;
  const schedule = refOf(subscription.schedule);
  if (typeof next === 'object') {
    if (subscription.cancel_at_period_end) await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
    return change(stripe, subscription, schedule, next, key);
  }
  if (schedule !== null) await stripe.subscriptionSchedules.release(schedule);
  const ends = next === 'nothing';
  if (subscription.cancel_at_period_end !== ends)
    await stripe.subscriptions.update(ref, { cancel_at_period_end: ends });
}

/** Two phases: the plan that runs until its paid end, and from there the next one, which then goes on by itself. */
async function change(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  known: string | null,
  next: Exclude<NextPlan, string>,
  key: string,
): Promise<void> {
  const product = await stripe.products.create({ name: nameOf(next) }, { idempotencyKey: `${key}-product` });
  const schedule =
    known ??
    (
      await stripe.subscriptionSchedules.create(
        { from_subscription: subscription.id },
        { idempotencyKey: `${key}-schedule` },
      )
    ).id;
  const { price, current_period_start, current_period_end } = itemOf(subscription);
  const interval = intervalOf(next);
  await stripe.subscriptionSchedules.update(schedule, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: price.id, quantity: 1 }],
        start_date: current_period_start,
        end_date: current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [
          {
            price_data: {
              currency: next.currency.toLowerCase(),
              product: product.id,
              unit_amount: next.priceCents,
              recurring: { interval },
            },
            quantity: 1,
          },
        ],
        duration: { interval, interval_count: 1 },
        billing_cycle_anchor: 'phase_start',
        proration_behavior: 'none',
        // The subscription takes it over with the phase, and so does each invoice from then on.
        metadata: { plan: next.plan, period: next.period },
      },
    ],
  });
}
