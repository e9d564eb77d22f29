import { type Checkout, getCheckout, SANDBOX_OUTCOMES, settleSandbox } from '@prova/contract/billing/checkouts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { checkoutQuery } from '../billing.queries.ts';
import { Ordered } from './ordered.tsx';

const LOOKS = { approve: 'primary', decline: 'danger', delay: 'secondary' } as const;

/** In the place of a provider's page, where nothing is charged: whoever pays says what becomes of it. */
export function SandboxForm({ checkout, onSettled }: { checkout: Checkout; onSettled: () => void }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const client = useQueryClient();
  const { id, state, expiresAt } = checkout;
  const settle = useCall(settleSandbox, {
    onSuccess: (settled) => {
      onSettled();
      client.setQueryData(checkoutQuery(id).queryKey, settled);
    },
    // Another tab was faster: the page says what came of it.
    onError: () => void invalidate(client, [getCheckout]),
  });
  const outcomes = SANDBOX_OUTCOMES.filter((outcome) => state === 'open' || outcome !== 'delay');
  return (
    <Card as="section" aria-labelledby="sandbox" look="dashed" className="flex flex-col gap-4">
      <h2 id="sandbox" className="sr-only">
        {t('checkout.open')}
      </h2>
      <Callout kind="warning" title={t('checkout.sandbox.mark')}>
        {t('checkout.sandbox.text')}
      </Callout>
      {state === 'open' && <Ordered checkout={checkout} />}
      <div className="flex flex-wrap items-center gap-2">
        {outcomes.map((outcome) => (
          <Button
            key={outcome}
            variant={LOOKS[outcome]}
            busy={settle.isPending}
            onClick={() => {
              if (!settle.isPending) settle.mutate({ params: { id }, body: { outcome } });
            }}
          >
            {t(`checkout.sandbox.${outcome}`)}
          </Button>
        ))}
      </div>
      {state === 'open' && (
        <p className="text-small text-muted">{t('checkout.until', { date: format.dateTime(expiresAt) })}</p>
      )}
    </Card>
  );
}
