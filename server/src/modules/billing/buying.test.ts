import { beginCheckout, getCheckout, settleSandbox } from '@prova/contract/billing/checkouts';
import { downloadReceipt, listPayments, withdrawPayment } from '@prova/contract/billing/payments';
import { listPlans } from '@prova/contract/billing/plans';
import { getQuote, getSubscription, setNextPlan } from '@prova/contract/billing/subscriptions';
import { closeCompany, getCompany } from '@prova/contract/companies/companies';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, order, orderBody, PAYER, paymentsOf, planOf, settleOrder } from '../../../test/billing-factory.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { type Person, signIn, signUp } from '../../../test/people.ts';
import { system } from '../../platform/actor.ts';
import { createContext } from '../../platform/context.ts';
import { endPeriodsTask } from './end-periods.ts';
import { checkOrdersTask } from './open-checkout.ts';
import { settle } from './settle.ts';

const BEGAN = '2028-01-31T12:00:00Z';
const DAY = 86_400;

let server: TestServer;
let owner: Person;
let talent: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(BEGAN);
  owner = await signUp(server, 'RECRUITER');
  talent = await signUp(server, 'POTENTIAL');
});

/** What runs every few minutes has run. Sessions end while the clock goes on. */
async function later(days: number): Promise<void> {
  server.clock.advance(days * DAY);
  const ctx = createContext(server.platform, { actor: system, locale: 'pt-BR' });
  await endPeriodsTask.run(ctx, {});
  await checkOrdersTask.run(ctx, {});
  await server.drain();
  owner = await signIn(server, owner.email);
  talent = await signIn(server, talent.email);
}

