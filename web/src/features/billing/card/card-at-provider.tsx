import type { CardChange } from '@prova/contract/billing/cards';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { leaveTo } from '../../../lib/leave.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { isBegun, rememberLed, wasLed } from '../order/begun-orders.ts';

/** Leads to the provider's page: by itself once, right after it was asked for; whoever comes back from there finds a link. */
export function CardAtProvider({ change: { id, state, url } }: { change: CardChange }) {
  const { t } = useTranslation('billing');
  const { state: came } = useLocation();
  const [cameBack] = useState(() => wasLed(id));
  const leads = url !== null && !cameBack && isBegun(came);
  useEffect(() => {
    // Where nothing can be kept, whoever comes back would be sent away again.
    if (leads && rememberLed(id)) leaveTo(url);
  }, [leads, id, url]);
  return (
    <Card className="flex flex-col items-start gap-4">
      {state === 'opening' ? (
        <div role="status" className="self-stretch">
          <ProgressBar label={t('card.opening')} tone="blue" />
        </div>
      ) : (
        <p>{t(cameBack ? 'card.waiting' : 'card.atProvider')}</p>
      )}
      {url !== null && (
        <LinkButton
          variant={cameBack ? 'secondary' : 'primary'}
          href={url}
          iconEnd={<ExternalLink className="size-4" />}
          onClick={() => void rememberLed(id)}
        >
          {t('card.toProvider')}
        </LinkButton>
      )}
    </Card>
  );
}
