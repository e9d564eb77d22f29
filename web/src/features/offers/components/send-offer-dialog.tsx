import type { Offer } from '@prova/contract/offers';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { useSendOffer } from './use-send-offer.ts';

/** Shows a saved offer once more, and sends it. */
export function SendOfferDialog({
  offer,
  companyName,
  onClose,
}: {
  offer: Offer;
  companyName: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('offers');
  const sending = useSendOffer(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      dismissable={!sending.isPending}
      title={t('review.title')}
      description={t('review.lead', { name: offer.candidateName })}
      footer={
        <>
          <Button onClick={onClose}>{t('review.later')}</Button>
          <Button variant="primary" busy={sending.isPending} onClick={() => sending.send(offer)}>
            {t('review.send', { name: offer.candidateName.split(' ')[0] ?? '' })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {sending.isError && (
          <Callout kind="error" live title={t('review.failed')}>
            {messageOf(sending.error)}
          </Callout>
        )}
        <OfferPreview offer={offer} companyName={companyName} />
        <Callout kind="plain">{t('review.after', { name: offer.candidateName })}</Callout>
      </div>
    </Dialog>
  );
}
