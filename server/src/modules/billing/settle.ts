import { endOfPeriods } from '@prova/contract/billing/billing-periods';
import type { CheckoutState } from '@prova/contract/billing/checkouts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { enqueue } from '../../platform/tasks.ts';
import { hasOwner, lockAccountById, updateAccount } from './billing-accounts.queries.ts';
import { type CheckoutRow, selectCheckout, selectPayable, updateCheckout } from './checkouts.queries.ts';
import { notifyPaid, notifyRefunded } from './notify-payer.ts';
import {
  insertPayment,
  nextReceiptNumber,
  type PaymentRow,
  selectPaymentOfCheckout,
  selectRenewals,
  updatePayment,
} from './payments.queries.ts';
import { closeAtProviderTask, endAtProviderTask, refundTask } from './provider.tasks.ts';
import type { FetchedCheckout } from './provider.ts';
import {
  insertChange,
  insertSubscription,
  type SubscriptionRow,
  selectInForce,
  updateSubscription,
} from './subscriptions.queries.ts';

const SETTLED: readonly CheckoutState[] = ['paid', 'failed', 'expired', 'refunded'];

/** What is paid after that comes too late for a plan. */
const LOST: readonly CheckoutState[] = ['failed', 'expired'];

/** What became of an order is final. */
export const isSettled = (state: CheckoutState): boolean => SETTLED.includes(state);

/**
 * Takes over what became of an order, as its provider says now. Called as often as one likes, in whatever order: of all the
 * orders of an account that are paid, one becomes its plan, and whatever else was paid goes back.
 */
export async function settle(ctx: Ctx, checkoutId: string, fetched: FetchedCheckout): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const known = await selectCheckout(ctx, checkoutId);
    if (!known) return;
    await lockAccountById(ctx, known.accountId);
    const checkout = (await selectCheckout(ctx, checkoutId)) ?? known;
    if (fetched.state === 'paid' && LOST.includes(checkout.state)) return giveBack(ctx, checkout, fetched);
    if (isSettled(checkout.state)) return;
    if (fetched.state === 'paid') return settlePaid(ctx, checkout, fetched);
    if (fetched.state === 'pending') return keepPending(ctx, checkout, fetched);
    if (fetched.state === 'open') return;
    const payment = await selectPaymentOfCheckout(ctx, checkout.id);
    // An order that nobody paid is nothing for the history; a payment that was refused is.
    if (payment) await updatePayment(ctx, payment.id, { status: 'failed' });
    else if (fetched.state === 'failed') await insertPayment(ctx, { ...paymentOf(ctx, checkout), status: 'failed' });
    await updateCheckout(ctx, checkout.id, { state: fetched.state, settledAt: ctx.clock.now(), url: null });
    // Its invoice could be paid for days by a link that somebody has.
    await endAtProvider(ctx, checkout, fetched);
  });
}

async function keepPending(ctx: Ctx, checkout: CheckoutRow, { paymentRef }: FetchedCheckout): Promise<void> {
  if (checkout.state === 'pending') return;
  await updateCheckout(ctx, checkout.id, { state: 'pending' });
  await insertPayment(ctx, { ...paymentOf(ctx, checkout), status: 'pending', providerRef: paymentRef });
}

async function settlePaid(ctx: Ctx, checkout: CheckoutRow, fetched: FetchedCheckout): Promise<void> {
  const current = await selectInForce(ctx, checkout.accountId);
  // Another one that came first stays. What this one was to replace may have ended meanwhile: where its unused part was counted in,
  // that was perhaps paid back itself.
  const isFirst = current ? current.id === checkout.replaces : checkout.creditCents === 0;
  const isOfSomebody = await hasOwner(ctx, checkout.accountId);
  if (!isAsOrdered(checkout, fetched) || !isFirst || !isOfSomebody) return giveBack(ctx, checkout, fetched);
  const subscription = await start(ctx, checkout, fetched, current);
  await keepPaid(ctx, checkout, fetched, subscription);
  await updateCheckout(ctx, checkout.id, { state: 'paid', settledAt: ctx.clock.now(), url: null });
  await updateAccount(ctx, checkout.accountId, { payer: checkout.payer });
  await closeOrders(ctx, checkout.accountId);
}

/** Nobody is to pay in another tab what would go back, or for an account that is gone. */
export async function closeOrders(ctx: Ctx, accountId: string): Promise<void> {
  for (const page of await selectPayable(ctx, accountId)) await enqueue(ctx, closeAtProviderTask, page);
}

const isAsOrdered = (checkout: CheckoutRow, { amountCents, currency }: FetchedCheckout): boolean =>
  amountCents === checkout.dueCents && currency === checkout.currency;

