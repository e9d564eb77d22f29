import { CARD_OUTCOMES, type CardChange, getCardChange, settleCard } from '@prova/contract/billing/cards';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { cardChangeQuery } from '../billing.queries.ts';

const LOOKS = { accept: 'primary', acceptThenRefuse: 'secondary', decline: 'danger' } as const;

/** In the place of a provider's page, where nothing is charged: whoever pays says what becomes of the card. */
export function SandboxCard({ change: { id }, onSettled }: { change: CardChange; onSettled: () => void }) {
  const { t } = useTranslation('billing');
  const client = useQueryClient();
  const settle = useCall(settleCard, {
    onSuccess: (settled) => {
      onSettled();
      client.setQueryData(cardChangeQuery(id).queryKey, settled);
    },
    // Another tab was faster: the page says what came of it.
    onError: () => void invalidate(client, [getCardChange]),
  });
  return (
    <Card as="section" look="dashed" className="flex flex-col gap-4">
      <Callout kind="warning" title={t('checkout.sandbox.mark')}>
        {t('card.sandbox.text')}
      </Callout>
      <div className="flex flex-wrap gap-2">
        {CARD_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant={LOOKS[outcome]}
            busy={settle.isPending}
            onClick={() => {
              if (!settle.isPending) settle.mutate({ params: { id }, body: { outcome } });
            }}
          >
            {t(`card.sandbox.${outcome}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
