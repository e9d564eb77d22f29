import { settleRenewal } from '@prova/contract/billing/subscriptions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy, owe, paymentsOf, planOf } from '../../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { endPeriodsTask } from './end-periods.ts';

const DAY = 86_400;

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

async function later(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  await endPeriodsTask.run(createContext(server.platform, { actor: system, locale: 'pt-BR' }), {});
  await server.drain();
  owner = await signIn(server, owner.email);
}

const settle = (outcome: 'approve' | 'decline') => server.call(settleRenewal, { as: owner.token, body: { outcome } });

test('a renewal that is refused says what is owed, until when the plan holds, and where it is paid', async () => {
  await owe(server, owner, { plan: 'professional' });
  expect(await planOf(server, owner)).toMatchObject({
    plan: 'professional',
    state: 'past_due',
    owed: {
      amountCents: 39_900,
      currency: 'BRL',
      status: 'failed',
      holdsUntil: '2028-02-14T12:00:00.000Z',
      url: '/admin/recruiter/billing/renewal',
    },
  });
  expect((await paymentsOf(server, owner)).map(({ status }) => status).sort()).toEqual(['failed', 'paid']);
  const [mail] = await server.mails(owner.email);
  expect(mail?.kind).toBe('plan_past_due');
  expect(mail?.text).toMatch(/R\$\s399,00.*14 de fevereiro de 2028/s);
});

test('what is owed can be paid, after a refusal, too, and the plan goes on from its paid end', async () => {
  await owe(server, owner, { plan: 'professional' });
  await later(3);
  expect((await settle('decline')).data).toMatchObject({ state: 'past_due', owed: { amountCents: 39_900 } });
  expect((await settle('approve')).data).toMatchObject({
    state: 'active',
    owed: null,
    endsAt: '2028-02-29T12:00:00.000Z',
  });
  const payments = await paymentsOf(server, owner);
  expect(payments.map(({ status, number }) => [status, number !== null])).toEqual([
    ['paid', true],
    ['paid', true],
  ]);
  expect((await settle('approve')).body.error).toBe('NOTHING_OWED');
  expect((await server.mails(owner.email))[0]?.kind).toBe('plan_paid');
});

test('what nobody pays for 14 days ends the plan, with a row and a mail', async () => {
  await owe(server, owner, { plan: 'professional' });
  await later(13);
  expect(await planOf(server, owner)).toMatchObject({ plan: 'professional', state: 'past_due' });
  await later(1);
  expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', state: 'free', owed: null });
  expect((await settle('approve')).body.error).toBe('NOTHING_OWED');
  const mails = await server.mails(owner.email);
  expect(mails.filter(({ kind }) => kind === 'plan_unpaid')).toHaveLength(1);
  const kinds = await server.platform.database
    .selectFrom('subscriptionChanges')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscriptionChanges.subscriptionId')
    .innerJoin('billingAccounts', 'billingAccounts.id', 'subscriptions.accountId')
    .select('subscriptionChanges.kind')
    .where('billingAccounts.companyId', '=', owner.companyId)
    .orderBy('subscriptionChanges.id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['started', 'past_due', 'unpaid']);
});

test('who has nothing to pay is told so', async () => {
  await buy(server, owner, { plan: 'professional' });
  expect(await settle('approve')).toMatchObject({ status: 409, body: { error: 'NOTHING_OWED' } });
});
