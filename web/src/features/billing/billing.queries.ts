import type { BillingPeriod, PlanAudience, PlanCode } from '@prova/contract/billing/billing-fields';
import { getCardChange } from '@prova/contract/billing/cards';
import { getCheckout } from '@prova/contract/billing/checkouts';
import { listPayments } from '@prova/contract/billing/payments';
import { listPlans } from '@prova/contract/billing/plans';
import { getQuote, getSubscription } from '@prova/contract/billing/subscriptions';
import { pageQueryOf, queryOf } from '../../lib/query.ts';

export type Choice = { plan: PlanCode; period: BillingPeriod };

export const subscriptionQuery = () => queryOf(getSubscription);

export const plansQuery = (audience: PlanAudience) => queryOf(listPlans, { query: { audience } });

export const paymentsQuery = (page: number) => pageQueryOf(listPayments, { query: { page } });

/** An amount to be paid is never an old one. */
export const quoteQuery = (choice: Choice) => ({ ...queryOf(getQuote, { query: choice }), staleTime: 0 });

export const checkoutQuery = (id: string) => ({ ...queryOf(getCheckout, { params: { id } }), staleTime: 0 });

export const cardChangeQuery = (id: string) => ({ ...queryOf(getCardChange, { params: { id } }), staleTime: 0 });

/** What is out of date once a plan was bought, changed or given up. */
export const changedByBilling = [getSubscription, getQuote, listPayments];
