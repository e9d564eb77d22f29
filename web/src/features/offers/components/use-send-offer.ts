import { applicationTimeline, getApplication } from '@prova/contract/applications';
import { getBoard } from '@prova/contract/funnel';
import { listOffers, type Offer, sendOffer } from '@prova/contract/offers';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../lib/query.ts';
import { toast } from '../../../ui/toast-store.ts';

/** What an offer changes on the screens around it. */
export const changedByOffer = [listOffers, getApplication, applicationTimeline, getBoard];

/** Sends a saved offer, once however often one presses. */
export function useSendOffer(onSent: () => void) {
  const { t } = useTranslation('offers');
  const sending = useRef(false);
  const send = useCall(sendOffer, {
    invalidates: changedByOffer,
    meta: { quiet: true },
    onSuccess: (offer) => {
      toast.success(t('sent', { name: offer.candidateName }));
      onSent();
    },
    onSettled: () => {
      sending.current = false;
    },
  });
  return {
    ...send,
    send: (offer: Offer) => {
      // The second press of a double click comes before the button is drawn busy.
      if (sending.current) return;
      sending.current = true;
      send.mutate({ params: { id: offer.id } });
    },
  };
}
