import { setNextPlan, settleRenewal } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { type Person, signIn, signUp } from '../../../../test/people.ts';
import { type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { endPeriodsTask } from '../end-periods.ts';

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

async function until(instant: string, happens: () => void = () => undefined): Promise<void> {
  shop.server.clock.set(instant);
  happens();
  await endPeriodsTask.run(taskContext(shop), {});
  await shop.deliver();
  owner = await signIn(shop.server, owner.email);
}

async function owing(): Promise<string> {
  const ref = await subscribe(shop, owner, { plan: 'professional' });
  await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref, 'failed'));
  return ref;
}

const invoiceOf = (ref: string) => shop.stripe.account.invoicesOf(ref)[0];

test('what is owed is paid on the page of its invoice', async () => {
  const ref = await owing();
  expect(await planOf(shop.server, owner)).toMatchObject({
    state: 'past_due',
    owed: {
      amountCents: 39_900,
      status: 'failed',
      holdsUntil: '2028-03-14T12:00:00.000Z',
      url: `https://invoice.stripe.example/i/${invoiceOf(ref)?.id}`,
    },
  });
  const { body } = await shop.server.call(settleRenewal, { as: owner.token, body: { outcome: 'approve' } });
  expect(body.error).toBe('NOTHING_OWED');
  await until('2028-03-02T09:00:00Z', () => shop.stripe.account.recover(ref));
  expect(await planOf(shop.server, owner)).toMatchObject({ state: 'active', owed: null });
});

test('a boleto that waits to be paid is found, too', async () => {
  const ref = await subscribe(shop, owner, { plan: 'professional', method: 'boleto' });
  await until('2028-02-29T12:05:00Z', () => shop.stripe.account.renew(ref, 'pending'));
  expect((await planOf(shop.server, owner)).owed).toMatchObject({ status: 'pending', url: expect.any(String) });
});

test('a plan that Stripe leaves past due for ever ends after 14 days, and what is paid later goes back', async () => {
  const before = shop.stripe.account.taken();
  const ref = await owing();
  await until('2028-03-14T11:55:00Z');
  expect((await planOf(shop.server, owner)).plan).toBe('professional');
  const invoice = invoiceOf(ref);
  await until('2028-03-14T12:05:00Z');
  expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free', owed: null });
  expect(shop.stripe.account.subscription(ref).status).toBe('canceled');
  expect(invoice?.status).toBe('void');
  expect((await paymentsOf(shop.server, owner)).map(({ status }) => status)).toEqual(['failed', 'paid']);
  const mails = await shop.server.mails(owner.email);
  expect(mails.filter(({ kind }) => kind === 'plan_unpaid')).toHaveLength(1);
  // In the moment before its invoice was voided.
  if (invoice) invoice.status = 'open';
  await until('2028-03-14T12:06:00Z', () => shop.stripe.account.recover(ref));
  expect((await planOf(shop.server, owner)).plan).toBe('starter');
  expect(shop.stripe.account.taken() - before).toBe(39_900);
});

test('who owes a renewal and wants none has none', async () => {
  const ref = await owing();
  const body = { next: { plan: 'starter', period: 'monthly' } } as const;
  expect((await shop.server.call(setNextPlan, { as: owner.token, body })).status).toBe(200);
  await until('2028-02-29T12:10:00Z');
  expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
  expect(shop.stripe.account.subscription(ref).status).toBe('canceled');
});

test('a plan that nobody pays ends in time although Stripe does not answer', async () => {
  await owing();
  shop.server.clock.set('2028-03-14T12:05:00Z');
  owner = await signIn(shop.server, owner.email);
  shop.stripe.state.troubles.set('GET /v1/subscriptions', 'down');
  // Of plans of others nothing is known meanwhile.
  await endPeriodsTask.run(taskContext(shop), {}).catch(() => undefined);
  expect(await planOf(shop.server, owner)).toMatchObject({ plan: 'starter', state: 'free', owed: null });
  shop.stripe.state.troubles.clear();
  await shop.deliver();
});
