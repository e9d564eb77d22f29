import { isFree } from '@prova/contract/billing/billing-fields';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { lockAccountById } from './billing-accounts.queries.ts';
import { notifyEnded, notifyPaid, notifyPastDue } from './notify-payer.ts';
import { insertPayment, nextReceiptNumber, selectPaymentByProvider, updatePayment } from './payments.queries.ts';
import type { FetchedSubscription } from './provider.ts';
import { providerNamed } from './providers.ts';
import { endSubscription } from './settle.ts';
import { insertChange, type SubscriptionRow, selectSubscription, updateSubscription } from './subscriptions.queries.ts';

type Charge = FetchedSubscription['charges'][number];

/** Takes over what has become of a subscription at its provider, as that says now: never what an event said of it. */
export async function syncSubscription(
  ctx: Ctx,
  { id, accountId, provider, providerRef }: Pick<SubscriptionRow, 'id' | 'accountId' | 'provider' | 'providerRef'>,
): Promise<void> {
  if (provider === 'operator' || providerRef === null) return;
  const fetched = await providerNamed(ctx, provider).fetchSubscription(ctx, providerRef);
  if (!fetched) throw new Error(`The provider does not know the subscription ${providerRef}`);
  await ctx.transaction(async (ctx) => {
    await lockAccountById(ctx, accountId);
    for (const charge of fetched.charges) await keepCharge(ctx, id, charge);
    const row = await selectSubscription(ctx, id);
    if (!row || row.state === 'ended') return;
    await goOn(ctx, row, fetched.charges);
    await follow(ctx, id, fetched);
  });
}

/** As far as it is paid for. */
async function goOn(ctx: Ctx, row: SubscriptionRow, charges: readonly Charge[]): Promise<void> {
  const last = charges.filter(({ status }) => status === 'paid').at(-1);
  if (!last || last.endsAt <= row.endsAt) return;
  const isChanged = row.nextPlan !== null && row.nextPeriod !== null && !isFree(row.nextPlan);
  const plan = isChanged ? (row.nextPlan ?? row.plan) : row.plan;
  const period = isChanged ? (row.nextPeriod ?? row.period) : row.period;
  await updateSubscription(ctx, row.id, {
    plan,
    period,
    ...(isChanged && { priceCents: last.amountCents, anchor: last.startsAt }),
    paidCents: last.amountCents,
    startsAt: last.startsAt,
    endsAt: last.endsAt,
    ...(isChanged && { nextPlan: null, nextPeriod: null }),
  });
  await insertChange(ctx, { id: row.id, plan, period }, isChanged ? 'changed' : 'renewed');
}

async function follow(ctx: Ctx, id: string, { state }: FetchedSubscription): Promise<void> {
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

/** A payment that is kept as paid stays paid. */
async function keepCharge(ctx: Ctx, subscriptionId: string, charge: Charge): Promise<void> {
  const row = await selectSubscription(ctx, subscriptionId);
  if (!row || row.provider === 'operator') return;
  const known = await selectPaymentByProvider(ctx, row.provider, charge.ref);
  if (known?.status === charge.status || known?.status === 'paid' || known?.status === 'unknown') return;
  const paid = charge.status === 'paid' && { paidAt: ctx.clock.now(), number: await nextReceiptNumber(ctx) };
  const id = known?.id ?? newId(ctx);
  if (known) await updatePayment(ctx, id, { status: charge.status, ...paid });
  else {
    const account = await lockAccountById(ctx, row.accountId);
    await insertPayment(ctx, {
      id,
      accountId: row.accountId,
      subscriptionId,
      plan: row.nextPlan && !isFree(row.nextPlan) ? row.nextPlan : row.plan,
      period: row.nextPeriod ?? row.period,
      amountCents: charge.amountCents,
      currency: charge.currency,
      status: charge.status,
      provider: row.provider,
      providerRef: charge.ref,
      payer: account.payer && JSON.stringify(account.payer),
      startsAt: charge.startsAt,
      endsAt: charge.endsAt,
      createdAt: ctx.clock.now(),
      ...paid,
    });
  }
  if (paid) await notifyPaid(ctx, id);
}
