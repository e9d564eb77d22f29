import type { Checkout } from '@prova/contract/billing/checkouts';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useFormat } from '../../../lib/format.ts';
import { leaveTo } from '../../../lib/leave.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { isBegun, rememberLed, wasLed } from '../order/begun-orders.ts';
import { Ordered } from './ordered.tsx';

/**
 * Leads to the provider's page: by itself once, right after the order; whoever comes back from there, or opens this page another
 * time, finds a link.
 */
export function ToProvider({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('billing');
  const format = useFormat();
  const { state } = useLocation();
  const { id, url, expiresAt } = checkout;
  const [cameBack] = useState(() => wasLed(id));
  const leads = url !== null && !cameBack && isBegun(state);
  useEffect(() => {
    // Where nothing can be kept, whoever comes back would be sent away again.
    if (leads && rememberLed(id)) leaveTo(url);
  }, [leads, id, url]);
  return (
    <Card as="section" aria-labelledby="to-provider" className="flex flex-col gap-4">
      <div>
        <h2 id="to-provider" className="text-h4">
          {t('checkout.open')}
        </h2>
        <p className="mt-1 text-muted">{t(cameBack ? 'checkout.openWaiting' : 'checkout.openText')}</p>
      </div>
      <Ordered checkout={checkout} />
      {url !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <LinkButton
            variant={cameBack ? 'secondary' : 'primary'}
            href={url}
            iconEnd={<ExternalLink className="size-4" />}
            onClick={() => void rememberLed(id)}
          >
            {t('checkout.pay')}
          </LinkButton>
          <span className="text-small text-muted">{t('checkout.until', { date: format.dateTime(expiresAt) })}</span>
        </div>
      )}
    </Card>
  );
}
