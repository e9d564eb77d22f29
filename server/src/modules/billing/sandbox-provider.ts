import type { PaymentProvider } from './provider.ts';

/** Sells without money: a page of ours asks what becomes of a payment, so that there is nothing to fetch, and nothing to give back. */
export const sandboxProvider: PaymentProvider = {
  name: 'sandbox',
  methods: ['card', 'boleto', 'pix'],
  open: async (_ctx, { checkoutId, returnUrl, expiresAt }) => ({ ref: checkoutId, url: returnUrl, expiresAt }),
  fetchCheckout: async () => ({
    state: 'open',
    amountCents: 0,
    currency: 'BRL',
    paymentRef: null,
    subscriptionRef: null,
    endsAt: null,
  }),
  close: async () => undefined,
  fetchSubscription: async () => null,
  refund: async () => true,
  end: async () => undefined,
  openCardPage: async (_ctx, { cardChangeId, returnUrl, expiresAt }) => ({
    ref: cardChangeId,
    url: returnUrl,
    expiresAt,
  }),
  takeCard: async () => 'open',
  planNext: async () => undefined,
};
