import { withdrawPayment } from '@prova/contract/billing/payments';
import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';
import { openOrder, type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { endPeriodsTask } from '../end-periods.ts';
import { planNextTask } from '../plan-next.ts';
import { selectByProvider } from '../subscriptions.queries.ts';

let shop: Shop;
let owner: Person;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.clock.set('2028-01-31T12:00:00Z');
  owner = await signUp(shop.server, 'RECRUITER');
});

/** It is later, and what had to happen by then has. */
async function until(instant: string, happens: () => void = () => undefined): Promise<void> {
  shop.server.clock.set(instant);
  happens();
  await shop.deliver();
  owner = await signIn(shop.server, owner.email);
}

const choose = async (next: { plan: 'starter' | 'professional'; period: 'monthly' | 'yearly' } | null) => {
  const { status } = await shop.server.call(setNextPlan, { as: owner.token, body: { next } });
  expect(status).toBe(200);
  await shop.server.drain();
};

const changesOf = async (ref: string) =>
  (
    await shop.server.platform.database
      .selectFrom('subscriptionChanges')
      .innerJoin('subscriptions', 'subscriptions.id', 'subscriptionChanges.subscriptionId')
      .select('subscriptionChanges.kind')
      .where('subscriptions.providerRef', '=', ref)
      .orderBy('subscriptionChanges.id')
      .execute()
  ).map(({ kind }) => kind);

describe('from 31 January over 29 February', () => {
  test('each month is charged by Stripe, and is here what it is there', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const ends: (string | null)[] = [(await planOf(shop.server, owner)).endsAt];
    for (const day of ['2028-02-29', '2028-03-31', '2028-04-30']) {
      await until(`${day}T12:05:00Z`, () => shop.stripe.account.renew(ref));
      ends.push((await planOf(shop.server, owner)).endsAt);
    }
    expect(ends).toEqual([
      '2028-02-29T12:00:00.000Z',
      '2028-03-31T12:00:00.000Z',
      '2028-04-30T12:00:00.000Z',
      '2028-05-31T12:00:00.000Z',
    ]);
    const payments = await paymentsOf(shop.server, owner);
    expect(payments.map(({ amountCents, status }) => [amountCents, status])).toEqual(
      Array.from({ length: 4 }, () => [39_900, 'paid']),
    );
    expect(await changesOf(ref)).toEqual(['started', 'renewed', 'renewed', 'renewed']);
  });

  test('a renewal of which no event comes is found when the period is over', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    shop.server.clock.set('2028-02-29T12:05:00Z');
    shop.stripe.account.renew(ref);
    shop.stripe.account.takeEvents();
    await endPeriodsTask.run(taskContext(shop), {});
    await until('2028-02-29T12:06:00Z');
    expect(await planOf(shop.server, owner)).toMatchObject({
      plan: 'professional',
      endsAt: '2028-03-31T12:00:00.000Z',
    });
  });
});

describe('a renewal that is not paid', () => {
  test('is past due, and recovers', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref, 'failed'));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'professional', state: 'past_due' });
    expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['failed', 'paid']);
    await until('2028-03-03T12:05:00Z', () => shop.stripe.account.recover(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({ state: 'active', endsAt: '2028-03-31T12:00:00.000Z' });
    expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await changesOf(ref)).toEqual(['started', 'past_due', 'renewed', 'recovered']);
  });

  test('ends the plan when Stripe gives up', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref, 'failed'));
    await until('2028-03-14T12:05:00Z', () => shop.stripe.account.cancel(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
    expect(shop.stripe.account.invoicesOf(ref).map(({ status }) => status)).toEqual(['void', 'paid']);
    expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['failed', 'paid']);
  });

  test('is pending while its boleto can be paid', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional', method: 'boleto' });
    await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref, 'pending'));
    expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['pending', 'paid']);
    await until('2028-03-02T12:05:00Z', () => shop.stripe.account.recover(ref));
    expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['paid', 'paid']);
  });
});

