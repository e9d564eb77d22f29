import * as z from 'zod';
import { id, idParams, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PAYMENT_PROVIDERS } from './billing-fields.ts';
import { payers } from './subscriptions.ts';

/** `opening`: the provider is asked for the page where a card is given. `failed`: that card is refused, the former one stays. */
export const CARD_CHANGE_STATES = ['opening', 'open', 'done', 'failed', 'expired'] as const;
export type CardChangeState = (typeof CARD_CHANGE_STATES)[number];

export const cardChange = z.object({
  id,
  state: z.enum(CARD_CHANGE_STATES),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** Where the card is given, while it can be. */
  url: z.string().nullable(),
  expiresAt: instant,
});
export type CardChange = z.output<typeof cardChange>;

export const beginCardChange = endpoint({
  id: 'billing.cards.begin',
  method: 'POST',
  path: '/api/v1/billing/cards',
  summary:
    'Give another card for a plan that renews by card. The page where it is given stands in `url` as soon as the provider has opened it.',
  access: payers,
  output: cardChange,
  status: 201,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'NO_CARD'],
  rateLimit: { max: 20, seconds: 3600 },
});

export const getCardChange = endpoint({
  id: 'billing.cards.get',
  method: 'GET',
  path: '/api/v1/billing/cards/:id',
  summary: 'A change of the card, and what became of it.',
  access: payers,
  params: idParams,
  output: cardChange,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'CARD_CHANGE_NOT_FOUND'],
});

/** `acceptThenRefuse`: the card is taken, and is refused at the next renewal. */
export const CARD_OUTCOMES = ['accept', 'acceptThenRefuse', 'decline'] as const;

export const settleCard = endpoint({
  id: 'billing.cards.sandbox',
  method: 'POST',
  path: '/api/v1/billing/cards/:id/sandbox',
  summary:
    'Of the sandbox: whether a card is taken, and what becomes of the renewals that it pays. Nothing is charged.',
  access: payers,
  params: idParams,
  body: z.strictObject({ outcome: z.enum(CARD_OUTCOMES) }),
  output: cardChange,
  errors: ['NO_COMPANY', 'FORBIDDEN', 'CARD_CHANGE_NOT_FOUND', 'CARD_CHANGE_ENDED'],
});
