import type { Checkout } from '@prova/contract/billing/checkouts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Ordered } from './ordered.tsx';

/** The provider is asked for the page where it is paid. */
export function Opening({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('billing');
  return (
    <Card className="flex flex-col gap-4">
      <div role="status">
        <ProgressBar label={t('checkout.opening')} tone="blue" />
        <p className="mt-1.5 text-small text-muted">{t('checkout.openingText')}</p>
      </div>
      <Ordered checkout={checkout} />
    </Card>
  );
}
