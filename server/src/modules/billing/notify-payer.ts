import type { PlanCode } from '@prova/contract/billing/billing-fields';
import { holdsUntil } from '@prova/contract/billing/billing-periods';
import type { Ctx } from '../../platform/context.ts';
import { mailReaders } from '../accounts/accounts.service.ts';
import { companyName, ownersOf } from '../companies/companies.service.ts';
import { queueMail } from '../messaging/messaging.service.ts';
import { selectAccountById } from './billing-accounts.queries.ts';
import {
  planEndedMail,
  planPaidMail,
  planPastDueMail,
  planRefundedMail,
  planUnpaidMail,
} from './mails/billing.kinds.ts';
import { selectOwedRenewal, selectPayment } from './payments.queries.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

interface Payers {
  /** Null for a talent. */
  readonly companyName: string | null;
  readonly readers: readonly { readonly name: string; readonly email: string; readonly locale: 'pt-BR' | 'en-US' }[];
}

/** Who reads what is said of an account: the talent, or the owners of the company. */
async function payersOf(ctx: Ctx, accountId: string): Promise<Payers> {
  const account = await selectAccountById(ctx, accountId);
  const companyId = account?.companyId;
  const rows = companyId
    ? await ownersOf(ctx, companyId)
    : await mailReaders(ctx, account?.userId ? [account.userId] : []);
  return {
    companyName: companyId ? await companyName(ctx, companyId) : null,
    readers: rows.flatMap(({ name, email, locale }) => (email === null ? [] : [{ name: name ?? '', email, locale }])),
  };
}

export async function notifyPaid(ctx: Ctx, paymentId: string): Promise<void> {
  const payment = await selectPayment(ctx, paymentId);
  if (!payment) return;
  const { plan, amountCents, currency, endsAt } = payment;
  const { companyName, readers } = await payersOf(ctx, payment.accountId);
  for (const { name, email, locale } of readers)
    await queueMail(ctx, {
      kind: planPaidMail,
      to: email,
      locale,
      params: { name, companyName, plan, amountCents, currency, endsAt: endsAt.toISOString() },
      transactional: true,
    });
}

export async function notifyRefunded(ctx: Ctx, paymentId: string): Promise<void> {
  const payment = await selectPayment(ctx, paymentId);
  if (!payment) return;
  const { plan, amountCents, currency } = payment;
  const { companyName, readers } = await payersOf(ctx, payment.accountId);
  for (const { name, email, locale } of readers)
    await queueMail(ctx, {
      kind: planRefundedMail,
      to: email,
      locale,
      params: { name, companyName, plan, amountCents, currency },
      transactional: true,
    });
}

interface About {
  readonly accountId: string;
  readonly plan: PlanCode;
}

export const notifyEnded = (ctx: Ctx, about: About) => notifyOf(ctx, planEndedMail, about);
export const notifyUnpaid = (ctx: Ctx, about: About) => notifyOf(ctx, planUnpaidMail, about);

/** A renewal is owed. */
export async function notifyPastDue(ctx: Ctx, row: SubscriptionRow): Promise<void> {
  const owed = await selectOwedRenewal(ctx, row);
  const { companyName, readers } = await payersOf(ctx, row.accountId);
  for (const { name, email, locale } of readers)
    await queueMail(ctx, {
      kind: planPastDueMail,
      to: email,
      locale,
      params: {
        name,
        companyName,
        plan: row.plan,
        amountCents: owed?.amountCents ?? row.priceCents,
        currency: owed?.currency ?? 'BRL',
        holdsUntil: holdsUntil(row.endsAt).toISOString(),
      },
      transactional: true,
    });
}

async function notifyOf(
  ctx: Ctx,
  kind: typeof planEndedMail | typeof planUnpaidMail,
  { accountId, plan }: About,
): Promise<void> {
  const { companyName, readers } = await payersOf(ctx, accountId);
  for (const { name, email, locale } of readers)
    await queueMail(ctx, { kind, to: email, locale, params: { name, companyName, plan }, transactional: true });
}
