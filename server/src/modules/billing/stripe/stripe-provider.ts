import type { PaymentProvider } from '../provider.ts';
import { openCardPage, takeCard } from './change-card.ts';
import { closeSession } from './close-session.ts';
import { endNow } from './end-now.ts';
import { fetchSession } from './fetch-session.ts';
import { giveBack } from './give-back.ts';
import { openSession } from './open-session.ts';
import { planAhead } from './plan-ahead.ts';
import { fetchSubscription } from './read-subscription.ts';

/** Sells on pages of Stripe's. None of its scripts runs on ours. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  methods: ['card', 'boleto', 'pix'],
  open: openSession,
  fetchCheckout: async (ctx, ref) => (await fetchSession(ctx, ref)).fetched,
  close: closeSession,
  fetchSubscription,
  refund: giveBack,
  end: endNow,
  openCardPage,
  takeCard,
  planNext: planAhead,
};
