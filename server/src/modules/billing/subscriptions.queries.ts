import type { BillingPeriod, PaymentMethod, PlanCode } from '@prova/contract/billing/billing-fields';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { SubscriptionChanges, Subscriptions } from '../../platform/schema.gen.ts';
import { billingPorts } from './ports.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly accountId: string;
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  readonly state: 'active' | 'past_due' | 'ended';
  readonly provider: 'stripe' | 'sandbox' | 'operator';
  readonly providerRef: string | null;
  readonly priceCents: number;
  readonly paidCents: number;
  readonly anchor: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly renews: boolean;
  readonly nextPlan: PlanCode | null;
  readonly nextPeriod: BillingPeriod | null;
  readonly replaces: string | null;
  readonly method: PaymentMethod | null;
  /** Of the sandbox. */
  readonly cardDeclines: boolean;
}

const COLUMNS = [
  'id',
  'accountId',
  'plan',
  'period',
  'state',
  'provider',
  'providerRef',
  'priceCents',
  'paidCents',
  'anchor',
  'startsAt',
  'endsAt',
  'renews',
  'nextPlan',
  'nextPeriod',
  'replaces',
  'method',
  'cardDeclines',
] as const;

/** What an account has now; undefined for nothing that is paid for. */
export function selectInForce(ctx: Ctx, accountId: string): Promise<SubscriptionRow | undefined> {
  return ctx.db
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .$castTo<SubscriptionRow>()
    .where('accountId', '=', accountId)
    .where('state', '!=', 'ended')
    .executeTakeFirst();
}

/** Its account is locked. */
export function selectSubscription(ctx: Ctx, id: string): Promise<SubscriptionRow | undefined> {
  return ctx.db
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .$castTo<SubscriptionRow>()
    .where('id', '=', id)
    .executeTakeFirst();
}

export function selectByProvider(
  ctx: Ctx,
  provider: SubscriptionRow['provider'],
  ref: string,
): Promise<SubscriptionRow | undefined> {
  return ctx.db
    .selectFrom('subscriptions')
    .select(COLUMNS)
    .$castTo<SubscriptionRow>()
    .where('provider', '=', provider)
    .where('providerRef', '=', ref)
    .executeTakeFirst();
}

/** Those whose period is over, the oldest first. */
export async function selectDue(ctx: Ctx, limit: number): Promise<{ id: string; accountId: string }[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .select(['id', 'accountId'])
    .where('state', '!=', 'ended')
    .where('endsAt', '<=', ctx.clock.now())
    .orderBy('endsAt')
    .limit(limit)
    .execute();
}

export async function insertSubscription(
  ctx: Ctx,
  row: Omit<Insertable<Subscriptions>, 'id' | 'createdAt'>,
): Promise<string> {
  const id = newId(ctx);
  await ctx.db
    .insertInto('subscriptions')
    .values({ id, createdAt: ctx.clock.now(), ...row })
    .execute();
  return id;
}

export async function updateSubscription(ctx: Ctx, id: string, change: Updateable<Subscriptions>): Promise<void> {
  await ctx.db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
}

/** Writes down what became of it, and who did it; whoever counts by plans is told. */
export async function insertChange(
  ctx: Ctx,
  { id, plan, period }: Pick<SubscriptionRow, 'id' | 'plan' | 'period'>,
  kind: SubscriptionChanges['kind'],
): Promise<void> {
  const { actor } = ctx;
  await ctx.db
    .insertInto('subscriptionChanges')
    .values({
      id: newId(ctx),
      subscriptionId: id,
      kind,
      plan,
      period,
      actorKind: actor.kind === 'user' ? 'user' : 'system',
      actorId: actor.kind === 'user' ? actor.userId : null,
      createdAt: ctx.clock.now(),
    })
    .execute();
  const { companyId } = await ctx.db
    .selectFrom('subscriptions')
    .innerJoin('billingAccounts', 'billingAccounts.id', 'subscriptions.accountId')
    .select('billingAccounts.companyId')
    .where('subscriptions.id', '=', id)
    .executeTakeFirstOrThrow();
  if (companyId !== null) await billingPorts.onPlanChanged(ctx, companyId);
}

/** When purchases of an account were taken back, the last one first. */
export async function selectWithdrawals(
  ctx: Ctx,
  accountId: string,
  provider: SubscriptionRow['provider'] | null,
  limit: number,
): Promise<Date[]> {
  const rows = await ctx.db
    .selectFrom('subscriptionChanges')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscriptionChanges.subscriptionId')
    .select('subscriptionChanges.createdAt')
    .where('subscriptions.accountId', '=', accountId)
    .where('subscriptions.provider', '=', provider)
    .where('subscriptionChanges.kind', '=', 'withdrawn')
    .orderBy('subscriptionChanges.createdAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export async function selectLastChange(ctx: Ctx, subscriptionId: string): Promise<string> {
  const { id } = await ctx.db
    .selectFrom('subscriptionChanges')
    .select('id')
    .where('subscriptionId', '=', subscriptionId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

/** When what follows was chosen last. */
export async function chosenAt(ctx: Ctx, subscriptionId: string): Promise<Date> {
  const { createdAt } = await ctx.db
    .selectFrom('subscriptionChanges')
    .select('createdAt')
    .where('subscriptionId', '=', subscriptionId)
    .where('kind', '=', 'next_chosen')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return createdAt;
}
