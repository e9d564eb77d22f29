import type { Card } from '@prova/contract/funnel/funnel';
import { Eye, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Whether the candidate has opened the offer that is out, and when; nothing while none is. */
export function OfferChip({
  card: { offerSentAt, offerViewedAt },
}: {
  card: Pick<Card, 'offerSentAt' | 'offerViewedAt'>;
}) {
  const { t } = useTranslation('funnel');
  const format = useFormat();
  const at = offerViewedAt ?? offerSentAt;
  if (!at) return null;
  const seen = offerViewedAt !== null;
  return (
    <Badge tone={seen ? 'blue' : 'plain'} icon={seen ? <Eye /> : <Send />}>
      <time dateTime={at} title={format.dateTime(at)}>
        {t(seen ? 'card.offerSeen' : 'card.offerSent', { when: format.relative(at) })}
      </time>
    </Badge>
  );
}
