import { endOfPeriods } from '@prova/contract/billing/billing-periods';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { AccountRow } from './billing-accounts.queries.ts';
import { notifyPaid, notifyPastDue } from './notify-payer.ts';
import { insertPayment, nextReceiptNumber, selectOwedRenewal, updatePayment } from './payments.queries.ts';
import { nextPlanOf } from './plan-next.ts';
import { insertChange, type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts';

/** What the period after this one is, and costs. */
async function followingOf(ctx: Ctx, row: SubscriptionRow) {
  const next = await nextPlanOf(ctx, row);
  const changes = typeof next === 'object';
  const { plan, period, priceCents } = changes ? next : row;
  const startsAt = row.endsAt;
  const anchor = changes ? startsAt : row.anchor;
  const endsAt = firstAfter(startsAt, (count) => endOfPeriods(anchor, period, count));
  return { changes, plan, period, priceCents, anchor, startsAt, endsAt };
}

/** The next period is paid without money: by itself at its beginning, or later by whoever owes it. Its account is locked. */
export async function renewInSandbox(ctx: Ctx, account: AccountRow, row: SubscriptionRow): Promise<void> {
  const { changes, plan, period, priceCents, anchor, startsAt, endsAt } = await followingOf(ctx, row);
  await updateSubscription(ctx, row.id, {
    plan,
    period,
    state: 'active',
    priceCents,
    paidCents: priceCents,
    anchor,
    startsAt,
    endsAt,
    nextPlan: null,
    nextPeriod: null,
  });
  await insertChange(ctx, { id: row.id, plan, period }, changes ? 'changed' : 'renewed');
  if (row.state === 'past_due') await insertChange(ctx, { id: row.id, plan, period }, 'recovered');
  const owed = await selectOwedRenewal(ctx, row);
  const paid = { status: 'paid' as const, number: await nextReceiptNumber(ctx) };
  const charged = chargeOf(ctx, account, row, { plan, period, priceCents, startsAt, endsAt });
  if (owed) {
    const { amountCents } = charged;
    await updatePayment(ctx, owed.id, {
      ...paid,
      plan,
      period,
      amountCents,
      startsAt,
      endsAt,
      paidAt: ctx.clock.now(),
    });
  } else await insertPayment(ctx, { ...charged, ...paid, paidAt: startsAt });
  await notifyPaid(ctx, owed?.id ?? charged.id);
}

/** The card of the sandbox is refused: the next period is owed. Its account is locked. */
export async function refuseInSandbox(ctx: Ctx, account: AccountRow, row: SubscriptionRow): Promise<void> {
  await updateSubscription(ctx, row.id, { state: 'past_due' });
  await insertChange(ctx, row, 'past_due');
  await insertPayment(ctx, { ...chargeOf(ctx, account, row, await followingOf(ctx, row)), status: 'failed' });
  await notifyPastDue(ctx, row);
}

type Following = Pick<
  Awaited<ReturnType<typeof followingOf>>,
  'plan' | 'period' | 'priceCents' | 'startsAt' | 'endsAt'
>;

function chargeOf(ctx: Ctx, account: AccountRow, row: SubscriptionRow, following: Following) {
  const id = newId(ctx);
  const { plan, period, priceCents, startsAt, endsAt } = following;
  return {
    id,
    accountId: row.accountId,
    subscriptionId: row.id,
    plan,
    period,
    amountCents: priceCents,
    currency: 'BRL',
    provider: 'sandbox' as const,
    providerRef: id,
    payer: account.payer && JSON.stringify(account.payer),
    startsAt,
    endsAt,
    createdAt: startsAt,
  };
}

function firstAfter(instant: Date, at: (count: number) => Date): Date {
  for (let count = 1; ; count++) {
    const end = at(count);
    if (end > instant) return end;
  }
}
