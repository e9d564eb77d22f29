import { isValid as isCnpj, strip as stripCnpj } from '@fnando/cnpj';
import { isValid as isCpf, strip as stripCpf } from '@fnando/cpf';
import type { Payer, PaymentMethod } from '@prova/contract/billing/billing-fields';
import type {
  beginCheckout as beginCall,
  Checkout,
  settleSandbox as sandboxCall,
} from '@prova/contract/billing/checkouts';
import { billingPaths } from '@prova/contract/billing/paths';
import type { BodyOf } from '@prova/contract/endpoint';
import { to } from '@prova/contract/paths';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { validationError } from '../../platform/http/failures.ts';
import { newId } from '../../platform/id.ts';
import { enqueue } from '../../platform/tasks.ts';
import { CHECKOUTS } from './billing.budgets.ts';
import { lockAccount, selectAccount, updateAccount } from './billing-accounts.queries.ts';
import { type CheckoutRow, insertCheckout, selectCheckout } from './checkouts.queries.ts';
import { openCheckoutTask } from './open-checkout.ts';
import { refuseAfterWithdrawals } from './orders-again.ts';
import { type Owner, requirePayer } from './payer-account.ts';
import { requireProvider } from './providers.ts';
import { quoteFor } from './quote.ts';
import { isSettled, settle } from './settle.ts';
import { selectInForce } from './subscriptions.queries.ts';

type CheckoutData = Omit<Checkout, 'expiresAt'> & { expiresAt: Date };

/** Stripe keeps a page open for a day at most. */
const OPEN_SECONDS = DAY;

/**
 * Orders a plan that is paid at once.
 * @throws AppError as `requirePayer`, BILLING_UNAVAILABLE, PLAN_NOT_FOUND, PLAN_CHANGE_REFUSED for what is not paid now,
 *   AMOUNT_CHANGED, PAYMENT_METHOD_REFUSED, ORDER_AFTER_WITHDRAWALS, VALIDATION_FAILED for the tax id
 */
export async function beginCheckout(ctx: Ctx, input: BodyOf<typeof beginCall>): Promise<CheckoutData> {
  const { askedBy, ...owner } = requirePayer(ctx);
  const provider = requireProvider(ctx);
  if (!provider.methods.includes(input.method) || !isPossible(input)) throw new AppError('PAYMENT_METHOD_REFUSED');
  const payer = { ...input.payer, taxId: requireTaxId(ctx, input.payer) };
  return ctx.transaction(async (ctx) => {
    const account = await lockAccount(ctx, owner);
    const current = await selectInForce(ctx, account.id);
    const quote = await quoteFor(ctx, owner, current, input);
    if (quote.kind !== 'now') throw new AppError('PLAN_CHANGE_REFUSED');
    if (quote.dueCents !== input.dueCents) throw new AppError('AMOUNT_CHANGED');
    await refuseAfterWithdrawals(ctx, account.id);
    await requireCapacity(ctx, CHECKOUTS, [account.id]);
    const id = newId(ctx);
    const isSandbox = provider.name === 'sandbox';
    await insertCheckout(ctx, {
      id,
      accountId: account.id,
      plan: input.plan,
      period: input.period,
      method: input.method,
      priceCents: quote.priceCents,
      creditCents: quote.creditCents,
      dueCents: quote.dueCents,
      currency: quote.currency,
      replaces: current?.id ?? null,
      // The page of the sandbox is ours.
      state: isSandbox ? 'open' : 'opening',
      url: isSandbox ? pageOf(ctx, owner, id) : null,
      provider: provider.name,
      providerRef: isSandbox ? id : null,
      payer: JSON.stringify(payer),
      termsVersion: input.acceptedTerms,
      privacyVersion: input.acceptedPrivacy,
      orderedBy: askedBy,
      expiresAt: after(ctx.clock.now(), OPEN_SECONDS),
      createdAt: ctx.clock.now(),
    });
    await updateAccount(ctx, account.id, { payer });
    if (!isSandbox) await enqueue(ctx, openCheckoutTask, { checkoutId: id });
    return shown(await requireRow(ctx, id));
  });
}

/** Whoever pays by Pix pays once, for a year. */
const isPossible = ({ method, period }: { method: PaymentMethod; period: string }) =>
  method !== 'pix' || period === 'yearly';

/** Without its signs. @throws AppError VALIDATION_FAILED */
function requireTaxId(ctx: Ctx, { taxId }: Payer): string {
  if (isCpf(taxId)) return stripCpf(taxId);
  if (isCnpj(taxId)) return stripCnpj(taxId);
  throw validationError([{ field: 'payer.taxId', code: 'TAX_ID_INVALID', values: {} }], ctx.locale);
}

/** @throws AppError as `requirePayer`, CHECKOUT_NOT_FOUND */
export async function getCheckout(ctx: Ctx, id: string): Promise<CheckoutData> {
  return shown(await requireOwn(ctx, id));
}

/** @throws AppError as `requirePayer`, CHECKOUT_NOT_FOUND, also for orders of other providers, CHECKOUT_ENDED */
export async function settleSandbox(
  ctx: Ctx,
  id: string,
  { outcome }: BodyOf<typeof sandboxCall>,
): Promise<CheckoutData> {
  const checkout = await requireOwn(ctx, id);
  if (checkout.provider !== 'sandbox' || requireProvider(ctx).name !== 'sandbox')
    throw new AppError('CHECKOUT_NOT_FOUND');
  if (isSettled(checkout.state) || checkout.expiresAt <= ctx.clock.now()) throw new AppError('CHECKOUT_ENDED');
  await settle(ctx, id, {
    state: outcome === 'approve' ? 'paid' : outcome === 'decline' ? 'failed' : 'pending',
    amountCents: checkout.dueCents,
    currency: checkout.currency,
    paymentRef: id,
    subscriptionRef: checkout.method === 'pix' ? null : id,
    endsAt: null,
  });
  return shown(await requireRow(ctx, id));
}

async function requireOwn(ctx: Ctx, id: string): Promise<CheckoutRow> {
  const account = await selectAccount(ctx, requirePayer(ctx));
  const row = await selectCheckout(ctx, id);
  if (!row || row.accountId !== account?.id) throw new AppError('CHECKOUT_NOT_FOUND');
  return row;
}

async function requireRow(ctx: Ctx, id: string): Promise<CheckoutRow> {
  const row = await selectCheckout(ctx, id);
  if (!row) throw new Error('A checkout is gone');
  return row;
}

const shown = (row: CheckoutRow): CheckoutData => ({ ...row, url: isSettled(row.state) ? null : row.url });

/** Where whoever pays comes back to. */
export const pageOf = (ctx: Ctx, owner: Owner, id: string): string =>
  ctx.platform.config.publicUrl +
  to('userId' in owner ? billingPaths.talentCheckout : billingPaths.recruiterCheckout, { id });
