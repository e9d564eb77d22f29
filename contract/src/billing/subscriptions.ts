import * as z from 'zod';
import { cents, currency, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { BILLING_PERIODS, PAYMENT_METHODS, PLAN_CODES, payer } from './billing-fields.ts';
import { planLimits } from './plans.ts';

/** Talents for themselves, owners for their company. */
export const payers = { kind: 'user', roles: ['POTENTIAL', 'RECRUITER'] } as const;

const usage = z.object({
  activeJobs: z.number().int(),
  candidates: z.number().int(),
  interviews: z.number().int(),
  /** When the month that candidates and interviews are counted in ends, in the company's time zone. */
  monthEndsAt: instant,
});

/** A renewal that was charged and is not paid yet. */
const owedRenewal = z.object({
  amountCents: cents,
  currency,
  /** `pending`: it waits for a payment that is confirmed later. */
  status: z.enum(['failed', 'pending']),
  /** Until when the plan holds while it is owed. */
  holdsUntil: instant,
  /** Where it is paid; null where it is charged by itself alone. */
  url: z.string().nullable(),
});
export type OwedRenewal = z.output<typeof owedRenewal>;

export const subscription = z.object({
  /** Whether this server sells plans at all. */
  available: z.boolean(),
  /** The plan in force. */
  plan: z.enum(PLAN_CODES),
  /** Null for what nobody pays for. */
  period: z.enum(BILLING_PERIODS).nullable(),
  /** `past_due`: a renewal was not paid, and is tried again. */
  state: z.enum(['free', 'active', 'past_due']),
  /** Of what is paid for; then it is renewed, changes or ends. */
  endsAt: instant.nullable(),
  /** What comes then, where it is something else: the plan that nobody pays for is the end. */
  next: z.object({ plan: z.enum(PLAN_CODES), period: z.enum(BILLING_PERIODS).nullable() }).nullable(),
  /** Null where nothing is owed. */
  owed: owedRenewal.nullable(),
  /** Whether it renews by itself. Pix pays one. */
  renews: z.boolean(),
  /** Whether it renews by a card, which can be changed. */
  hasCard: z.boolean(),
  /** From when on something can be ordered again, after too many purchases were taken back; null where it can be now. */
  ordersAgainAt: instant.nullable(),
  /** Of companies; null where nothing is limited. */
  limits: planLimits.nullable(),
  usage: usage.nullable(),
  /** As they were given last. */
  payer: payer.nullable(),
  methods: z.array(z.enum(PAYMENT_METHODS)),
});
export type Subscription = z.output<typeof subscription>;

const choice = z.object({
  plan: z.enum(PLAN_CODES),
  period: z.enum(BILLING_PERIODS),
});

/** What an order comes to. */
export const quote = z.object({
  plan: z.enum(PLAN_CODES),
  period: z.enum(BILLING_PERIODS),
  /** `now`: paid at once. `atEnd`: nothing is paid now; it follows what is paid for. `same`: that is the plan already. */
  kind: z.enum(['now', 'atEnd', 'same']),
  priceCents: cents,
  /** What is unused of the plan that runs. */
  creditCents: cents,
  dueCents: cents,
  startsAt: instant,
  endsAt: instant,
});
export type Quote = z.output<typeof quote>;

export const getSubscription = endpoint({
  id: 'billing.subscription',
  method: 'GET',
  path: '/api/v1/billing/subscription',
  summary: 'The plan of whoever asks: of talents their own, of owners that of their company, with what it counts.',
  access: payers,
  output: subscription,
  errors: ['NO_COMPANY', 'FORBIDDEN'],
});

export const getQuote = endpoint({
  id: 'billing.quote',
  method: 'GET',
  path: '/api/v1/billing/quote',
  summary: 'What a plan would cost now, with what is unused of the plan that runs.',
  access: payers,
  query: choice,
  output: quote,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'PLAN_NOT_FOUND', 'BILLING_UNAVAILABLE'],
});

export const setNextPlan = endpoint({
  id: 'billing.setNext',
  method: 'PUT',
  path: '/api/v1/billing/subscription/next',
  summary:
    'Choose what follows the plan that runs, once what is paid for ends: a smaller one, or the one that nobody pays for. Null renews it as it is.',
  access: payers,
  body: z.strictObject({ next: choice.nullable() }),
  output: subscription,
  errors: [
    'NO_COMPANY',
    'FORBIDDEN',
    'PLAN_NOT_FOUND',
    'BILLING_UNAVAILABLE',
    'NO_SUBSCRIPTION',
    'PLAN_CHANGE_REFUSED',
  ],
});

export const RENEWAL_OUTCOMES = ['approve', 'decline'] as const;

export const settleRenewal = endpoint({
  id: 'billing.renewal.sandbox',
  method: 'POST',
  path: '/api/v1/billing/subscription/renewal/sandbox',
  summary: 'Of the sandbox: what becomes of a renewal that is owed. Nothing is charged. Declined, it stays owed.',
  access: payers,
  body: z.strictObject({ outcome: z.enum(RENEWAL_OUTCOMES) }),
  output: subscription,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'NOTHING_OWED'],
});
