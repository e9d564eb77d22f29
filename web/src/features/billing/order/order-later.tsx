import { BILLING_ZONE, WITHDRAWALS_MONTHS } from '@prova/contract/billing/billing-fields';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Settled } from '../components/settled.tsx';

/** After too many purchases that were taken back: from when on one can buy again, and who helps until then. */
export function OrderLater({ at, takesFocus }: { at: string; takesFocus: boolean }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      <Settled
        icon={Clock}
        tone="plain"
        title={t('order.later.title', { date: format.date(at, BILLING_ZONE) })}
        takesFocus={takesFocus}
        state={at}
      >
        {t('order.later.text', { months: WITHDRAWALS_MONTHS })}
      </Settled>
      <LinkButton href={messagingPaths.contact}>{t('order.later.contact')}</LinkButton>
    </Card>
  );
}
