import { listPayments } from '@prova/contract/billing/payments';
import type { Plan } from '@prova/contract/billing/plans';
import type { Subscription } from '@prova/contract/billing/subscriptions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate } from '../../lib/query.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { useWorkingCompany } from '../../lib/working-company.ts';
import { Callout } from '../../ui/callout.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { plansQuery, subscriptionQuery } from './billing.queries.ts';
import { ForPayers } from './components/for-payers.tsx';
import { Payments } from './history/payments.tsx';
import { CurrentPlan } from './plan/current-plan.tsx';
import { PlanChoice } from './plan/plan-choice.tsx';
import { Usage } from './plan/usage.tsx';
import { useBilling } from './use-billing.ts';

/** How often a renewal that is owed is asked for: it is paid on another page, or by the provider's next try. */
const OWED_POLL_MS = 10_000;

/** The plan of a talent or of a company, what it counts, the plans there are, and what was paid. */
export function BillingPage() {
  const { t } = useTranslation('billing');
  usePageTitle(t('title'));
  const { audience } = useBilling();
  const company = useWorkingCompany();
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader title={t('title')} facts={audience === 'talent' ? t('introTalent') : company?.name} />
      <ForPayers>
        <Overview />
      </ForPayers>
    </div>
  );
}

function Overview() {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const client = useQueryClient();
  const subscription = useQuery({ ...subscriptionQuery(), staleTime: 0 });
  const owes = Boolean(subscription.data?.owed);
  usePolling(() => void subscription.refetch(), owes ? OWED_POLL_MS : null);
  // Once it is paid the history says so, too.
  const owed = useRef(owes);
  useEffect(() => {
    if (owed.current && !owes) void invalidate(client, [listPayments]);
    owed.current = owes;
  }, [owes, client]);
  const plans = useQuery(plansQuery(audience));
  const both = {
    data: subscription.data && plans.data ? { subscription: subscription.data, plans: plans.data.plans } : undefined,
    error: subscription.error ?? plans.error,
    refetch: () => Promise.all([subscription.refetch(), plans.refetch()]),
  };
  return (
    <>
      <QueryView
        query={both}
        skeleton={<SkeletonCards cards={[{ lines: 2 }, { lines: 6, button: true }]} />}
        failure={{ title: t('loadError') }}
      >
        {(data) => <Offered {...data} />}
      </QueryView>
      <Payments />
    </>
  );
}

function Offered({ subscription, plans }: { subscription: Subscription; plans: readonly Plan[] }) {
  const { t } = useTranslation('billing');
  if (!subscription.available) return <Callout kind="plain">{t('none')}</Callout>;
  return (
    <>
      <CurrentPlan subscription={subscription} plans={plans} />
      {subscription.usage && <Usage usage={subscription.usage} limits={subscription.limits} />}
      <PlanChoice subscription={subscription} plans={plans} />
    </>
  );
}