const errorOf = async (answer: Promise<{ status: number; body: { error?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.error];
};

test('plans are listed for anybody, from the least to the most', async () => {
  const { data } = await server.call(listPlans, {});
  expect(data.available).toBe(true);
  expect(data.plans.map(({ code, monthCents, yearCents }) => [code, monthCents, yearCents])).toEqual([
    ['free', 0, 0],
    ['pro', 2_990, 29_900],
    ['premium', 5_990, 59_900],
    ['starter', 0, 0],
    ['professional', 39_900, 399_000],
    ['enterprise', 149_000, 1_490_000],
  ]);
  expect(data.plans.find(({ code }) => code === 'starter')?.limits).toEqual({
    activeJobs: 2,
    candidates: 100,
    interviews: 5,
  });
  expect((await server.call(listPlans, { query: { audience: 'talent' } })).data.plans).toHaveLength(3);
});

describe('an order', () => {
  test('that is approved becomes the plan, with a receipt and a mail', async () => {
    expect(await planOf(server, talent)).toMatchObject({ plan: 'free', state: 'free', endsAt: null, limits: null });
    const checkout = await order(server, talent, { plan: 'pro' });
    expect(checkout).toMatchObject({ state: 'open', dueCents: 2_990 });
    expect(checkout.url).toBe(`http://localhost:3000/admin/potential/billing/checkouts/${checkout.id}`);
    expect(await settleOrder(server, talent, checkout)).toMatchObject({ state: 'paid', url: null });
    expect(await planOf(server, talent)).toMatchObject({
      plan: 'pro',
      period: 'monthly',
      state: 'active',
      endsAt: '2028-02-29T12:00:00.000Z',
      next: null,
      renews: true,
    });
    const [payment, ...others] = await paymentsOf(server, talent);
    expect(others).toEqual([]);
    expect(payment).toMatchObject({
      at: '2028-01-31T12:00:00.000Z',
      plan: 'pro',
      amountCents: 2_990,
      status: 'paid',
      withdrawUntil: '2028-02-07T12:00:00.000Z',
    });
    const [mail] = await server.mails(talent.email);
    expect(mail?.text).toMatch(/R\$\s29,90/);
    const receipt = await server.call(downloadReceipt, { as: talent.token, params: { id: payment?.id ?? '' } });
    const pdf = await getDocument({ data: new Uint8Array(Buffer.from(receipt.data.content, 'base64')), verbosity: 0 })
      .promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const said of [PAYER.name, PAYER.taxId, 'Plano Pro da Prova, mensal', 'NFS-e', 'nada foi cobrado'])
      expect(text).toContain(said);
    expect(text).toMatch(/R\$\s29,90/);
  });

  test('that is declined changes nothing, and can be made again', async () => {
    const declined = await settleOrder(server, owner, await order(server, owner, { plan: 'professional' }), 'decline');
    expect(declined.state).toBe('failed');
    expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', state: 'free' });
    expect(
      await errorOf(
        server.call(settleSandbox, { as: owner.token, params: { id: declined.id }, body: { outcome: 'approve' } }),
      ),
    ).toEqual([409, 'CHECKOUT_ENDED']);
    await buy(server, owner, { plan: 'professional' });
    const payments = await paymentsOf(server, owner);
    expect(payments.map(({ status, number }) => [status, number !== null])).toEqual([
      ['paid', true],
      ['failed', false],
    ]);
    expect(
      await errorOf(server.call(downloadReceipt, { as: owner.token, params: { id: payments[1]?.id ?? '' } })),
    ).toEqual([409, 'NO_RECEIPT']);
  });

  test('that is delayed is pending until it is paid', async () => {
    const checkout = await order(server, owner, { plan: 'professional', method: 'boleto' });
    expect(await settleOrder(server, owner, checkout, 'delay')).toMatchObject({ state: 'pending' });
    expect(await settleOrder(server, owner, checkout, 'delay')).toMatchObject({ state: 'pending' });
    expect((await paymentsOf(server, owner)).map(({ status }) => status)).toEqual(['pending']);
    expect((await planOf(server, owner)).plan).toBe('starter');
    await settleOrder(server, owner, checkout);
    expect((await paymentsOf(server, owner)).map(({ status }) => status)).toEqual(['paid']);
    expect((await planOf(server, owner)).plan).toBe('professional');
  });

  test('that nobody pays expires, and a boleto that nobody pays fails', async () => {
    const open = await order(server, owner, { plan: 'professional' });
    const boleto = await order(server, owner, { plan: 'enterprise', method: 'boleto' });
    await settleOrder(server, owner, boleto, 'delay');
    await later(15);
    const stateOf = async (id: string) =>
      (await server.call(getCheckout, { as: owner.token, params: { id } })).data.state;
    expect([await stateOf(open.id), await stateOf(boleto.id)]).toEqual(['expired', 'failed']);
    expect((await paymentsOf(server, owner)).map(({ status }) => status)).toEqual(['failed']);
  });

  test('is refused where it makes no sense', async () => {
    const begin = (body: object) => errorOf(server.call(beginCheckout, { as: owner.token, body: body as never }));
    const pro = orderBody({ plan: 'professional' }, 39_900);
    expect(await begin({ ...pro, dueCents: 1 })).toEqual([409, 'AMOUNT_CHANGED']);
    expect(await begin({ ...pro, plan: 'premium' })).toEqual([404, 'PLAN_NOT_FOUND']);
    expect(await begin({ ...pro, plan: 'starter', dueCents: 0 })).toEqual([409, 'PLAN_CHANGE_REFUSED']);
    expect(await begin({ ...pro, method: 'pix' })).toEqual([422, 'PAYMENT_METHOD_REFUSED']);
    const { plan: _plan, acceptedTerms: _terms, ...rest } = pro;
    const answer = await server.call(beginCheckout, {
      as: owner.token,
      body: { ...rest, acceptedPrivacy: '', payer: { ...PAYER, postalCode: '123' } } as never,
    });
    expect(answer.body.details?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'plan: Escolha um plano primeiro',
      'payer.postalCode: CEP inválido. Use oito números, como em 01310-100',
      'acceptedTerms: Aceite os Termos de uso para continuar',
      expect.stringContaining('acceptedPrivacy: '),
    ]);
    for (const taxId of ['11.222.333/0001-82', '111.111.111-11'])
      expect(
        (await server.call(beginCheckout, { as: owner.token, body: { ...pro, payer: { ...PAYER, taxId } } })).body
          .details?.[0]?.message,
      ).toBe('CPF ou CNPJ inválido. Confira os dígitos');
  });

  test('of somebody else is not found', async () => {
    const checkout = await order(server, owner, { plan: 'professional' });
    const stranger = await signUp(server, 'RECRUITER');
    for (const person of [stranger, talent])
      expect(await errorOf(server.call(getCheckout, { as: person.token, params: { id: checkout.id } }))).toEqual([
        404,
        'CHECKOUT_NOT_FOUND',
      ]);
  });
});