async function start(
  ctx: Ctx,
  checkout: CheckoutRow,
  { subscriptionRef, endsAt }: FetchedCheckout,
  current: SubscriptionRow | undefined,
): Promise<Pick<SubscriptionRow, 'id' | 'startsAt' | 'endsAt'>> {
  const now = ctx.clock.now();
  const { accountId, plan, period, provider, priceCents } = checkout;
  if (current) await replace(ctx, current, checkout.createdAt);
  const span = { startsAt: now, endsAt: endsAt ?? endOfPeriods(now, period, 1) };
  const id = await insertSubscription(ctx, {
    accountId,
    plan,
    period,
    state: 'active',
    provider,
    providerRef: subscriptionRef,
    priceCents,
    paidCents: priceCents,
    anchor: now,
    ...span,
    renews: checkout.method !== 'pix',
    method: checkout.method,
    replaces: current?.id ?? null,
  });
  await insertChange(ctx, { id, plan, period }, 'started');
  return { id, ...span };
}

/** Its unused part was counted in when the order was made: what was charged for it since then was not, and goes back. */
async function replace(ctx: Ctx, current: SubscriptionRow, orderedAt: Date): Promise<void> {
  const [first, ...others] = await selectRenewals(ctx, current.id, orderedAt);
  if (first) {
    for (const renewal of [first, ...others]) {
      await refund(ctx, renewal);
      await notifyRefunded(ctx, renewal.id);
    }
    await updateSubscription(ctx, current.id, { endsAt: first.startsAt });
  }
  await endSubscription(ctx, current, 'replaced');
}

async function keepPaid(
  ctx: Ctx,
  checkout: CheckoutRow,
  { paymentRef, amountCents }: FetchedCheckout,
  { id, startsAt, endsAt }: Pick<SubscriptionRow, 'id' | 'startsAt' | 'endsAt'>,
): Promise<void> {
  const paid = {
    ...paymentOf(ctx, checkout),
    subscriptionId: id,
    startsAt,
    endsAt,
    amountCents,
    status: 'paid' as const,
    paidAt: ctx.clock.now(),
    providerRef: paymentRef,
    number: await nextReceiptNumber(ctx),
  };
  await notifyPaid(ctx, await putPayment(ctx, checkout, paid));
}

/** What was paid beside, or is not what was ordered: all of it goes back, and nothing of it goes on. */
async function giveBack(ctx: Ctx, checkout: CheckoutRow, fetched: FetchedCheckout): Promise<void> {
  const now = ctx.clock.now();
  const { paymentRef, amountCents, currency } = fetched;
  const id = await putPayment(ctx, checkout, {
    ...paymentOf(ctx, checkout),
    amountCents,
    currency,
    providerRef: paymentRef,
    refundAskedAt: now,
    ...(isAsOrdered(checkout, fetched)
      ? { status: 'paid' as const, paidAt: now, number: await nextReceiptNumber(ctx) }
      : { status: 'unknown' as const }),
  });
  await updateCheckout(ctx, checkout.id, { state: 'refunded', settledAt: now, url: null });
  await enqueue(ctx, refundTask, { paymentId: id });
  await endAtProvider(ctx, checkout, fetched);
  await notifyRefunded(ctx, id);
}

async function endAtProvider(ctx: Ctx, { provider }: CheckoutRow, { subscriptionRef }: FetchedCheckout): Promise<void> {
  if (subscriptionRef) await enqueue(ctx, endAtProviderTask, { provider, subscriptionRef });
}

async function putPayment(
  ctx: Ctx,
  checkout: CheckoutRow,
  row: Parameters<typeof insertPayment>[1] & { id: string },
): Promise<string> {
  const pending = await selectPaymentOfCheckout(ctx, checkout.id);
  if (!pending) {
    await insertPayment(ctx, row);
    return row.id;
  }
  const { id: _id, createdAt: _createdAt, ...change } = row;
  await updatePayment(ctx, pending.id, change);
  return pending.id;
}

const paymentOf = (ctx: Ctx, checkout: CheckoutRow) => {
  const now = ctx.clock.now();
  return {
    id: newId(ctx),
    accountId: checkout.accountId,
    checkoutId: checkout.id,
    plan: checkout.plan,
    period: checkout.period,
    amountCents: checkout.dueCents,
    currency: checkout.currency,
    provider: checkout.provider,
    payer: JSON.stringify(checkout.payer),
    startsAt: now,
    endsAt: endOfPeriods(now, checkout.period, 1),
    createdAt: now,
  };
};

/** Its account is locked. At its provider it ends, too. */
export async function endSubscription(
  ctx: Ctx,
  subscription: SubscriptionRow,
  kind: 'replaced' | 'withdrawn' | 'ended' | 'unpaid',
): Promise<void> {
  await updateSubscription(ctx, subscription.id, { state: 'ended', endedAt: ctx.clock.now() });
  await insertChange(ctx, subscription, kind);
  const { provider, providerRef } = subscription;
  if (provider !== 'operator' && providerRef !== null)
    await enqueue(ctx, endAtProviderTask, { provider, subscriptionRef: providerRef });
}

/** All of a payment goes back. */
export async function refund(ctx: Ctx, payment: Pick<PaymentRow, 'id'>): Promise<void> {
  await updatePayment(ctx, payment.id, { refundAskedAt: ctx.clock.now() });
  await enqueue(ctx, refundTask, { paymentId: payment.id });
}
