import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import type { BillingPeriod, Payer, PaymentMethod, PlanCode } from '@prova/contract/billing/billing-fields';
import { beginCheckout, type Checkout, settleSandbox } from '@prova/contract/billing/checkouts';
import { listPayments, type Payment } from '@prova/contract/billing/payments';
import { getQuote, getSubscription, type Subscription } from '@prova/contract/billing/subscriptions';
import { expect } from 'vitest';
import { endPeriodsTask } from '../src/modules/billing/end-periods.ts';
import { system } from '../src/platform/actor.ts';
import { createContext } from '../src/platform/context.ts';
import type { TestServer } from './harness.ts';

type Buyer = { readonly token: string };

export const PAYER: Payer = {
  name: 'Aurora Tecnologia Ltda.',
  taxId: '11.222.333/0001-81',
  postalCode: '50030-230',
  street: 'Rua da Aurora',
  number: '100',
  complement: '',
  district: 'Boa Vista',
  city: 'Recife',
  state: 'PE',
};

interface Wanted {
  readonly plan: PlanCode;
  readonly period?: BillingPeriod;
  readonly method?: PaymentMethod;
}

export const orderBody = ({ plan, period = 'monthly', method = 'card' }: Wanted, dueCents: number) => ({
  plan,
  period,
  method,
  payer: PAYER,
  acceptedTerms: TERMS_VERSION,
  acceptedPrivacy: PRIVACY_VERSION,
  dueCents,
});

/** An order of what it costs now. */
export async function order(server: TestServer, buyer: Buyer, wanted: Wanted): Promise<Checkout> {
  const { plan, period = 'monthly' } = wanted;
  const quote = await server.call(getQuote, { as: buyer.token, query: { plan, period } });
  const began = await server.call(beginCheckout, { as: buyer.token, body: orderBody(wanted, quote.data.dueCents) });
  expect(began.status, JSON.stringify(began.body)).toBe(201);
  return began.data;
}

export async function settleOrder(
  server: TestServer,
  buyer: Buyer,
  { id }: Pick<Checkout, 'id'>,
  outcome: 'approve' | 'decline' | 'delay' = 'approve',
): Promise<Checkout> {
  const settled = await server.call(settleSandbox, { as: buyer.token, params: { id }, body: { outcome } });
  expect(settled.status, JSON.stringify(settled.body)).toBe(200);
  return settled.data;
}

/** A plan that is ordered and paid. */
export async function buy(server: TestServer, buyer: Buyer, wanted: Wanted): Promise<Checkout> {
  return settleOrder(server, buyer, await order(server, buyer, wanted));
}

export async function planOf(server: TestServer, buyer: Buyer): Promise<Subscription> {
  return (await server.call(getSubscription, { as: buyer.token })).data;
}

export async function paymentsOf(server: TestServer, buyer: Buyer): Promise<Payment[]> {
  return (await server.call(listPayments, { as: buyer.token })).data;
}

/** A plan whose card is refused when its period is over. */
export async function owe(server: TestServer, buyer: Buyer, wanted: Wanted): Promise<void> {
  await buy(server, buyer, wanted);
  const [payment] = await paymentsOf(server, buyer);
  await server.platform.database
    .updateTable('subscriptions')
    .set({ cardDeclines: true, endsAt: server.clock.now() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('payments')
        .select('subscriptionId')
        .where('id', '=', payment?.id ?? ''),
    )
    .execute();
  await endPeriodsTask.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
}
