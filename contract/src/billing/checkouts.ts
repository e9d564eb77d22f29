import * as z from 'zod';
import { PRIVACY_VERSION, TERMS_VERSION } from '../accounts/document-versions.ts';
import { cents, id, idParams, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { BILLING_PERIODS, PAYMENT_METHODS, PAYMENT_PROVIDERS, PLAN_CODES, payer } from './billing-fields.ts';
import { payers } from './subscriptions.ts';

const version = (current: string, missing: ValidationCode) =>
  z.literal(current, {
    error: ({ input }) => (input ? 'ACCEPTANCE_INVALID' : missing) satisfies ValidationCode,
  });

/**
 * `opening`: the provider is asked for the page where it is paid. `pending`: paid by what is confirmed later. `refunded`: paid, but
 * another payment came first, or not what was ordered; all of it goes back.
 */
export const CHECKOUT_STATES = ['opening', 'open', 'pending', 'paid', 'failed', 'expired', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export const checkout = z.object({
  id,
  state: z.enum(CHECKOUT_STATES),
  plan: z.enum(PLAN_CODES),
  period: z.enum(BILLING_PERIODS),
  method: z.enum(PAYMENT_METHODS),
  priceCents: cents,
  creditCents: cents,
  dueCents: cents,
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Where it is paid, while it can be. */
  url: z.string().nullable(),
  expiresAt: instant,
});
export type Checkout = z.output<typeof checkout>;

export const beginCheckout = endpoint({
  id: 'billing.checkouts.begin',
  method: 'POST',
  path: '/api/v1/billing/checkouts',
  summary:
    'Order a plan that is paid at once. The page where it is paid stands in `url` as soon as the provider has opened it.',
  access: payers,
  body: z.strictObject({
    plan: z.enum(PLAN_CODES, { error: ({ input }) => (input == null ? 'PLAN_REQUIRED' : undefined) }),
    period: z.enum(BILLING_PERIODS),
    method: z.enum(PAYMENT_METHODS).default('card'),
    payer,
    acceptedTerms: version(TERMS_VERSION, 'TERMS_REQUIRED'),
    acceptedPrivacy: version(PRIVACY_VERSION, 'PRIVACY_REQUIRED'),
    /** As the order summary said: where it comes to something else now, it is shown again first. */
    dueCents: cents,
  }),
  output: checkout,
  status: 201,
  errors: [
    'NO_COMPANY',
    'FORBIDDEN',
    'PLAN_NOT_FOUND',
    'BILLING_UNAVAILABLE',
    'PLAN_CHANGE_REFUSED',
    'AMOUNT_CHANGED',
    'PAYMENT_METHOD_REFUSED',
    'ORDER_AFTER_WITHDRAWALS',
  ],
  rateLimit: { max: 20, seconds: 3600 },
});

export const getCheckout = endpoint({
  id: 'billing.checkouts.get',
  method: 'GET',
  path: '/api/v1/billing/checkouts/:id',
  summary: 'An order, and what became of it.',
  access: payers,
  params: idParams,
  output: checkout,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'CHECKOUT_NOT_FOUND'],
});

export const SANDBOX_OUTCOMES = ['approve', 'decline', 'delay'] as const;

export const settleSandbox = endpoint({
  id: 'billing.checkouts.sandbox',
  method: 'POST',
  path: '/api/v1/billing/checkouts/:id/sandbox',
  summary:
    'Of the sandbox: what becomes of a payment. Nothing is charged. One that was delayed can be approved or declined later.',
  access: payers,
  params: idParams,
  body: z.strictObject({ outcome: z.enum(SANDBOX_OUTCOMES) }),
  output: checkout,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'CHECKOUT_NOT_FOUND', 'CHECKOUT_ENDED'],
});