describe('what follows', () => {
  test('a smaller plan is charged by Stripe from the paid end on', async () => {
    const ref = await subscribe(shop, owner, { plan: 'enterprise', period: 'yearly' });
    await choose({ plan: 'professional', period: 'monthly' });
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'enterprise', next: { plan: 'professional' } });
    await until('2029-01-31T12:05:00Z', () => shop.stripe.account.renew(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({
      plan: 'professional',
      period: 'monthly',
      endsAt: '2029-02-28T12:00:00.000Z',
      next: null,
    });
    const [payment] = await paymentsOf(shop.server, owner);
    expect(payment).toMatchObject({ plan: 'professional', period: 'monthly', amountCents: 39_900 });
    expect(await changesOf(ref)).toEqual(['started', 'next_chosen', 'changed']);
    await until('2029-02-28T12:05:00Z', () => shop.stripe.account.renew(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({
      plan: 'professional',
      endsAt: '2029-03-31T12:00:00.000Z',
    });
  });

  test('nothing, and then the same again, as often as one likes', async () => {
    const ref = await subscribe(shop, owner, { plan: 'enterprise' });
    const subscription = shop.stripe.account.subscription(ref);
    await choose({ plan: 'starter', period: 'monthly' });
    expect(subscription.cancel_at_period_end).toBe(true);
    await choose({ plan: 'professional', period: 'monthly' });
    expect(subscription).toMatchObject({ cancel_at_period_end: false, schedule: expect.stringMatching(/^sched_/) });
    await choose({ plan: 'professional', period: 'yearly' });
    await choose(null);
    expect(subscription).toMatchObject({ cancel_at_period_end: false, schedule: null });
    await choose({ plan: 'professional', period: 'monthly' });
    await choose({ plan: 'starter', period: 'monthly' });
    expect(subscription).toMatchObject({ cancel_at_period_end: true, schedule: null });
    await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
    expect(await paymentsOf(shop.server, owner)).toHaveLength(1);
  });

  test('what Stripe was told too late is what it charged, and follows a period later', async () => {
    const ref = await subscribe(shop, owner, { plan: 'enterprise' });
    shop.stripe.state.troubles.set('GET /v1/subscriptions', 'down');
    await shop.server.call(setNextPlan, {
      as: owner.token,
      body: { next: { plan: 'professional', period: 'monthly' } },
    });
    shop.server.clock.set('2028-02-29T12:05:00Z');
    shop.stripe.account.renew(ref);
    shop.stripe.state.troubles.clear();
    await until('2028-02-29T12:05:00Z');
    expect(await planOf(shop.server, owner)).toMatchObject({
      plan: 'enterprise',
      endsAt: '2028-03-31T12:00:00.000Z',
      next: { plan: 'professional' },
    });
    await until('2028-03-31T12:05:00Z', () => shop.stripe.account.renew(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'professional', next: null });
  });
});

describe('what changes while Stripe answers', () => {
  test('is said to Stripe after what was chosen before', async () => {
    const ref = await subscribe(shop, owner, { plan: 'enterprise' });
    const body = { next: { plan: 'professional', period: 'monthly' } } as const;
    shop.stripe.state.meanwhile = async () => {
      await shop.server.call(setNextPlan, { as: owner.token, body: { next: null } });
      // The task of the second choice is faster than that of the first.
      const row = await selectByProvider(taskContext(shop), 'stripe', ref);
      await planNextTask.run(taskContext(shop), { subscriptionId: row?.id ?? '' });
    };
    await shop.server.call(setNextPlan, { as: owner.token, body });
    await shop.server.drain();
    expect(shop.stripe.account.subscription(ref)).toMatchObject({ schedule: null, cancel_at_period_end: false });
  });

  test('is fetched again, so that what is older does not win', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    shop.server.clock.set('2028-02-29T12:05:00Z');
    shop.stripe.account.renew(ref, 'failed');
    shop.stripe.account.takeEvents();
    shop.stripe.state.meanwhile = async () => {
      shop.stripe.account.recover(ref);
      await endPeriodsTask.run(taskContext(shop), {});
    };
    await endPeriodsTask.run(taskContext(shop), {});
    await until('2028-02-29T12:06:00Z');
    expect(await planOf(shop.server, owner)).toMatchObject({ state: 'active', endsAt: '2028-03-31T12:00:00.000Z' });
    expect(await changesOf(ref)).toEqual(['started', 'renewed']);
  });
});

describe('a subscription that is cancelled', () => {
  test('in the dashboard ends here', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    await until('2028-02-10T12:00:00Z', () => shop.stripe.account.cancel(ref));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
    expect(await changesOf(ref)).toEqual(['started', 'ended']);
  });

  test('by taking the purchase back gives all of it back', async () => {
    const before = shop.stripe.account.taken();
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const [payment] = await paymentsOf(shop.server, owner);
    await shop.server.call(withdrawPayment, { as: owner.token, params: { id: payment?.id ?? '' } });
    await shop.deliver();
    expect(shop.stripe.account.subscription(ref).status).toBe('canceled');
    expect(shop.stripe.account.taken()).toBe(before);
    expect((await paymentsOf(shop.server, owner))[0]?.refundedAt).not.toBeNull();
  });

  test('and was charged just before that gives the charge back', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const { session } = await openOrder(shop, owner, { plan: 'enterprise' });
    const before = shop.stripe.account.taken();
    shop.server.clock.set('2028-02-29T12:00:00Z');
    shop.stripe.account.renew(ref);
    const late = shop.stripe.account.takeEvents();
    shop.stripe.account.pay(session);
    await shop.deliver();
    shop.stripe.account.events.push(...late);
    await until('2028-02-29T12:10:00Z');
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'enterprise' });
    expect(shop.stripe.account.taken() - before).toBe(149_000 - 39_900);
  });

  test('and was renewed while a greater plan waited to be paid gives the renewal back', async () => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const { session } = await openOrder(shop, owner, { plan: 'enterprise', method: 'boleto' });
    shop.stripe.account.submit(session);
    const before = shop.stripe.account.taken();
    await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref));
    await until('2028-03-01T12:05:00Z', () => shop.stripe.account.confirm(session));
    expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'enterprise' });
    expect(shop.stripe.account.taken() - before).toBe(149_000 - 39_900);
  });
});
