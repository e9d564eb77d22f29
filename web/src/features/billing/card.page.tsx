import type { CardChange, CardChangeState } from '@prova/contract/billing/cards';
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
import { cardChangeQuery, changedByBilling } from './billing.queries.ts';
import { CardAtProvider } from './card/card-at-provider.tsx';
import { CardOutcome } from './card/card-outcome.tsx';
import { SandboxCard } from './card/sandbox-card.tsx';
import { ForPayers } from './components/for-payers.tsx';
import { useBilling } from './use-billing.ts';

/** How often a change is asked for that something may become of; null for what has ended. */
const POLL_MS: Readonly<Record<CardChangeState, number | null>> = {
  opening: 1500,
  open: 4000,
  done: null,
  failed: null,
  expired: null,
};

/** Where another card is given, and what became of that. */
export function CardPage() {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const { id = '' } = useParams();
  usePageTitle(t('card.title'));
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader
        title={t('card.title')}
        crumbs={[{ label: t('title'), href: overview }, { label: t('card.title') }]}
      />
      <ForPayers>
        <Change key={id} id={id} />
      </ForPayers>
    </div>
  );
}

function Change({ id }: { id: string }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  const client = useQueryClient();
  const change = useQuery(cardChangeQuery(id));
  const state = change.data?.state;
  usePolling(() => void change.refetch(), state ? POLL_MS[state] : null);
  const ended = state !== undefined && POLL_MS[state] === null;
  useEffect(() => {
    if (ended) void invalidate(client, changedByBilling);
  }, [ended, client]);
  return (
    <QueryView
      query={change}
      skeleton={<SkeletonCards cards={[{ lines: 3, button: true }]} />}
      failure={{ title: t('card.loadError') }}
      refusal={(error) =>
        isApiError(error, 'CARD_CHANGE_NOT_FOUND', 'VALIDATION_FAILED') && (
          <EmptyState
            title={t('card.notFound')}
            action={
              <LinkButton variant="primary" href={overview}>
                {t('checkout.toBilling')}
              </LinkButton>
            }
          >
            {t('card.notFoundText')}
          </EmptyState>
        )
      }
    >
      {(data) => <Stage change={data} />}
    </QueryView>
  );
}

function Stage({ change }: { change: CardChange }) {
  const { state, provider } = change;
  // The button that was pressed is gone.
  const [hasSettled, setHasSettled] = useState(false);
  if (state !== 'opening' && state !== 'open') return <CardOutcome state={state} takesFocus={hasSettled} />;
  if (provider !== 'sandbox') return <CardAtProvider change={change} />;
  return <SandboxCard change={change} onSettled={() => setHasSettled(true)} />;
}
