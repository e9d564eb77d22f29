import { withdrawPayment } from '@prova/contract/billing/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentsOf } from '../../../../test/billing-factory.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { noteRefund, owedRefunds } from '../owed-refunds.ts';

let shop: Shop;
let owner: Person;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.stripe.account.refundStatus = 'succeeded';
  shop.stripe.state.troubles.clear();
  owner = await signUp(shop.server, 'RECRUITER');
});

/** @returns the payment that is taken back */
async function takenBack(): Promise<string> {
  await subscribe(shop, owner, { plan: 'professional' });
  const [payment] = await paymentsOf(shop.server, owner);
  const id = payment?.id ?? '';
  const { data } = await shop.server.call(withdrawPayment, { as: owner.token, params: { id } });
  expect(data.refund).toBe('asked');
  await shop.deliver();
  return id;
}

const refundNow = async () => (await paymentsOf(shop.server, owner))[0]?.refund;
const owed = async () => (await owedRefunds(taskContext(shop))).map(({ id }) => id);

test('what fails days later is owed again, said to who paid, and noted once it was given by another way', async () => {
  const id = await takenBack();
  expect(await refundNow()).toBe('given');
  expect(await owed()).not.toContain(id);
  shop.stripe.account.failRefunds();
  const again = [...shop.stripe.account.events];
  await shop.deliver();
  expect(await refundNow()).toBe('failed');
  expect(await owed()).toContain(id);
  await noteRefund(taskContext(shop), id);
  expect(await refundNow()).toBe('given');
  // Told once more, which changes nothing.
  shop.stripe.account.events.push(...again);
  await shop.deliver();
  expect(await refundNow()).toBe('given');
  expect(await owed()).not.toContain(id);
});

test('what Stripe says at once that it cannot give back is owed, and not asked for again', async () => {
  shop.stripe.account.refundStatus = 'failed';
  const id = await takenBack();
  expect(await refundNow()).toBe('failed');
  expect(await owed()).toContain(id);
  const asked = () => shop.stripe.state.calls.filter(({ method, path }) => `${method} ${path}` === 'POST /v1/refunds');
  const before = asked().length;
  shop.server.clock.advance(86_400);
  await shop.deliver();
  expect(asked()).toHaveLength(before);
});

test('what has no way back, as a boleto, is owed, too', async () => {
  shop.stripe.state.troubles.set('POST /v1/refunds', 'impossible');
  const id = await takenBack();
  expect(await refundNow()).toBe('failed');
  expect(await owed()).toContain(id);
});

test('a refund of something else changes nothing', async () => {
  const id = await takenBack();
  for (const refund of shop.stripe.account.refunds.values())
    if (refund.metadata.payment === id) Object.assign(refund.metadata, { payment: 'of another shop' });
  shop.stripe.account.failRefunds();
  await shop.deliver();
  expect(await refundNow()).toBe('given');
});

test('what was noted as given by another way is not owed again when Stripe fails afterwards', async () => {
  shop.stripe.account.refundStatus = 'failed';
  await subscribe(shop, owner, { plan: 'professional' });
  const id = (await paymentsOf(shop.server, owner))[0]?.id ?? '';
  await shop.server.call(withdrawPayment, { as: owner.token, params: { id } });
  expect(await refundNow()).toBe('asked');
  await noteRefund(taskContext(shop), id);
  await shop.deliver();
  expect(await refundNow()).toBe('given');
  expect(await owed()).not.toContain(id);
});
