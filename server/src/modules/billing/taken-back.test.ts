import { setLanguage } from '@prova/contract/accounts/accounts';
import { beginCheckout } from '@prova/contract/billing/checkouts';
import { withdrawPayment } from '@prova/contract/billing/payments';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, order, orderBody, paymentsOf, planOf, settleOrder } from '../../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';

let server: TestServer;
let talent: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2028-03-31T12:00:00Z');
  talent = await signUp(server, 'POTENTIAL');
});

async function at(instant: string): Promise<void> {
  server.clock.set(instant);
  talent = await signIn(server, talent.email);
}

async function takeBack(): Promise<number> {
  const [payment] = await paymentsOf(server, talent);
  return (await server.call(withdrawPayment, { as: talent.token, params: { id: payment?.id ?? '' } })).status;
}

const tryToBuy = () => server.call(beginCheckout, { as: talent.token, body: orderBody({ plan: 'pro' }, 2_990) });

test('after two purchases were taken back nothing is sold until the first is a year old', async () => {
  await buy(server, talent, { plan: 'pro' });
  expect(await takeBack()).toBe(200);
  expect((await planOf(server, talent)).ordersAgainAt).toBeNull();
  await at('2028-05-10T12:00:00Z');
  await buy(server, talent, { plan: 'premium' });
  expect(await takeBack()).toBe(200);
  expect((await planOf(server, talent)).ordersAgainAt).toBe('2029-03-31T03:00:00.000Z');
  expect((await tryToBuy()).body).toMatchObject({
    error: 'ORDER_AFTER_WITHDRAWALS',
    message: expect.stringContaining('a partir de 31 de março de 2029'),
  });
  await server.call(setLanguage, { as: talent.token, body: { language: 'en-US' } });
  expect((await tryToBuy()).body.message).toContain('from March 31, 2029 on');
  await at('2029-03-31T02:59:59Z');
  expect((await tryToBuy()).status).toBe(409);
  await at('2029-03-31T03:00:00Z');
  expect((await planOf(server, talent)).ordersAgainAt).toBeNull();
  // The right is whole for the purchase that follows.
  await buy(server, talent, { plan: 'pro' });
  expect(await takeBack()).toBe(200);
  expect((await planOf(server, talent)).ordersAgainAt).toBe('2029-05-10T03:00:00.000Z');
});

test('the day that is said is that of São Paulo, whatever day it is at Greenwich', async () => {
  // Half past ten in the evening of the same day.
  await at('2028-04-01T01:30:00Z');
  for (const plan of ['pro', 'premium'] as const) {
    await buy(server, talent, { plan });
    expect(await takeBack()).toBe(200);
  }
  expect((await planOf(server, talent)).ordersAgainAt).toBe('2029-03-31T03:00:00.000Z');
  expect((await tryToBuy()).body.message).toContain('a partir de 31 de março de 2029');
});

test('an order that was made before can be paid, and taken back', async () => {
  await buy(server, talent, { plan: 'pro' });
  const made = await order(server, talent, { plan: 'premium' });
  await takeBack();
  expect((await settleOrder(server, talent, made)).state).toBe('refunded');
  const other = await order(server, talent, { plan: 'pro' });
  await buy(server, talent, { plan: 'pro' });
  await takeBack();
  expect((await tryToBuy()).body.error).toBe('ORDER_AFTER_WITHDRAWALS');
  expect((await settleOrder(server, talent, other)).state).toBe('paid');
  expect(await takeBack()).toBe(200);
});
