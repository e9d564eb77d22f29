import type { SessionUser } from '@prova/contract/accounts/accounts';
import type { Checkout } from '@prova/contract/billing/checkouts';
import type { Payment } from '@prova/contract/billing/payments';
import type { Plan } from '@prova/contract/billing/plans';
import type { Quote, Subscription } from '@prova/contract/billing/subscriptions';

export const ORDER_ID = '01939c2a-0000-7000-8000-0000000000c1';

export const talent = { id: 't', role: 'POTENTIAL', companies: [] } as unknown as SessionUser;

export const memberOf = (role: 'owner' | 'recruiter') =>
  ({
    id: 'r',
    role: 'RECRUITER',
    companies: [{ id: '01939c2a-0000-7000-8000-0000000000b1', name: 'Aurora', role, verified: true }],
  }) as unknown as SessionUser;

const plan = (code: Plan['code'], audience: Plan['audience'], monthCents: number, limits: Plan['limits']): Plan => ({
  code,
  audience,
  monthCents,
  yearCents: monthCents * 10,
  currency: 'BRL',
  limits,
});

export const talentPlans: readonly Plan[] = [
  plan('free', 'talent', 0, null),
  plan('pro', 'talent', 2990, null),
  plan('premium', 'talent', 5990, null),
];

export const companyPlans: readonly Plan[] = [
  plan('starter', 'company', 0, { activeJobs: 2, candidates: 100, interviews: 5 }),
  plan('professional', 'company', 39_900, { activeJobs: 20, candidates: 2000, interviews: 100 }),
  plan('enterprise', 'company', 149_000, { activeJobs: null, candidates: null, interviews: null }),
];

export const freeTalent: Subscription = {
  available: true,
  plan: 'free',
  period: null,
  state: 'free',
  endsAt: null,
  next: null,
  owed: null,
  hasCard: false,
  ordersAgainAt: null,
  renews: false,
  limits: null,
  usage: null,
  payer: null,
  methods: ['card', 'boleto', 'pix'],
};

export const paidCompany: Subscription = {
  ...freeTalent,
  plan: 'professional',
  period: 'monthly',
  state: 'active',
  endsAt: '2026-12-20T12:00:00.000Z',
  renews: true,
  hasCard: true,
  limits: { activeJobs: 20, candidates: 2000, interviews: 100 },
  usage: { activeJobs: 3, candidates: 1700, interviews: 100, monthEndsAt: '2026-11-30T12:00:00.000Z' },
  payer: {
    name: 'Aurora Sistemas Ltda.',
    taxId: '11222333000181',
    postalCode: '01310100',
    street: 'Avenida Paulista',
    number: '1000',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
};

export const proQuote: Quote = {
  plan: 'pro',
  period: 'monthly',
  kind: 'now',
  priceCents: 2990,
  creditCents: 0,
  dueCents: 2990,
  startsAt: '2026-11-29T12:00:00.000Z',
  endsAt: '2026-12-29T12:00:00.000Z',
};

export const checkout: Checkout = {
  id: ORDER_ID,
  state: 'open',
  plan: 'pro',
  period: 'monthly',
  method: 'card',
  priceCents: 2990,
  creditCents: 0,
  dueCents: 2990,
  provider: 'sandbox',
  url: null,
  expiresAt: '2026-11-30T12:00:00.000Z',
};

export const payment: Payment = {
  id: '01939c2a-0000-7000-8000-0000000000d1',
  at: '2026-11-20T12:00:00.000Z',
  plan: 'pro',
  period: 'monthly',
  amountCents: 2990,
  currency: 'BRL',
  status: 'paid',
  number: 17,
  refund: null,
  refundedAt: null,
  withdrawUntil: '2026-11-27T12:00:00.000Z',
};

export const onePage = (total: number) => ({ page: 1, limit: 20, total, totalPages: Math.ceil(total / 20) });
