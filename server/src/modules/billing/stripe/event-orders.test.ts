import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYER } from '../../../../test/billing-factory.ts';
import type { FakeEvent } from '../../../../test/fake-stripe-account.ts';
import { type Shop, startShop, taskContext } from '../../../../test/stripe-factory.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { insertCheckout } from '../checkouts.queries.ts';
import { openCheckoutTask } from '../open-checkout.ts';
import { insertEvent } from '../payment-events.queries.ts';
import { followEventTask } from './follow-event.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const PRICE = 39_900;

/** Two orders of one account that are both paid. @returns the account, its pages, and the six events that tell of it */
async function paidTwice(ctx: Ctx): Promise<{ accountId: string; subscriptions: string[]; events: FakeEvent[] }> {
  const { account } = shop.stripe;
  const accountId = newId(ctx);
  const createdAt = ctx.clock.now();
  const companyId = newId(ctx);
  const company = { id: companyId, name: 'Empresa que paga', slug: `empresa-${companyId}`, createdAt };
  await ctx.db.insertInto('companies').values(company).execute();
  await ctx.db.insertInto('billingAccounts').values({ id: accountId, companyId, createdAt }).execute();
  const pages: string[] = [];
  for (const _tab of [1, 2]) {
    const id = newId(ctx);
    await insertCheckout(ctx, {
      id,
      accountId,
      plan: 'professional',
      period: 'monthly',
      method: 'card',
      priceCents: PRICE,
      creditCents: 0,
      dueCents: PRICE,
      currency: 'BRL',
      state: 'opening',
      provider: 'stripe',
      payer: JSON.stringify(PAYER),
      termsVersion: '1',
      privacyVersion: '1',
      expiresAt: new Date(createdAt.getTime() + 86_400_000),
      createdAt,
    });
    await openCheckoutTask.run(ctx, { checkoutId: id });
    pages.push([...account.sessions.keys()].at(-1) ?? '');
  }
  account.takeEvents();
  for (const page of pages) account.pay(page);
  const subscriptions = pages.map((page) => account.sessions.get(page)?.subscription ?? '');
  return { accountId, subscriptions, events: account.takeEvents() };
}

async function follow(ctx: Ctx, { type, subject }: FakeEvent): Promise<void> {
  const eventId = await insertEvent(ctx, { eventRef: newId(ctx), type, subjectRef: subject.id });
  await followEventTask.run(ctx, { eventId: eventId ?? '' });
}

/** What is stored about an account, but for names and times. */
async function stored(ctx: Ctx, accountId: string) {
  const of = <T extends 'checkouts' | 'subscriptions' | 'payments'>(table: T) =>
    ctx.db.selectFrom<'checkouts' | 'subscriptions' | 'payments'>(table).where('accountId', '=', accountId);
  const checkouts = await of('checkouts').select(['providerRef', 'state']).orderBy('providerRef').execute();
  const subscriptions = await of('subscriptions')
    .select(['providerRef', 'state', 'plan', 'endsAt'])
    .orderBy('providerRef')
    .execute();
  const payments = await of('payments')
    .select(['providerRef', 'status', 'amountCents', 'refundAskedAt'])
    .orderBy('providerRef')
    .execute();
  return { checkouts, subscriptions, payments };
}

function expectOnePlanAndOneCharge({ checkouts, subscriptions, payments }: Awaited<ReturnType<typeof stored>>): void {
  expect(checkouts.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  expect(subscriptions).toMatchObject([{ state: 'active', plan: 'professional' }]);
  expect(payments.map(({ status, amountCents, refundAskedAt }) => [status, amountCents, refundAskedAt !== null]).sort())
    // One of the two goes back.
    .toEqual([
      ['paid', PRICE, false],
      ['paid', PRICE, true],
    ]);
}

test('all 720 orders of the six events of two paid orders end in one plan and one charge', async () => {
  const purchase = await paidTwice(taskContext(shop));
  expect(purchase.events).toHaveLength(6);
  const walked = new Map<string, number>();

  /** Every order of what is left. What comes of the same rows and the same events is the same, and walked once. */
  async function walk(ctx: Ctx, left: readonly FakeEvent[]): Promise<number> {
    const rows = await stored(ctx, purchase.accountId);
    if (left.length === 0) {
      expectOnePlanAndOneCharge(rows);
      return 1;
    }
    const place = JSON.stringify([rows, left]);
    const known = walked.get(place);
    if (known !== undefined) return known;
    let orders = 0;
    for (const [at, event] of left.entries()) {
      await sql`savepoint before`.execute(ctx.db);
      await follow(ctx, event);
      orders += await walk(ctx, left.toSpliced(at, 1));
      await sql`rollback to savepoint before`.execute(ctx.db);
      await sql`release savepoint before`.execute(ctx.db);
    }
    walked.set(place, orders);
    return orders;
  }

  expect(await taskContext(shop).transaction((ctx) => walk(ctx, purchase.events))).toBe(720);
});

test.each([[[0, 1, 2, 3, 4, 5]], [[5, 4, 3, 2, 1, 0]], [[3, 1, 5, 0, 4, 2]]])(
  'in the order %s the other subscription is ended at Stripe, and its money goes back',
  async (order) => {
    const ctx = taskContext(shop);
    const { account } = shop.stripe;
    const begun = account.taken();
    const { accountId, subscriptions, events } = await paidTwice(ctx);
    expect(account.taken() - begun).toBe(2 * PRICE);
    for (const at of order) await follow(ctx, events[at] as FakeEvent);
    await shop.deliver();
    expectOnePlanAndOneCharge(await stored(ctx, accountId));
    expect(subscriptions.map((id) => account.subscription(id).status).sort()).toEqual(['active', 'canceled']);
    expect(account.taken() - begun).toBe(PRICE);
  },
);
