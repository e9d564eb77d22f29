import {
  type OwedRenewal,
  RENEWAL_OUTCOMES,
  type Subscription,
  settleRenewal,
} from '@prova/contract/billing/subscriptions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFormat } from '../../lib/format.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate, useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { changedByBilling, subscriptionQuery } from './billing.queries.ts';
import { ForPayers } from './components/for-payers.tsx';
import { Settled } from './components/settled.tsx';
import { Owed } from './plan/owed.tsx';
import { useBilling, usePlanName } from './use-billing.ts';

const LOOKS = { approve: 'primary', decline: 'danger' } as const;

/** Of the sandbox: where a renewal that is owed is paid. */
export function RenewalPage() {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  usePageTitle(t('renewal.title'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('renewal.title')}
        crumbs={[{ label: t('title'), href: overview }, { label: t('renewal.title') }]}
      />
      <ForPayers>
        <Renewal />
      </ForPayers>
    </div>
  );
}

function Renewal() {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const { pathname } = useLocation();
  const [paid, setPaid] = useState(false);
  const subscription = useQuery({ ...subscriptionQuery(), staleTime: 0 });
  const back = <LinkButton href={overview}>{t('checkout.toBilling')}</LinkButton>;
  return (
    <QueryView
      query={subscription}
      skeleton={<SkeletonCards cards={[{ lines: 3, button: true }]} />}
      failure={{ title: t('checkout.loadError') }}
    >
      {(data) =>
        data.owed ? (
          // What is paid on another page is not settled here.
          data.owed.url === pathname ? (
            <SandboxRenewal owed={data.owed} subscription={data} onPaid={() => setPaid(true)} />
          ) : (
            <Owed owed={data.owed} subscription={data} />
          )
        ) : paid ? (
          <Card as="section" className="flex flex-col items-start gap-4">
            <Settled icon={CircleCheck} tone="green" title={t('renewal.paid')} takesFocus state="paid">
              {t('renewal.paidText')}
            </Settled>
            {back}
          </Card>
        ) : (
          <EmptyState title={t('renewal.nothing')} action={back}>
            {t('renewal.nothingText')}
          </EmptyState>
        )
      }
    </QueryView>
  );
}

type Props = { owed: OwedRenewal; subscription: Subscription; onPaid: () => void };

function SandboxRenewal({ owed, subscription: { plan, period }, onPaid }: Props) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const nameOf = usePlanName();
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  const settle = useCall(settleRenewal, {
    onSuccess: (data) => {
      setRefused(data.owed !== null);
      if (data.owed === null) onPaid();
      client.setQueryData(subscriptionQuery().queryKey, data);
      void invalidate(client, changedByBilling);
    },
    // Another tab was faster: the page says how it stands.
    onError: () => void invalidate(client, changedByBilling),
  });
  const lines = [
    [t('renewal.of'), nameOf(plan, period)],
    [t('checkout.total'), format.money(owed.amountCents, owed.currency)],
    [t('renewal.holds'), format.date(owed.holdsUntil)],
  ] as const;
  return (
    <Card as="section" look="dashed" className="flex flex-col gap-4">
      {refused && (
        <Callout kind="error" live>
          {t('checkout.failed')}
        </Callout>
      )}
      <Callout kind="warning" title={t('checkout.sandbox.mark')}>
        {t('checkout.sandbox.text')}
      </Callout>
      <dl className="rounded-card bg-sunken px-4 py-2">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1.5">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular ml-auto text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {RENEWAL_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={LOOKS[outcome]}
            busy={settle.isPending}
            onClick={() => {
              setRefused(false);
              if (!settle.isPending) settle.mutate({ body: { outcome } });
            }}
          >
            {t(`checkout.sandbox.${outcome}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
