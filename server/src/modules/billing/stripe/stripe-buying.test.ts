import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order, PAYER, paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';
import { openOrder, orderNow, type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { billingData } from '../billing.privacy.ts';
import { openCheckoutTask } from '../open-checkout.ts';

let shop: Shop;
let owner: Person;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.clock.set('2028-01-31T12:00:00Z');
  shop.stripe.state.calls.length = 0;
  owner = await signUp(shop.server, 'RECRUITER');
});

describe('an order that is paid by card', () => {
  test('has a page of Stripe, and becomes a subscription with a receipt', async () => {
    const { checkout, session } = await openOrder(shop, owner, { plan: 'professional' });
    expect(checkout.url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const { price, expires_at, ...page } = shop.stripe.account.sessions.get(session) ?? {};
    expect(price).toEqual({
      unit_amount: 39_900,
      currency: 'brl',
      interval: 'month',
      name: 'Plano Professional da Prova, mensal',
    });
    expect(page).toMatchObject({ mode: 'subscription', method: 'card', metadata: { checkout: checkout.id } });
    expect(expires_at).toBe(Date.parse('2028-02-01T11:55:00Z') / 1000);
    shop.stripe.account.pay(session);
    await shop.deliver();
    expect(await orderNow(shop.server, owner, checkout.id)).toMatchObject({ state: 'paid', url: null });
    expect(await planOf(shop.server, owner)).toMatchObject({
      plan: 'professional',
      endsAt: '2028-02-29T12:00:00.000Z',
      renews: true,
      methods: ['card', 'boleto', 'pix'],
    });
    expect(await paymentsOf(shop.server, owner)).toMatchObject([{ status: 'paid', amountCents: 39_900 }]);
  });

  test('asks in the version that this was written for, with a key for all that is made', async () => {
    await openOrder(shop, owner, { plan: 'professional' });
    const { calls } = shop.stripe.state;
    expect(new Set(calls.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
    expect(calls.map(({ method, path }) => `${method} ${path.replace(/cus_\d+/, ':id')}`)).toEqual([
      'POST /v1/customers',
      'POST /v1/customers/:id',
      'POST /v1/checkout/sessions',
    ]);
    expect(calls[0]?.key).toMatch(/^customer-/);
    expect(calls[2]?.key).toMatch(/^checkout-/);
    expect(calls[1]?.params).toMatchObject({ name: PAYER.name, email: owner.email, address: { country: 'BR' } });
  });

  test('counts what is unused of the plan it replaces, once', async () => {
    const former = await subscribe(shop, owner, { plan: 'professional' });
    const { session, checkout } = await openOrder(shop, owner, { plan: 'enterprise' });
    expect(checkout.creditCents).toBe(39_900);
    shop.stripe.account.pay(session);
    await shop.deliver();
    expect((await planOf(shop.server, owner)).plan).toBe('enterprise');
    expect(shop.stripe.account.subscription(former).status).toBe('canceled');
    const { subscription } = shop.stripe.account.sessions.get(session) ?? {};
    shop.server.clock.set('2028-02-29T12:00:00Z');
    shop.stripe.account.renew(subscription ?? '');
    expect(shop.stripe.account.invoicesOf(subscription ?? '').map(({ amount }) => amount)).toEqual([149_000, 109_100]);
  });

  test('that nobody pays expires', async () => {
    const { session, checkout } = await openOrder(shop, owner, { plan: 'professional' });
    shop.stripe.account.expire(session);
    await shop.deliver();
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('expired');
    expect(await paymentsOf(shop.server, owner)).toEqual([]);
  });

  test('for another amount than was ordered goes back, and is no plan', async () => {
    const { session, checkout } = await openOrder(shop, owner, { plan: 'professional' });
    const page = shop.stripe.account.sessions.get(session);
    if (page) page.amount_total = 100;
    const before = shop.stripe.account.taken();
    shop.stripe.account.pay(session);
    await shop.deliver();
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('refunded');
    expect((await planOf(shop.server, owner)).plan).toBe('starter');
    expect(await paymentsOf(shop.server, owner)).toMatchObject([{ status: 'unknown', amountCents: 100, number: null }]);
    expect(shop.stripe.account.taken()).toBe(before);
    expect(shop.stripe.account.subscription(page?.subscription ?? '').status).toBe('canceled');
  });
});

describe('several orders', () => {
  test('in two tabs have two pages of one customer, and the second payment goes back', async () => {
    const { server, stripe } = shop;
    const before = stripe.account.taken();
    const orders = await Promise.all([1, 2].map(() => order(server, owner, { plan: 'professional' })));
    await Promise.all(orders.map(({ id }) => openCheckoutTask.run(taskContext(shop), { checkoutId: id })));
    await server.drain();
    const pages = [...stripe.account.sessions.values()].slice(-2);
    expect(new Set(pages.map(({ customer }) => customer)).size).toBe(1);
    for (const { id } of pages) stripe.account.pay(id);
    await shop.deliver();
    const states = await Promise.all(orders.map(async ({ id }) => (await orderNow(server, owner, id)).state));
    expect(states.sort()).toEqual(['paid', 'refunded']);
    expect(stripe.account.taken() - before).toBe(39_900);
    const subscriptions = pages.map(({ subscription }) => stripe.account.subscription(subscription ?? '').status);
    expect(subscriptions.sort()).toEqual(['active', 'canceled']);
  });

  test('are closed when one of them is paid', async () => {
    const one = await openOrder(shop, owner, { plan: 'professional' });
    const other = await openOrder(shop, owner, { plan: 'enterprise' });
    shop.stripe.account.pay(other.session);
    await shop.deliver();
    expect(shop.stripe.account.sessions.get(one.session)?.status).toBe('expired');
    expect((await orderNow(shop.server, owner, one.checkout.id)).state).toBe('expired');
    expect((await planOf(shop.server, owner)).plan).toBe('enterprise');
  });

  test('that are open when their account is erased cannot be paid any more', async () => {
    const talent = await signUp(shop.server, 'POTENTIAL');
    const { session } = await openOrder(shop, talent, { plan: 'pro' });
    const subject = { userId: talent.id, email: talent.email, applicationIds: [] };
    await taskContext(shop).transaction(async (ctx) => billingData.erases?.(ctx, subject));
    await shop.deliver();
    expect(shop.stripe.account.sessions.get(session)?.status).toBe('expired');
  });

  test('have a new customer where the known one was deleted', async () => {
    const { session } = await openOrder(shop, owner, { plan: 'professional' });
    const { customer = '' } = shop.stripe.account.sessions.get(session) ?? {};
    shop.stripe.account.customers.delete(customer);
    const { session: next } = await openOrder(shop, owner, { plan: 'enterprise' });
    expect(shop.stripe.account.sessions.get(next)?.customer).not.toBe(customer);
    const row = await shop.server.platform.database
      .selectFrom('billingAccounts')
      .select('stripeCustomer')
      .where('companyId', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    expect(row.stripeCustomer).toBe(shop.stripe.account.sessions.get(next)?.customer);
  });
});

describe.each(['boleto', 'pix'] as const)('what is paid by %s', (method) => {
  const wanted = { plan: 'professional', period: 'yearly', method } as const;

  test('is pending until it is confirmed', async () => {
    const { session, checkout } = await openOrder(shop, owner, wanted);
    shop.stripe.account.submit(session);
    await shop.deliver();
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('pending');
    expect(await paymentsOf(shop.server, owner)).toMatchObject([{ status: 'pending' }]);
    expect((await planOf(shop.server, owner)).plan).toBe('starter');
    shop.server.clock.advance(3 * 86_400);
    shop.stripe.account.confirm(session);
    await shop.deliver();
    owner = await signIn(shop.server, owner.email);
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('paid');
    expect(await paymentsOf(shop.server, owner)).toMatchObject([{ status: 'paid', amountCents: 399_000 }]);
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'professional', renews: method === 'boleto' });
  });

  test('and runs out, fails; what is paid after that goes back', async () => {
    const { session, checkout } = await openOrder(shop, owner, wanted);
    const before = shop.stripe.account.taken();
    shop.stripe.account.submit(session);
    await shop.deliver();
    shop.stripe.account.decline(session);
    await shop.deliver();
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('failed');
    expect(await paymentsOf(shop.server, owner)).toMatchObject([{ status: 'failed' }]);
    const { invoice } = shop.stripe.account.sessions.get(session) ?? {};
    if (invoice) expect(shop.stripe.account.invoices.get(invoice)?.status).toBe('void');
    shop.stripe.account.confirm(session);
    await shop.deliver();
    expect((await orderNow(shop.server, owner, checkout.id)).state).toBe('refunded');
    expect(shop.stripe.account.taken()).toBe(before);
    expect((await planOf(shop.server, owner)).plan).toBe('starter');
  });
});
