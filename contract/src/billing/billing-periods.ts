import { type BillingPeriod, PLANS, type PlanCode, UNPAID_DAYS } from './billing-fields.ts';

/** So little is no charge that a provider takes. */
export const SMALLEST_CHARGE_CENTS = 100;

const DAY = 86_400_000;

/**
 * When the period after `count` whole ones ends, at the time of day of the first. The day is that of the first one, or the last of
 * a shorter month: from 31 January to 28 February, and on to 31 March.
 * @param anchor the beginning of the first period
 */
export function endOfPeriods(anchor: Date, period: BillingPeriod, count: number): Date {
  const months = anchor.getUTCMonth() + count * (period === 'yearly' ? 12 : 1);
  const last = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCFullYear(anchor.getUTCFullYear(), months, Math.min(anchor.getUTCDate(), last));
  return end;
}

/** Until when a plan holds whose renewal is owed since its paid end. */
export const holdsUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + UNPAID_DAYS * DAY);

/** A plan that is paid for, as it stands. */
export interface PaidPlan {
  readonly plan: PlanCode;
  readonly period: BillingPeriod;
  /** What was paid for the period that runs. */
  readonly paidCents: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What of it is not used yet, counted by whole days, the one that has begun as used. */
export function unusedCents({ paidCents, startsAt, endsAt }: PaidPlan, now: Date): number {
  const days = Math.max(1, Math.round((endsAt.getTime() - startsAt.getTime()) / DAY));
  const used = Math.ceil((now.getTime() - startsAt.getTime()) / DAY);
  const left = Math.min(days, Math.max(0, days - used));
  return Math.floor((paidCents * left) / days);
}

const rankOf = (plan: PlanCode): number =>
  Math.max((PLANS.talent as readonly string[]).indexOf(plan), (PLANS.company as readonly string[]).indexOf(plan));

/**
 * What a change of plans comes to: `same`; `now`, paid at once, with what is unused counted in; or `atEnd` of what is paid for, as
 * everything that is less, and what would cost less than is left of the plan that runs.
 */
export function changeOf(
  current: PaidPlan | null,
  wanted: { readonly plan: PlanCode; readonly period: BillingPeriod; readonly priceCents: number },
  now: Date,
): { readonly kind: 'same' | 'now' | 'atEnd'; readonly creditCents: number; readonly dueCents: number } {
  const whole = { creditCents: 0, dueCents: wanted.priceCents };
  if (!current) return { kind: wanted.priceCents === 0 ? 'same' : 'now', ...whole };
  if (current.plan === wanted.plan && current.period === wanted.period) return { kind: 'same', ...whole };
  const rank = rankOf(wanted.plan) - rankOf(current.plan);
  const more = rank > 0 || (rank === 0 && wanted.period === 'yearly');
  const creditCents = unusedCents(current, now);
  const dueCents = wanted.priceCents - creditCents;
  if (!more || dueCents < SMALLEST_CHARGE_CENTS) return { kind: 'atEnd', ...whole };
  return { kind: 'now', creditCents, dueCents };
}
