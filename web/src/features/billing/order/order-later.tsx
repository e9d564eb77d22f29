import { WITHDRAWALS_MONTHS } from '@prova/contract/billing/billing-fields';
import { messagingPaths } from '@prova/contract/messaging/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** After too many purchases that were taken back: from when on one can buy again, and who helps until then. */
export function OrderLater({ at }: { at: string }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  return (
    <EmptyState
      title={t('order.later.title', { date: format.date(at) })}
      action={<LinkButton href={messagingPaths.contact}>{t('order.later.contact')}</LinkButton>}
    >
      {t('order.later.text', { months: WITHDRAWALS_MONTHS })}
    </EmptyState>
  );
}
