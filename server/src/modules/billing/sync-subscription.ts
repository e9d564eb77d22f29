import { isFree } from '@prova/contract/billing/billing-fields';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { enqueue } from '../../platform/tasks.ts';
import { lockAccountById } from './billing-accounts.queries.ts';
import { notifyEnded, notifyPaid, notifyPastDue, notifyRefunded } from './notify-payer.ts';
import { insertPayment, nextReceiptNumber, selectPaymentByProvider, updatePayment } from './payments.queries.ts';
import { planNextTask } from './plan-next.ts';
import type { FetchedSubscription } from './provider.ts';
import { providerNamed } from './providers.ts';
import { endSubscription, refund } from './settle.ts';
import {
  chosenAt,
  insertChange,
  type SubscriptionRow,
  selectLastChange,
  selectSubscription,
  updateSubscription,
} from './subscriptions.queries.ts';

type Charge = FetchedSubscription['charges'][number];

/** Takes over what has become of a subscription at its provider, as that says now: never what an event said of it. */
export async function syncSubscription(
  ctx: Ctx,
  { id, accountId, provider, providerRef }: Pick<SubscriptionRow, 'id' | 'accountId' | 'provider' | 'providerRef'>,
): Promise<void> {
  if (provider === 'operator' || providerRef === null) return;
  for (let tries = 0; tries < TRIES; tries++) {
    const seen = await selectLastChange(ctx, id);
    const fetched = await providerNamed(ctx, provider).fetchSubscription(ctx, providerRef);
    const isTaken = await ctx.transaction(async (ctx) => {
      await lockAccountById(ctx, accountId);
      if ((await selectLastChange(ctx, id)) !== seen) return false;
      await takeOver(ctx, id, fetched ?? GONE);
      return true;
    });
    if (isTaken) return;
  }
  throw new Error(`The subscription ${providerRef} changed each time that it was fetched`);
}

/** What a provider does not know any more charges nothing. */
const GONE = { state: 'ended', charges: [] } as const;

/** What was fetched is old where something changed meanwhile: it is fetched again. */
const TRIES = 5;

async function takeOver(ctx: Ctx, id: string, fetched: Pick<FetchedSubscription, 'state' | 'charges'>): Promise<void> {
  const before = await selectSubscription(ctx, id);
  if (!before) return;
  for (const charge of fetched.charges) await keepCharge(ctx, before, charge);
  if (before.state === 'ended') return;
  if (await isCancelledInTime(ctx, before, fetched.charges)) return endInTime(ctx, before, fetched.charges);
  await goOn(ctx, before, fetched.charges);
  await follow(ctx, id, fetched);
}

/** The provider has renewed what was to end, before it heard of that. */
async function isCancelledInTime(ctx: Ctx, row: SubscriptionRow, charges: readonly Charge[]): Promise<boolean> {
  if (row.nextPlan === null || !isFree(row.nextPlan)) return false;
  const renewal = renewalOf(row, charges);
  return renewal !== undefined && (await chosenAt(ctx, row.id)) < renewal.startsAt;
}

const renewalOf = (row: SubscriptionRow, charges: readonly Charge[]) =>
  charges.find(({ status, startsAt, endsAt }) => status === 'paid' && endsAt > row.endsAt && startsAt >= row.startsAt);

async function endInTime(ctx: Ctx, row: SubscriptionRow, charges: readonly Charge[]): Promise<void> {
  const renewal = renewalOf(row, charges);
  const payment =
    renewal && row.provider !== 'operator' && (await selectPaymentByProvider(ctx, row.provider, renewal.ref));
  if (payment && payment.refundAskedAt === null) {
    await refund(ctx, payment);
    await notifyRefunded(ctx, payment.id);
  }
  await endSubscription(ctx, row, 'ended');
  await notifyEnded(ctx, row);
}

/** As far as it is paid for, and as what it was paid for: what follows may not have been said to the provider in time. */
async function goOn(ctx: Ctx, row: SubscriptionRow, charges: readonly Charge[]): Promise<void> {
  const last = charges.filter(({ status }) => status === 'paid').at(-1);
  if (!last || last.endsAt <= row.endsAt) return;
  // What follows was chosen in time, and the provider has not heard of it.
  if (row.nextPlan !== null) await enqueue(ctx, planNextTask, { subscriptionId: row.id });
  const { plan, period } = last.bought ?? row;
  const isChanged = plan !== row.plan || period !== row.period;
  const isAsChosen = plan === row.nextPlan && period === row.nextPeriod;
  await updateSubscription(ctx, row.id, {
    plan,
    period,
    ...(isChanged && { priceCents: last.amountCents, anchor: last.startsAt }),
    paidCents: last.amountCents,
    startsAt: last.startsAt,
    endsAt: last.endsAt,
    ...(isAsChosen && { nextPlan: null, nextPeriod: null }),
  });
  await insertChange(ctx, { id: row.id, plan, period }, isChanged ? 'changed' : 'renewed');
}

async function follow(ctx: Ctx, id: string, { state }: Pick<FetchedSubscription, 'state'>): Promise<void> {
  const row = await selectSubscription(ctx, id);
  if (!row || row.state === state) return;
  if (state === 'ended') {
    await endSubscription(ctx, row, 'ended');
    return notifyEnded(ctx, row);
  }
  await updateSubscription(ctx, id, { state });
  await insertChange(ctx, row, state === 'past_due' ? 'past_due' : 'recovered');
  if (state === 'past_due') await notifyPastDue(ctx, row);
}

/** A payment that is kept as paid stays paid. What is charged for a plan that was over before goes back. */
async function keepCharge(ctx: Ctx, row: SubscriptionRow, charge: Charge): Promise<void> {
  if (row.provider === 'operator') return;
  const known = await selectPaymentByProvider(ctx, row.provider, charge.ref);
  if (known && known.payUrl !== charge.payUrl) await updatePayment(ctx, known.id, { payUrl: charge.payUrl });
  if (known?.status === charge.status || known?.status === 'paid' || known?.status === 'unknown') return;
  const paid = charge.status === 'paid' && { paidAt: ctx.clock.now(), number: await nextReceiptNumber(ctx) };
  const id = known?.id ?? newId(ctx);
  if (known) await updatePayment(ctx, id, { status: charge.status, ...paid });
  else {
    const account = await lockAccountById(ctx, row.accountId);
    await insertPayment(ctx, {
      id,
      accountId: row.accountId,
      subscriptionId: row.id,
      plan: charge.bought?.plan ?? row.plan,
      period: charge.bought?.period ?? row.period,
      amountCents: charge.amountCents,
      currency: charge.currency,
      status: charge.status,
      provider: row.provider,
      providerRef: charge.ref,
      payer: account.payer && JSON.stringify(account.payer),
      startsAt: charge.startsAt,
      endsAt: charge.endsAt,
      payUrl: charge.payUrl,
      createdAt: ctx.clock.now(),
      ...paid,
    });
  }
  if (!paid) return;
  if (row.state !== 'ended') return notifyPaid(ctx, id);
  await refund(ctx, { id });
  await notifyRefunded(ctx, id);
}
