import type { Checkout, CheckoutState } from '@prova/contract/billing/checkouts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { isApiError } from '../../lib/api-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { invalidate } from '../../lib/query.ts';
import { usePolling } from '../../lib/use-polling.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { changedByBilling, checkoutQuery } from './billing.queries.ts';
import { Opening } from './checkout/opening.tsx';
import { Outcome } from './checkout/outcome.tsx';
import { SandboxForm } from './checkout/sandbox-form.tsx';
import { ToProvider } from './checkout/to-provider.tsx';
import { ForPayers } from './components/for-payers.tsx';
import { forgetBegun } from './order/begun-orders.ts';
import { useBilling, usePayer } from './use-billing.ts';

/** How often an order is asked for that something may become of; null for what has ended. */
const POLL_MS: Readonly<Record<CheckoutState, number | null>> = {
  opening: 1500,
  open: 4000,
  pending: 10_000,
  paid: null,
  failed: null,
  expired: null,
  refunded: null,
};

/** Where an order is paid, and what became of it. */
export function CheckoutPage() {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const { id = '' } = useParams();
  usePageTitle(t('checkout.title'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('checkout.title')}
        crumbs={[{ label: t('title'), href: overview }, { label: t('checkout.title') }]}
      />
      <ForPayers>
        <Order key={id} id={id} />
      </ForPayers>
    </div>
  );
}

function Order({ id }: { id: string }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const order = useQuery(checkoutQuery(id));
  const state = order.data?.state;
  usePolling(() => void order.refetch(), state ? POLL_MS[state] : null);
  useEnd(order.data);
  return (
    <QueryView
      query={order}
      skeleton={<SkeletonCards cards={[{ lines: 3, button: true }]} />}
      failure={{ title: t('checkout.loadError') }}
      refusal={(error) =>
        isApiError(error, 'CHECKOUT_NOT_FOUND', 'VALIDATION_FAILED') && (
          <EmptyState
            title={t('checkout.notFound')}
            action={
              <LinkButton variant="primary" href={overview}>
                {t('checkout.toBilling')}
              </LinkButton>
            }
          >
            {t('checkout.notFoundText')}
          </EmptyState>
        )
      }
    >
      {(checkout) => <Stage checkout={checkout} />}
    </QueryView>
  );
}

function Stage({ checkout }: { checkout: Checkout }) {
  const { state, provider } = checkout;
  // The button that was pressed is gone.
  const [hasSettled, setHasSettled] = useState(false);
  if (state === 'opening') return <Opening checkout={checkout} />;
  if (state === 'open' && provider === 'stripe') return <ToProvider checkout={checkout} />;
  const settles = provider === 'sandbox' && (state === 'open' || state === 'pending');
  return (
    <>
      {state !== 'open' && <Outcome checkout={checkout} takesFocus={hasSettled} />}
      {settles && <SandboxForm checkout={checkout} onSettled={() => setHasSettled(true)} />}
    </>
  );
}

/** What has ended is forgotten by this tab, and the plan and the history are read again. */
function useEnd(checkout: Checkout | undefined): void {
  const client = useQueryClient();
  const payer = usePayer();
  const { state, plan, period } = checkout ?? {};
  const ended = state !== undefined && POLL_MS[state] === null;
  useEffect(() => {
    if (!ended || !plan || !period) return;
    forgetBegun(payer, { plan, period }, { paid: state === 'paid' });
    void invalidate(client, changedByBilling);
  }, [ended, state, plan, period, client, payer]);
}
