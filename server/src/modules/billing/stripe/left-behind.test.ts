import { getQuote, setNextPlan } from '@prova/contract/billing/subscriptions';
import { eraseAccount } from '@prova/contract/privacy/privacy';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';
import { openOrder, type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { endPeriodsTask } from '../end-periods.ts';

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

async function until(instant: string, happens: () => void = () => undefined): Promise<void> {
  shop.server.clock.set(instant);
  happens();
  await endPeriodsTask.run(taskContext(shop), {});
  await shop.deliver();
  owner = await signIn(shop.server, owner.email);
}

test('what was cancelled in time, and charged since Stripe had not heard of it, ends and goes back', async () => {
  const ref = await subscribe(shop, owner, { plan: 'professional' });
  const before = shop.stripe.account.taken();
  shop.stripe.state.troubles.set('GET /v1/subscriptions', 'down');
  const body = { next: { plan: 'starter', period: 'monthly' } } as const;
  expect((await shop.server.call(setNextPlan, { as: owner.token, body })).status).toBe(200);
  shop.server.clock.set('2028-02-29T12:05:00Z');
  shop.stripe.account.renew(ref);
  shop.stripe.state.troubles.clear();
  await until('2028-02-29T12:05:00Z');
  expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free', next: null });
  expect(shop.stripe.account.taken()).toBe(before);
  expect(shop.stripe.account.subscription(ref).status).toBe('canceled');
  const payments = await paymentsOf(shop.server, owner);
  expect(payments.map(({ status, refund }) => [status, refund])).toEqual([
    ['paid', 'given'],
    ['paid', null],
  ]);
  const kinds = (await shop.server.mails(owner.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['plan_refunded', 'plan_ended']));
});

test('what Stripe does not know any more charges nothing, and ends', async () => {
  const ref = await subscribe(shop, owner, { plan: 'professional' });
  shop.stripe.account.subscriptions.delete(ref);
  await until('2028-02-29T11:55:00Z');
  expect((await planOf(shop.server, owner)).plan).toBe('professional');
  await until('2028-02-29T12:05:00Z');
  expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
  expect(await paymentsOf(shop.server, owner)).toHaveLength(1);
});

describe('a plan of the sandbox, where Stripe sells by now', () => {
  beforeEach(async () => {
    const { config } = shop.server.platform;
    const { STRIPE_SECRET_KEY } = config;
    Object.assign(config, { STRIPE_SECRET_KEY: undefined });
    await buy(shop.server, owner, { plan: 'professional' });
    Object.assign(config, { STRIPE_SECRET_KEY });
  });

  test('is worth nothing where money is taken', async () => {
    const { data } = await shop.server.call(getQuote, {
      as: owner.token,
      query: { plan: 'enterprise', period: 'monthly' },
    });
    expect(data).toMatchObject({ kind: 'now', creditCents: 0, dueCents: 149_000 });
    await subscribe(shop, owner, { plan: 'enterprise' });
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'enterprise', state: 'active' });
  });

  test('ends with its period, and is not renewed without money', async () => {
    await until('2028-02-29T12:05:00Z');
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
    expect(await paymentsOf(shop.server, owner)).toHaveLength(1);
  });
});

describe('orders of somebody who is erased', () => {
  let talent: Person;
  beforeEach(async () => {
    talent = await signUp(shop.server, 'POTENTIAL');
  });

  const erase = async () => {
    const body = { email: talent.email };
    expect((await shop.server.call(eraseAccount, { as: talent.token, body })).status).toBe(202);
    // What is on its way ends first.
    shop.server.clock.advance(61);
    await shop.server.drain();
  };
  const rowOf = (id: string) =>
    shop.server.platform.database
      .selectFrom('checkouts')
      .select(['state', 'payer', 'orderedBy'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('cannot be paid any more where nobody has paid yet', async () => {
    const { checkout, session } = await openOrder(shop, talent, { plan: 'pro' });
    await erase();
    await shop.deliver();
    expect(shop.stripe.account.sessions.get(session)?.status).toBe('expired');
    expect(await rowOf(checkout.id)).toEqual({ state: 'expired', payer: {}, orderedBy: null });
  });

  test('go back where they were paid in that moment, or are confirmed later', async () => {
    const before = shop.stripe.account.taken();
    const card = await openOrder(shop, talent, { plan: 'pro' });
    const boleto = await openOrder(shop, talent, { plan: 'premium', method: 'boleto' });
    shop.stripe.account.submit(boleto.session);
    await shop.deliver();
    await erase();
    shop.stripe.account.pay(card.session);
    shop.stripe.account.confirm(boleto.session);
    await shop.deliver();
    expect(shop.stripe.account.taken()).toBe(before);
    for (const { checkout } of [card, boleto])
      expect(await rowOf(checkout.id)).toEqual({ state: 'refunded', payer: {}, orderedBy: null });
  });
});
