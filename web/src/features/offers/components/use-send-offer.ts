import { type Offer, sendOffer } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByOffer } from '../offers.queries.ts';

/** Sends a saved offer. */
export function useSendOffer() {
  const { t } = useTranslation('offers');
  const send = useCall(sendOffer, {
    invalidates: changedByOffer,
    meta: { quiet: true },
    onSuccess: (offer) => toast.success(t('sent', { name: offer.candidateName })),
  });
  return (offer: Offer) => send.mutateAsync({ params: { id: offer.id } });
}
