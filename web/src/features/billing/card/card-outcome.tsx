import type { CardChangeState } from '@prova/contract/billing/cards';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useBilling } from '../use-billing.ts';

const KINDS = { done: 'success', failed: 'error', expired: 'warning' } as const;

/** What became of a change of the card. */
export function CardOutcome({ state }: { state: Exclude<CardChangeState, 'opening' | 'open'> }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  return (
    <Card className="flex flex-col items-start gap-4">
      <Callout kind={KINDS[state]} live title={t(`card.${state}`)} className="self-stretch">
        {t(`card.${state}Text`)}
      </Callout>
      <LinkButton href={overview}>{t('checkout.toBilling')}</LinkButton>
    </Card>
  );
}