describe('several at once', () => {
  test('of two orders in two tabs one becomes the plan, and the other goes back', async () => {
    const [one, other] = await Promise.all([
      order(server, owner, { plan: 'professional' }),
      order(server, owner, { plan: 'professional' }),
    ]);
    const settled = await Promise.all([settleOrder(server, owner, one), settleOrder(server, owner, other)]);
    expect(settled.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
    await server.drain();
    const payments = await paymentsOf(server, owner);
    expect(payments.map(({ status, refundedAt }) => [status, refundedAt !== null]).sort()).toEqual([
      ['paid', false],
      ['paid', true],
    ]);
    const { subscriptions } = await counts();
    expect(subscriptions).toBe(1);
  });

  test('receipts are numbered one by one', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => signUp(server, 'POTENTIAL')));
    await Promise.all(buyers.map((buyer) => buy(server, buyer, { plan: 'pro' })));
    const rows = await server.platform.database
      .selectFrom('payments')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  });

  const counts = async () => {
    const { companyId } = owner;
    const row = await server.platform.database
      .selectFrom('subscriptions')
      .innerJoin('billingAccounts', 'billingAccounts.id', 'subscriptions.accountId')
      .select(({ fn }) => fn.countAll<number>().as('subscriptions'))
      .where('billingAccounts.companyId', '=', companyId)
      .where('subscriptions.state', '!=', 'ended')
      .executeTakeFirstOrThrow();
    return row;
  };
});

