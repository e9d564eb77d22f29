import {
  audienceOf,
  BILLING_PERIODS,
  type BillingPeriod,
  PLAN_CODES,
  type PlanAudience,
  type PlanCode,
} from '@prova/contract/billing/billing-fields';
import { billingPaths } from '@prova/contract/billing/paths';
import type { Plan } from '@prova/contract/billing/plans';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';

interface Billing {
  readonly audience: PlanAudience;
  readonly overview: string;
  readonly order: string;
  readonly checkout: string;
  readonly card: string;
}

const TALENT: Billing = {
  audience: 'talent',
  overview: billingPaths.talentBilling,
  order: billingPaths.talentOrder,
  checkout: billingPaths.talentCheckout,
  card: billingPaths.talentCard,
};
const COMPANY: Billing = {
  audience: 'company',
  overview: billingPaths.recruiterBilling,
  order: billingPaths.recruiterOrder,
  checkout: billingPaths.recruiterCheckout,
  card: billingPaths.recruiterCard,
};

/** Whose plans these are, and where their pages stand. */
export function useBilling(): Billing {
  return useUser().role === 'POTENTIAL' ? TALENT : COMPANY;
}

/** Who pays, for what is kept in the tab: one company of an owner never finds what was typed for another. */
export function usePayer(): string {
  const company = useWorkingCompany();
  const { audience } = useBilling();
  return audience === 'talent' ? audience : (company?.id ?? audience);
}

/** Whether what was paid for has ended: what comes after it is then no matter of a date. */
export const isPast = (at: string): boolean => Date.parse(at) <= Date.now();

/** The plan of this audience that an address names. */
export function planIn(address: URLSearchParams, audience: PlanAudience): PlanCode | null {
  const named = PLAN_CODES.find((code) => code === address.get('plan'));
  return named && audienceOf(named) === audience ? named : null;
}

export function periodIn(address: URLSearchParams): BillingPeriod | null {
  return BILLING_PERIODS.find((period) => period === address.get('period')) ?? null;
}

export const priceOf = ({ monthCents, yearCents }: Pick<Plan, 'monthCents' | 'yearCents'>, period: BillingPeriod) =>
  period === 'yearly' ? yearCents : monthCents;

/** "Professional mensal"; the name alone for what nobody pays for. */
export function usePlanName(): (plan: PlanCode, period?: BillingPeriod | null) => string {
  const { t } = useTranslation('billing');
  return (plan, period) =>
    period ? t('planWith', { plan: t(`names.${plan}`), period: t(`periods.${period}`) }) : t(`names.${plan}`);
}
