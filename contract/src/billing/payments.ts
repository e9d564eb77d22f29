import * as z from 'zod';
import { cents, currency, id, idParams, instant, paging } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { BILLING_PERIODS, PAYMENT_STATUSES, PLAN_CODES } from './billing-fields.ts';
import { payers } from './subscriptions.ts';

export const REFUND_STATES = ['asked', 'given', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** A row of the history. */
export const payment = z.object({
  id,
  at: instant,
  plan: z.enum(PLAN_CODES),
  period: z.enum(BILLING_PERIODS),
  amountCents: cents,
  currency,
  status: z.enum(PAYMENT_STATUSES),
  /** Of the receipt; null while it is not paid. */
  number: z.number().int().nullable(),
  /**
   * What becomes of it where all of it goes back: `asked`, the provider is on it; `given`, it has said so; `failed`, it did not come
   * through, and is given back by another way.
   */
  refund: z.enum(REFUND_STATES).nullable(),
  /** When that was asked for, or given. */
  refundedAt: instant.nullable(),
  /** Until when it can be taken back with a full refund; null where it cannot. */
  withdrawUntil: instant.nullable(),
});
export type Payment = z.output<typeof payment>;

export const listPayments = endpoint({
  id: 'billing.payments.list',
  method: 'GET',
  path: '/api/v1/billing/payments',
  summary: 'The history of payments, the newest first.',
  access: payers,
  query: z.object(paging(20)),
  output: z.array(payment),
  paging: 'page',
  errors: ['NO_COMPANY', 'FORBIDDEN'],
});

export const downloadReceipt = endpoint({
  id: 'billing.payments.receipt',
  method: 'GET',
  path: '/api/v1/billing/payments/:id/receipt',
  summary: 'The receipt of a payment, as a PDF in the language of its reader. It is no NFS-e.',
  access: payers,
  params: idParams,
  output: z.object({
    /** Of the file, with its ending. */
    name: z.string(),
    mime: z.string(),
    /** The file in Base64. */
    content: z.string(),
  }),
  errors: ['NO_COMPANY', 'FORBIDDEN', 'PAYMENT_NOT_FOUND', 'NO_RECEIPT'],
  rateLimit: { max: 60, seconds: 600 },
});

export const withdrawPayment = endpoint({
  id: 'billing.payments.withdraw',
  method: 'POST',
  path: '/api/v1/billing/payments/:id/withdraw',
  summary: 'Take a purchase back within seven days: the plan ends at once and all that was paid for it goes back.',
  access: payers,
  params: idParams,
  output: payment,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'PAYMENT_NOT_FOUND', 'WITHDRAWAL_OVER'],
});
