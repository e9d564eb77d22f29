/** What Stripe is asked to send. Each says only that something is to be fetched. */
export const FOLLOWED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
] as const;
type FollowedEvent = (typeof FOLLOWED_EVENTS)[number];

export const isFollowed = (type: string): type is FollowedEvent => FOLLOWED_EVENTS.some((each) => each === type);
