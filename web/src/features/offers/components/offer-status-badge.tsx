import type { OfferStatus } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

const TONES: Record<OfferStatus, Tone> = {
  pending: 'amber',
  sent: 'blue',
  viewed: 'blue',
  approved: 'green',
  declined: 'red',
  expired: 'amber',
  cancelled: 'plain',
};

export function OfferStatusBadge({ status }: { status: OfferStatus }) {
  const { t } = useTranslation('offers');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
