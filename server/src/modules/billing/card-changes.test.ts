import { beginCardChange, getCardChange, settleCard } from '@prova/contract/billing/cards';
import { setNextPlan } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, paymentsOf, planOf } from '../../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { checkCardsTask } from './card-pages.ts';
import { endPeriodsTask } from './end-periods.ts';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set('2028-01-31T12:00:00Z');
  owner = await signUp(server, 'RECRUITER');
});

async function until(instant: string): Promise<void> {
  server.clock.set(instant);
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await endPeriodsTask.run(ctx, {});
  await checkCardsTask.run(ctx, {});
  owner = await signIn(server, owner.email);
}

const begin = () => server.call(beginCardChange, { as: owner.token });
async function give(outcome: 'accept' | 'acceptThenRefuse' | 'decline'): Promise<string> {
  const { data } = await begin();
  const settled = await server.call(settleCard, { as: owner.token, params: { id: data.id }, body: { outcome } });
  return settled.data.state;
}

test('is offered where a card pays what renews, and nowhere else', async () => {
  expect((await begin()).body.error).toBe('NO_CARD');
  await buy(server, owner, { plan: 'professional' });
  expect((await planOf(server, owner)).hasCard).toBe(true);
  expect((await begin()).status).toBe(201);
  await server.call(setNextPlan, { as: owner.token, body: { next: { plan: 'starter', period: 'monthly' } } });
  expect((await planOf(server, owner)).hasCard).toBe(false);
  for (const method of ['boleto', 'pix'] as const) {
    owner = await signUp(server, 'RECRUITER');
    await buy(server, owner, { plan: 'professional', period: 'yearly', method });
    expect((await planOf(server, owner)).hasCard).toBe(false);
    expect((await begin()).body.error).toBe('NO_CARD');
  }
});

test('a card that is refused changes nothing, and one that is taken pays from then on', async () => {
  await buy(server, owner, { plan: 'professional' });
  expect(await give('decline')).toBe('failed');
  expect(await give('acceptThenRefuse')).toBe('done');
  await until('2028-02-29T12:05:00Z');
  expect(await planOf(server, owner)).toMatchObject({ state: 'past_due', hasCard: true });
  expect(await give('accept')).toBe('done');
  await until('2028-02-29T12:10:00Z');
  expect(await planOf(server, owner)).toMatchObject({ state: 'active', endsAt: '2028-03-31T12:00:00.000Z' });
  expect((await paymentsOf(server, owner)).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

test('is begun once at a time, ends once, and runs out after a day', async () => {
  await buy(server, owner, { plan: 'professional' });
  const [one, other] = await Promise.all([begin(), begin()]);
  expect(one.data.id).toBe(other.data.id);
  expect(one.data.url).toBe(`/admin/recruiter/billing/cards/${one.data.id}`);
  const stranger = await signUp(server, 'RECRUITER');
  const params = { id: one.data.id };
  expect((await server.call(getCardChange, { as: stranger.token, params })).body.error).toBe('CARD_CHANGE_NOT_FOUND');
  await until('2028-02-01T12:05:00Z');
  expect((await server.call(getCardChange, { as: owner.token, params })).data).toMatchObject({
    state: 'expired',
    url: null,
  });
  const settled = await server.call(settleCard, { as: owner.token, params, body: { outcome: 'accept' } });
  expect(settled.body.error).toBe('CARD_CHANGE_ENDED');
  expect((await begin()).data.id).not.toBe(one.data.id);
});