describe('from 31 January over 29 February', () => {
  test('a month goes on to the last day of the next, and back to the 31st', async () => {
    await buy(server, talent, { plan: 'pro' });
    const ends: (string | null)[] = [];
    for (let month = 0; month < 4; month++) {
      ends.push((await planOf(server, talent)).endsAt);
      await later(31);
    }
    expect(ends).toEqual([
      '2028-02-29T12:00:00.000Z',
      '2028-03-31T12:00:00.000Z',
      '2028-04-30T12:00:00.000Z',
      '2028-05-31T12:00:00.000Z',
    ]);
    const payments = await paymentsOf(server, talent);
    expect(payments.map(({ amountCents, status }) => [amountCents, status])).toEqual(
      Array.from({ length: 5 }, () => [2_990, 'paid']),
    );
    expect(payments.map(({ withdrawUntil }) => withdrawUntil)).toEqual(payments.map(() => null));
  });

  test('cancelling holds until the paid end, and can be undone until then', async () => {
    await buy(server, owner, { plan: 'professional' });
    const choose = (next: { plan: 'starter' | 'professional' | 'enterprise'; period: 'monthly' | 'yearly' } | null) =>
      server.call(setNextPlan, { as: owner.token, body: { next } });
    expect((await choose({ plan: 'starter', period: 'monthly' })).data.next).toEqual({ plan: 'starter', period: null });
    expect((await choose(null)).data.next).toBeNull();
    expect((await choose({ plan: 'starter', period: 'monthly' })).data.plan).toBe('professional');
    await later(28);
    expect((await planOf(server, owner)).plan).toBe('professional');
    await later(2);
    expect(await planOf(server, owner)).toMatchObject({ plan: 'starter', state: 'free', endsAt: null, next: null });
    expect((await paymentsOf(server, owner)).length).toBe(1);
    expect((await server.mails(owner.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('O plano Professional terminou'),
    );
    expect(await errorOf(choose(null))).toEqual([409, 'NO_SUBSCRIPTION']);
  });

  test('a smaller plan follows at the end, at its own price', async () => {
    await buy(server, owner, { plan: 'enterprise' });
    const { data } = await server.call(getQuote, {
      as: owner.token,
      query: { plan: 'professional', period: 'monthly' },
    });
    expect(data).toMatchObject({ kind: 'atEnd', dueCents: 39_900, startsAt: '2028-02-29T12:00:00.000Z' });
    const body = { next: { plan: 'professional', period: 'monthly' } } as const;
    await server.call(setNextPlan, { as: owner.token, body });
    expect((await planOf(server, owner)).plan).toBe('enterprise');
    await later(30);
    expect(await planOf(server, owner)).toMatchObject({
      plan: 'professional',
      endsAt: '2028-03-29T12:00:00.000Z',
      next: null,
    });
    expect((await paymentsOf(server, owner))[0]).toMatchObject({ plan: 'professional', amountCents: 39_900 });
  });

  test('a greater plan is paid at once, with what is unused counted in', async () => {
    await buy(server, owner, { plan: 'professional' });
    await later(10);
    const credit = Math.floor((39_900 * 19) / 29);
    const { data } = await server.call(getQuote, { as: owner.token, query: { plan: 'enterprise', period: 'yearly' } });
    expect(data).toMatchObject({ kind: 'now', creditCents: credit, dueCents: 1_490_000 - credit });
    expect(
      await errorOf(
        server.call(setNextPlan, { as: owner.token, body: { next: { plan: 'enterprise', period: 'yearly' } } }),
      ),
    ).toEqual([409, 'PLAN_CHANGE_REFUSED']);
    await buy(server, owner, { plan: 'enterprise', period: 'yearly' });
    expect(await planOf(server, owner)).toMatchObject({ plan: 'enterprise', endsAt: '2029-02-10T12:00:00.000Z' });
    await later(30);
    expect((await planOf(server, owner)).plan).toBe('enterprise');
    expect(await paymentsOf(server, owner)).toHaveLength(2);
  });

  test('what is paid by Pix is a year, and ends with it', async () => {
    await buy(server, owner, { plan: 'professional', period: 'yearly', method: 'pix' });
    expect(await planOf(server, owner)).toMatchObject({
      renews: false,
      endsAt: '2029-01-31T12:00:00.000Z',
      next: { plan: 'starter', period: null },
    });
    await later(366);
    expect((await planOf(server, owner)).plan).toBe('starter');
    expect(await paymentsOf(server, owner)).toHaveLength(1);
  });
});

describe('taking a purchase back', () => {
  test('within seven days ends the plan and gives all of it back, once', async () => {
    await buy(server, talent, { plan: 'premium', period: 'yearly' });
    await later(6);
    const [payment] = await paymentsOf(server, talent);
    const withdraw = () => server.call(withdrawPayment, { as: talent.token, params: { id: payment?.id ?? '' } });
    expect((await withdraw()).data).toMatchObject({ status: 'paid', withdrawUntil: null });
    expect(await planOf(server, talent)).toMatchObject({ plan: 'free', state: 'free' });
    expect(await errorOf(withdraw())).toEqual([409, 'WITHDRAWAL_OVER']);
    await server.drain();
    expect((await paymentsOf(server, talent))[0]?.refundedAt).not.toBeNull();
    expect((await server.mails(talent.email))[0]?.text).toMatch(/R\$\s599,00/);
  });

  test('after them is refused, and so is a renewal', async () => {
    await buy(server, talent, { plan: 'pro' });
    await later(8);
    const [payment] = await paymentsOf(server, talent);
    const withdraw = (id = '') => errorOf(server.call(withdrawPayment, { as: talent.token, params: { id } }));
    expect(await withdraw(payment?.id)).toEqual([409, 'WITHDRAWAL_OVER']);
    await later(22);
    const [renewal] = await paymentsOf(server, talent);
    expect(renewal?.id).not.toBe(payment?.id);
    expect(await withdraw(renewal?.id)).toEqual([409, 'WITHDRAWAL_OVER']);
    expect(await errorOf(server.call(withdrawPayment, { as: owner.token, params: { id: payment?.id ?? '' } }))).toEqual(
      [404, 'PAYMENT_NOT_FOUND'],
    );
  });

  test('of a greater plan brings the smaller one back, until it would have ended', async () => {
    await buy(server, owner, { plan: 'professional' });
    await later(3);
    await buy(server, owner, { plan: 'enterprise' });
    const [greater, smaller] = await paymentsOf(server, owner);
    expect([greater?.withdrawUntil !== null, smaller?.withdrawUntil]).toEqual([true, null]);
    await server.call(withdrawPayment, { as: owner.token, params: { id: greater?.id ?? '' } });
    expect(await planOf(server, owner)).toMatchObject({
      plan: 'professional',
      endsAt: '2028-02-29T12:00:00.000Z',
      renews: false,
    });
    // And that one may be taken back, too.
    const [, again] = await paymentsOf(server, owner);
    expect(again?.withdrawUntil).toBe('2028-02-07T12:00:00.000Z');
    await later(30);
    expect((await planOf(server, owner)).plan).toBe('starter');
  });
});

test('an order that counts in what was taken back meanwhile goes back, too', async () => {
  await buy(server, owner, { plan: 'professional', period: 'yearly' });
  const greater = await order(server, owner, { plan: 'enterprise', period: 'yearly' });
  const [payment] = await paymentsOf(server, owner);
  await server.call(withdrawPayment, { as: owner.token, params: { id: payment?.id ?? '' } });
  expect(await settleOrder(server, owner, greater)).toMatchObject({ state: 'refunded' });
  expect((await planOf(server, owner)).plan).toBe('starter');
});

test('the plan of a company that closes ends, and an order of it that is paid later goes back', async () => {
  await buy(server, owner, { plan: 'professional' });
  const pending = await order(server, owner, { plan: 'enterprise', method: 'boleto' });
  await settleOrder(server, owner, pending, 'delay');
  const { data: company } = await server.call(getCompany, { as: owner.token, params: { id: owner.companyId } });
  const closed = await server.call(closeCompany, {
    as: owner.token,
    params: { id: owner.companyId },
    body: { name: company.name },
  });
  expect(closed.status).toBe(200);
  await server.drain();
  await settle(createContext(server.platform, { actor: system, locale: 'pt-BR' }), pending.id, {
    state: 'paid',
    amountCents: pending.dueCents,
    currency: 'BRL',
    paymentRef: pending.id,
    subscriptionRef: null,
    endsAt: null,
  });
  const rows = await server.platform.database
    .selectFrom('subscriptions')
    .innerJoin('billingAccounts', 'billingAccounts.id', 'subscriptions.accountId')
    .select('subscriptions.state')
    .where('billingAccounts.companyId', '=', owner.companyId)
    .execute();
  expect(rows).toEqual([{ state: 'ended' }]);
});

test('every change is written down, with who did it', async () => {
  await buy(server, owner, { plan: 'professional' });
  await later(3);
  await buy(server, owner, { plan: 'enterprise' });
  await later(30);
  const rows = await server.platform.database
    .selectFrom('subscriptionChanges')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscriptionChanges.subscriptionId')
    .innerJoin('billingAccounts', 'billingAccounts.id', 'subscriptions.accountId')
    .select(['subscriptionChanges.kind', 'subscriptionChanges.plan', 'subscriptionChanges.actorId'])
    .where('billingAccounts.companyId', '=', owner.companyId)
    .orderBy('subscriptionChanges.id')
    .execute();
  expect(rows.map(({ kind, plan, actorId }) => [kind, plan, actorId])).toEqual([
    ['started', 'professional', owner.id],
    ['replaced', 'professional', owner.id],
    ['started', 'enterprise', owner.id],
    ['renewed', 'enterprise', null],
  ]);
});

describe('where nothing is sold', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startTestServer({ BILLING_SANDBOX: 'false' });
  });
  afterAll(() => plain.close());

  test('no price is named, and nothing can be ordered', async () => {
    expect((await plain.call(listPlans, {})).data).toEqual({ available: false, plans: [] });
    const person = await signUp(plain, 'POTENTIAL');
    expect((await plain.call(getSubscription, { as: person.token })).data).toMatchObject({
      available: false,
      plan: 'free',
    });
    const query = { plan: 'pro', period: 'monthly' } as const;
    expect(await errorOf(plain.call(getQuote, { as: person.token, query }))).toEqual([409, 'BILLING_UNAVAILABLE']);
    expect((await plain.call(listPayments, { as: person.token })).data).toEqual([]);
  });
});
