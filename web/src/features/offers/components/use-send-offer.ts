import { UNDO_SECONDS } from '@prova/contract/applications/status-events';
import { type Offer, sendOffer, undoSending } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';
import { changedByOffer } from '../offers.queries.ts';

/** Sends a saved offer; for ten seconds it can be taken back, and is not sent. */
export function useSendOffer() {
  const { t } = useTranslation(['offers', 'ui']);
  const undo = useCall(undoSending, {
    invalidates: changedByOffer,
    onSuccess: (offer) => toast.info(t('offers:notSent', { name: offer.candidateName })),
  });
  const send = useCall(sendOffer, {
    invalidates: changedByOffer,
    meta: { quiet: true },
    onSuccess: (offer) =>
      toast.success(t('offers:sent', { name: offer.candidateName }), {
        description: t('offers:sentSoon'),
        duration: UNDO_SECONDS * 1000,
        action: { label: t('ui:undo'), onAction: () => undo.mutate({ params: { id: offer.id } }) },
      }),
  });
  return (offer: Offer, reason?: string) =>
    send.mutateAsync({ params: { id: offer.id }, body: reason === undefined ? {} : { reason } });
}
