import type { CardChangeState } from '@prova/contract/billing/cards';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { Settled } from '../components/settled.tsx';
import { useBilling } from '../use-billing.ts';

type SettledState = Exclude<CardChangeState, 'opening' | 'open'>;

const LOOKS: Readonly<Record<SettledState, { icon: LucideIcon; tone: Tone }>> = {
  done: { icon: CircleCheck, tone: 'green' },
  failed: { icon: CircleAlert, tone: 'red' },
  expired: { icon: Clock, tone: 'plain' },
};

/** What became of a change of the card. */
export function CardOutcome({ state, takesFocus }: { state: SettledState; takesFocus: boolean }) {
  const { t } = useTranslation('billing');
  const { overview } = useBilling();
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <Settled
        {...LOOKS[state]}
        failed={state === 'failed'}
        title={t(`card.${state}`)}
        takesFocus={takesFocus}
        state={state}
      >
        {t(`card.${state}Text`)}
      </Settled>
      <LinkButton href={overview}>{t('checkout.toBilling')}</LinkButton>
    </Card>
  );
}
