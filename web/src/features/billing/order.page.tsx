import { isFree } from '@prova/contract/billing/billing-fields';
import type { Plan } from '@prova/contract/billing/plans';
import type { Quote, Subscription } from '@prova/contract/billing/subscriptions';
import { to } from '@prova/contract/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { type Choice, plansQuery, quoteQuery, subscriptionQuery } from './billing.queries.ts';
import { ForPayers } from './components/for-payers.tsx';
import { BegunOrder } from './order/begun-order.tsx';
import { ChangeAtEnd } from './order/change-at-end.tsx';
import { OrderForm } from './order/order-form.tsx';
import { OrderLater } from './order/order-later.tsx';
import { periodIn, planIn, useBilling } from './use-billing.ts';

/** What a chosen plan comes to, and what it takes to order it. */
export function OrderPage() {
  // With those of the terms: a form that waits for them would take the page, and the focus, away.
  const { t } = useTranslation(['billing', 'widgets']);
  const { audience } = useBilling();
  const [address] = useSearchParams();
  const plan = planIn(address, audience);
  const atEnd = plan !== null && isFree(plan);
  const title = t(atEnd ? 'order.titleAtEnd' : 'order.title');
  usePageTitle(title);
  return (
    <div className="mx-auto flex w-full max-w-column flex-col gap-6">
      <PageHeader title={title} crumbs={[{ label: t('title'), href: useToPlans() }, { label: title }]} />
      <ForPayers>
        {plan === null ? (
          <ToPlans title={t('plans.required')} />
        ) : (
          <Order key={plan} choice={{ plan, period: periodIn(address) ?? 'monthly' }} />
        )}
      </ForPayers>
    </div>
  );
}

function Order({ choice }: { choice: Choice }) {
  const { t } = useTranslation('billing');
  const { audience } = useBilling();
  const subscription = useQuery(subscriptionQuery());
  const plans = useQuery(plansQuery(audience));
  const quote = useQuery(quoteQuery(choice));
  const all = {
    data:
      subscription.data && plans.data && quote.data
        ? { subscription: subscription.data, plans: plans.data.plans, quote: quote.data }
        : undefined,
    error: quote.error ?? subscription.error ?? plans.error,
    refetch: () => Promise.all([subscription.refetch(), plans.refetch(), quote.refetch()]),
  };
  return (
    <QueryView
      query={all}
      skeleton={<SkeletonCards cards={[{ lines: 4 }, { fields: 5, button: true }]} />}
      failure={{ title: t('order.loadError') }}
      refusal={(error) =>
        isApiError(error, 'PLAN_NOT_FOUND') ? (
          <ToPlans title={t('order.notFound')} />
        ) : (
          isApiError(error, 'BILLING_UNAVAILABLE') && <Callout kind="plain">{t('none')}</Callout>
        )
      }
    >
      {(data) => <Quoted {...data} />}
    </QueryView>
  );
}

type QuotedProps = { subscription: Subscription; plans: readonly Plan[]; quote: Quote };

function Quoted({ subscription, plans, quote }: QuotedProps) {
  const { t } = useTranslation('billing');
  // Where the form was there first, what the person was about to press is gone.
  const [hadForm] = useState(subscription.ordersAgainAt === null);
  const plan = plans.find(({ code }) => code === quote.plan);
  if (!plan) return <ToPlans title={t('order.notFound')} />;
  if (quote.kind === 'same') return <ToPlans title={t('order.same')} text={t('order.sameText')} />;
  if (quote.kind === 'atEnd') return <ChangeAtEnd subscription={subscription} plan={plan} quote={quote} />;
  if (subscription.ordersAgainAt !== null)
    return (
      <>
        <BegunOrder choice={{ plan: quote.plan, period: quote.period }} />
        <OrderLater at={subscription.ordersAgainAt} takesFocus={hadForm} />
      </>
    );
  return <OrderForm subscription={subscription} plan={plan} quote={quote} />;
}

function ToPlans({ title, text }: { title: string; text?: string }) {
  const { t } = useTranslation('billing');
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton variant="primary" href={useToPlans()}>
          {t('order.toPlans')}
        </LinkButton>
      }
    >
      {text}
    </EmptyState>
  );
}

/** Back to the plans, with what is chosen still chosen. */
function useToPlans(): string {
  const { overview, audience } = useBilling();
  const [address] = useSearchParams();
  const [plan, period] = [planIn(address, audience), periodIn(address)];
  return to(overview, {}, { ...(plan && { plan }), ...(period && { period }) });
}
