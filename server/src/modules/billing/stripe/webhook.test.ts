import { settleSandbox } from '@prova/contract/billing/checkouts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentsOf, planOf } from '../../../../test/billing-factory.ts';
import { startTestServer } from '../../../../test/harness.ts';
import { type Person, signUp } from '../../../../test/people.ts';
import { openOrder, post, type Shop, send, startShop } from '../../../../test/stripe-factory.ts';
import { FOLLOWED_EVENTS } from './followed-events.ts';

let shop: Shop;
let owner: Person;

beforeAll(async () => {
  shop = await startShop({ BILLING_SANDBOX: 'true' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.server.clock.set('2028-01-31T12:00:00Z');
  owner = await signUp(shop.server, 'RECRUITER');
});

const keptEvents = () =>
  shop.server.platform.database.selectFrom('paymentEvents').select(['type', 'subjectRef', 'processedAt']).execute();

async function paidOrder() {
  const { session } = await openOrder(shop, owner, { plan: 'professional' });
  shop.stripe.account.pay(session);
  shop.stripe.account.takeEvents();
  return { type: 'checkout.session.completed', subject: { id: session, object: 'checkout.session' } };
}

test('an event is kept, answered, and followed once, however often it is sent', async () => {
  const event = shop.stripe.signed(await paidOrder());
  const before = (await keptEvents()).length;
  expect(await Promise.all([post(shop.server, event), post(shop.server, event)])).toEqual([200, 200]);
  await shop.server.drain();
  expect(await post(shop.server, event)).toBe(200);
  await shop.server.drain();
  expect(await keptEvents()).toHaveLength(before + 1);
  expect((await keptEvents()).every(({ processedAt }) => processedAt !== null)).toBe(true);
  expect(await paymentsOf(shop.server, owner)).toHaveLength(1);
  const mails = await shop.server.mails(owner.email);
  expect(mails.filter(({ kind }) => kind.includes('paid'))).toHaveLength(1);
});

describe('nothing is kept, and 400 answered, where', () => {
  const refused = async (sent: { payload: string; headers: Record<string, string> }) => {
    const before = (await keptEvents()).length;
    expect(await post(shop.server, sent)).toBe(400);
    await shop.server.drain();
    expect(await keptEvents()).toHaveLength(before);
    expect((await planOf(shop.server, owner)).plan).toBe('starter');
  };

  test('the signature is of another key', async () => {
    await refused(shop.stripe.signed(await paidOrder(), { secret: 'whsec_of_somebody_else' }));
  });

  test('there is no signature', async () => {
    const { payload } = shop.stripe.signed(await paidOrder());
    await refused({ payload, headers: { 'content-type': 'application/json' } });
    await refused({ payload, headers: { 'stripe-signature': 't=,v1=' } });
  });

  test('the body is not what was signed, by a single space', async () => {
    const { payload, headers } = shop.stripe.signed(await paidOrder());
    await refused({ payload: `${payload} `, headers });
    await refused({ payload: payload.replace('evt_', 'evt_x'), headers });
  });

  test('it was signed more than five minutes ago', async () => {
    const at = new Date(shop.server.clock.now().getTime() - 301_000);
    await refused(shop.stripe.signed(await paidOrder(), { at }));
  });
});

test('a body that is longer than any event is not read', async () => {
  const { headers } = shop.stripe.signed(await paidOrder());
  expect(await post(shop.server, { payload: 'x'.repeat(300_000), headers })).toBe(413);
});

test('what nobody asked for is answered, and not kept', async () => {
  const before = (await keptEvents()).length;
  expect(
    await send(shop.server, shop.stripe, { type: 'charge.updated', subject: { id: 'ch_1', object: 'charge' } }),
  ).toBe(200);
  expect(await keptEvents()).toHaveLength(before);
});

test('events about what is of nobody here are kept as done', async () => {
  for (const type of FOLLOWED_EVENTS)
    expect(await send(shop.server, shop.stripe, { type, subject: { id: 'other_1', object: 'other' } })).toBe(200);
  await shop.server.drain();
  const others = (await keptEvents()).filter(({ subjectRef }) => subjectRef === 'other_1');
  expect(others.map(({ type }) => type).sort()).toEqual([...FOLLOWED_EVENTS].sort());
  expect(others.every(({ processedAt }) => processedAt !== null)).toBe(true);
});

test('what an event says is not believed: a page that is open stays so', async () => {
  const { session } = await openOrder(shop, owner, { plan: 'professional' });
  const event = { type: 'checkout.session.completed', subject: { id: session, object: 'checkout.session' } };
  expect(await send(shop.server, shop.stripe, event)).toBe(200);
  await shop.server.drain();
  expect((await planOf(shop.server, owner)).plan).toBe('starter');
});

test('a page that was opened in the name of an order by somebody else does not pay it', async () => {
  const { session } = await openOrder(shop, owner, { plan: 'professional' });
  const page = shop.stripe.account.sessions.get(session);
  if (!page) throw new Error('There is no page');
  shop.stripe.account.sessions.set('cs_other', { ...page, id: 'cs_other', amount_total: 39_900 });
  shop.stripe.account.pay('cs_other');
  shop.stripe.account.takeEvents();
  const event = { type: 'checkout.session.completed', subject: { id: 'cs_other', object: 'checkout.session' } };
  expect(await send(shop.server, shop.stripe, event)).toBe(200);
  await shop.server.drain();
  expect((await planOf(shop.server, owner)).plan).toBe('starter');
});

test('with a key nothing is sold by the sandbox', async () => {
  const { checkout } = await openOrder(shop, owner, { plan: 'professional' });
  expect(checkout.provider).toBe('stripe');
  const { status, body } = await shop.server.call(settleSandbox, {
    as: owner.token,
    params: { id: checkout.id },
    body: { outcome: 'approve' },
  });
  expect([status, body.error]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
});

test('without a key there is no such address', async () => {
  const plain = await startTestServer();
  expect(await send(plain, shop.stripe, { type: 'invoice.paid', subject: { id: 'in_1', object: 'invoice' } })).toBe(
    404,
  );
  await plain.close();
});
