import { withdrawPayment } from '@prova/contract/billing/payments';
import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { order, paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { openOrder, orderNow, type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { checkOrdersTask } from '../open-checkout.ts';

let shop: Shop;
let owner: Person;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.clock.set('2028-01-31T12:00:00Z');
  shop.stripe.state.troubles.clear();
  owner = await signUp(shop.server, 'RECRUITER');
});

/** Tasks run while Stripe cannot be reached, and again when it can. @returns the names of those that failed meanwhile */
async function whileDown(begin: string, trouble: 'down' | 'lost'): Promise<string[]> {
  shop.stripe.state.troubles.set(begin, trouble);
  const { failures } = await shop.server.tasks.drain();
  shop.stripe.state.troubles.clear();
  shop.server.clock.advance(60);
  await shop.deliver();
  return failures.map(({ task }) => task);
}

const TROUBLES = ['down', 'lost'] as const;

for (const trouble of TROUBLES) {
  test.each(['POST /v1/customers', 'POST /v1/customers/', 'POST /v1/coupons', 'POST /v1/checkout/sessions'])(
    `an order opens once when %s is ${trouble}`,
    async (begin) => {
      if (begin.includes('coupons')) await subscribe(shop, owner, { plan: 'professional' });
      const { customers, coupons, sessions } = shop.stripe.account;
      const before = [customers.size, coupons.size, sessions.size];
      const { id } = await order(shop.server, owner, { plan: 'enterprise' });
      expect(await whileDown(begin, trouble)).toEqual(['billing.openCheckout']);
      expect((await orderNow(shop.server, owner, id)).state).toBe('open');
      const isFirst = !begin.includes('coupons');
      expect([customers.size, coupons.size, sessions.size].map((size, at) => size - (before[at] ?? 0))).toEqual([
        isFirst ? 1 : 0,
        isFirst ? 0 : 1,
        1,
      ]);
    },
  );

  test(`a payment goes back once when refunds are ${trouble}`, async () => {
    const before = shop.stripe.account.taken();
    await subscribe(shop, owner, { plan: 'professional' });
    const [payment] = await paymentsOf(shop.server, owner);
    await shop.server.call(withdrawPayment, { as: owner.token, params: { id: payment?.id ?? '' } });
    expect(await whileDown('POST /v1/refunds', trouble)).toEqual(['billing.refund']);
    expect(shop.stripe.account.taken()).toBe(before);
  });

  test(`a subscription ends when that is ${trouble}`, async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const [payment] = await paymentsOf(shop.server, owner);
    await shop.server.call(withdrawPayment, { as: owner.token, params: { id: payment?.id ?? '' } });
    expect(await whileDown('DELETE /v1/subscriptions', trouble)).toEqual(['billing.endAtProvider']);
    expect(shop.stripe.account.subscription(ref).status).toBe('canceled');
  });

  test.each([
    'GET /v1/subscriptions',
    'POST /v1/products',
    'POST /v1/subscription_schedules',
    'POST /v1/subscription_schedules/',
  ])(`what follows is planned once when %s is ${trouble}`, async (begin) => {
    const ref = await subscribe(shop, owner, { plan: 'enterprise' });
    const { schedules, products } = shop.stripe.account;
    const before = [schedules.size, products.size];
    const next = { plan: 'professional', period: 'monthly' } as const;
    await shop.server.call(setNextPlan, { as: owner.token, body: { next } });
    expect(await whileDown(begin, trouble)).toEqual(['billing.planNext']);
    expect([schedules.size - (before[0] ?? 0), products.size - (before[1] ?? 0)]).toEqual([1, 1]);
    const schedule = schedules.get(shop.stripe.account.subscription(ref).schedule ?? '');
    expect(schedule?.next).toMatchObject({ price: { unit_amount: 39_900 }, metadata: next });
  });
}

test.each(['GET /v1/checkout/sessions', 'GET /v1/invoices/', 'GET /v1/subscriptions/', 'GET /v1/invoices'])(
  'an event is followed later when %s is down',
  async (begin) => {
    const { session } = await openOrder(shop, owner, { plan: 'professional' });
    shop.stripe.account.pay(session);
    shop.stripe.state.troubles.set(begin, 'down');
    await shop.deliver().catch(() => undefined);
    shop.stripe.state.troubles.clear();
    shop.server.clock.advance(60);
    await shop.deliver();
    expect((await planOf(shop.server, owner)).plan).toBe('professional');
    expect(await paymentsOf(shop.server, owner)).toHaveLength(1);
  },
);

test('nobody who listens is no different from a failure', async () => {
  const { id } = await order(shop.server, owner, { plan: 'professional' });
  await shop.stripe.close();
  expect((await shop.server.tasks.drain()).failures.map(({ task }) => task)).toEqual(['billing.openCheckout']);
  await shop.stripe.reopen();
  shop.server.clock.advance(60);
  await shop.server.drain();
  expect((await orderNow(shop.server, owner, id)).state).toBe('open');
});

test('an order of which no event comes is found, and one that cannot be asked after keeps nobody waiting', async () => {
  const stuck = await openOrder(shop, owner, { plan: 'professional' });
  const other = await signUp(shop.server, 'RECRUITER');
  const paid = await openOrder(shop, other, { plan: 'professional' });
  shop.stripe.account.pay(paid.session);
  shop.stripe.account.takeEvents();
  shop.server.clock.advance(600);
  shop.stripe.state.troubles.set(`GET /v1/checkout/sessions/${stuck.session}`, 'down');
  await expect(checkOrdersTask.run(taskContext(shop), {})).rejects.toThrow('1 of');
  await shop.server.drain();
  expect((await planOf(shop.server, other)).plan).toBe('professional');
  expect((await orderNow(shop.server, owner, stuck.checkout.id)).state).toBe('open');
});

test('however many orders wait, each is asked after in its turn', async () => {
  const { session } = await openOrder(shop, owner, { plan: 'professional' });
  const { database } = shop.server.platform;
  const order = await database
    .selectFrom('checkouts')
    .selectAll()
    .where('providerRef', '=', session)
    .executeTakeFirstOrThrow();
  const page = shop.stripe.account.sessions.get(session);
  if (!page) throw new Error('The page is gone');
  // Older ones that nobody pays, and that were open before.
  const waiting = Array.from({ length: 450 }, (_, at) => ({
    id: crypto.randomUUID(),
    providerRef: `cs_waiting_${at}`,
  }));
  for (const { providerRef } of waiting) shop.stripe.account.sessions.set(providerRef, { ...page, id: providerRef });
  const createdAt = new Date(order.createdAt.getTime() - 3_600_000);
  const payer = JSON.stringify(order.payer);
  await database
    .insertInto('checkouts')
    .values(waiting.map((one) => ({ ...order, ...one, payer, createdAt, expiresAt: order.createdAt })))
    .execute();
  shop.stripe.account.pay(session);
  shop.stripe.account.takeEvents();
  shop.server.clock.advance(600);
  for (let turn = 0; turn < 3; turn++) {
    await checkOrdersTask.run(taskContext(shop), {});
    shop.server.clock.advance(1);
  }
  await shop.server.drain();
  expect((await orderNow(shop.server, owner, order.id)).state).toBe('paid');
});
