import { beginCardChange, type CardChange, getCardChange, settleCard } from '@prova/contract/billing/cards';
import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signUp } from '../../../../test/people.ts';
import { type Shop, startShop, subscribe, taskContext } from '../../../../test/stripe-factory.ts';
import { checkCardsTask } from '../card-pages.ts';

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

const changeNow = async (id: string): Promise<CardChange> =>
  (await shop.server.call(getCardChange, { as: owner.token, params: { id } })).data;

async function opened(): Promise<{ id: string; session: string }> {
  const { data } = await shop.server.call(beginCardChange, { as: owner.token });
  expect(data).toMatchObject({ state: 'opening', url: null });
  await shop.server.drain();
  const { url } = await changeNow(data.id);
  return { id: data.id, session: url?.split('/').at(-1) ?? '' };
}

test('a card that is given on the page of Stripe pays from then on, also what is planned to follow', async () => {
  const ref = await subscribe(shop, owner, { plan: 'enterprise' });
  const body = { next: { plan: 'professional', period: 'monthly' } } as const;
  await shop.server.call(setNextPlan, { as: owner.token, body });
  const { id, session } = await opened();
  expect(shop.stripe.account.sessions.get(session)).toMatchObject({ mode: 'setup', method: 'card', amount_total: 0 });
  const card = shop.stripe.account.giveCard(session);
  await shop.deliver();
  expect(await changeNow(id)).toMatchObject({ state: 'done', url: null });
  const subscription = shop.stripe.account.subscription(ref);
  expect(subscription.default_payment_method).toBe(card);
  expect(shop.stripe.account.schedules.get(subscription.schedule ?? '')?.card).toBe(card);
});

test.each(['down', 'lost'] as const)(
  'one page is opened when that is %s, and the card is found without an event',
  async (trouble) => {
    const ref = await subscribe(shop, owner, { plan: 'professional' });
    const before = shop.stripe.account.sessions.size;
    const { data } = await shop.server.call(beginCardChange, { as: owner.token });
    shop.stripe.state.troubles.set('POST /v1/checkout/sessions', trouble);
    await shop.server.tasks.drain();
    shop.stripe.state.troubles.clear();
    shop.server.clock.advance(60);
    await shop.server.drain();
    expect(shop.stripe.account.sessions.size - before).toBe(1);
    const { url } = await changeNow(data.id);
    const card = shop.stripe.account.giveCard(url?.split('/').at(-1) ?? '');
    shop.stripe.account.takeEvents();
    shop.server.clock.advance(600);
    await checkCardsTask.run(taskContext(shop), {});
    expect((await changeNow(data.id)).state).toBe('done');
    expect(shop.stripe.account.subscription(ref).default_payment_method).toBe(card);
  },
);

test('nothing of the sandbox settles it, and a page that runs out changes nothing', async () => {
  const ref = await subscribe(shop, owner, { plan: 'professional' });
  const former = shop.stripe.account.subscription(ref).default_payment_method;
  const { id, session } = await opened();
  const refused = await shop.server.call(settleCard, {
    as: owner.token,
    params: { id },
    body: { outcome: 'accept' },
  });
  expect(refused.body.error).toBe('CARD_CHANGE_NOT_FOUND');
  shop.stripe.account.expire(session);
  await shop.deliver();
  expect((await changeNow(id)).state).toBe('expired');
  expect(shop.stripe.account.subscription(ref).default_payment_method).toBe(former);
});
