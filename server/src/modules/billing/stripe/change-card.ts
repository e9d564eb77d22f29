import type { Ctx } from '../../../platform/context.ts';
import type { CardPage, OpenedCheckout, PaymentProvider } from '../provider.ts';
import { hasEnded } from './read-subscription.ts';
import { instantOf, refOf, stripeOf, unlessMissing } from './stripe-client.ts';

/** Stripe takes no page that is open for more than a day, and its clock is not ours. */
const SKEW_SECONDS = 300;

/** A page of Stripe's that keeps a card for later, and charges nothing. */
export async function openCardPage(ctx: Ctx, page: CardPage): Promise<OpenedCheckout> {
  const stripe = await stripeOf(ctx);
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      customer: page.customer,
      client_reference_id: page.cardChangeId,
      allowed_payment_method_types: ['card'],
      locale: 'auto',
      success_url: page.returnUrl,
      cancel_url: page.returnUrl,
      expires_at: Math.floor(page.expiresAt.getTime() / 1000) - SKEW_SECONDS,
    },
    { idempotencyKey: `card-${page.cardChangeId}` },
  );
  if (session.url === null) throw new Error(`Stripe gave no address for the page ${session.id}`);
  return { ref: session.id, url: session.url, expiresAt: instantOf(session.expires_at) };
}

/** Also what is planned to follow is charged to it: a schedule keeps the card that it was made with. */
export const takeCard: PaymentProvider['takeCard'] = async (ctx, pageRef, subscriptionRef) => {
  const stripe = await stripeOf(ctx);
  const session = await stripe.checkout.sessions.retrieve(pageRef, { expand: ['setup_intent'] });
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const card = typeof session.setup_intent === 'object' ? refOf(session.setup_intent?.payment_method) : null;
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(subscriptionRef));
  if (card === null || !subscription || hasEnded(subscription)) return 'failed';
  await stripe.subscriptions.update(subscriptionRef, { default_payment_method: card });
  const schedule = refOf(subscription.schedule);
  if (schedule !== null)
    await stripe.subscriptionSchedules.update(schedule, { default_settings: { default_payment_method: card } });
  return 'done';
};
