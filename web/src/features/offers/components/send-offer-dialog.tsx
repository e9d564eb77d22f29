import type { Offer } from '@prova/contract/offers/offers';
import type { PublishedPay } from '@prova/contract/offers/published-pay';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { OutsidePay } from './outside-pay.tsx';
import { type Skipping, SkipReason, useSkipReason } from './skip-reason.tsx';
import { useSendOffer } from './use-send-offer.ts';

/** Shows a saved offer once more, and sends it. */
export function SendOfferDialog({
  offer,
  companyName,
  published,
  onClose,
}: {
  offer: Offer;
  companyName: string;
  published: PublishedPay;
  onClose: () => void;
}) {
  const { t } = useTranslation('offers');
  const send = useSendOffer();
  const skipping = useSkipReason(offer.applicationId);
  const confirm = async () => {
    const reason = skipping.reasonFor(offer);
    if (reason === null) return false;
    await send(offer, reason);
    skipping.forget();
    return true;
  };
  return (
    <ConfirmDialog
      size="lg"
      role="dialog"
      title={t('review.title')}
      confirmLabel={t('review.send', { name: offer.candidateName.split(' ')[0] ?? '' })}
      cancelLabel={t('review.later')}
      failureTitle={t('review.failed')}
      details={<OfferReview offer={offer} companyName={companyName} published={published} skipping={skipping} />}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('review.lead', { name: offer.candidateName, language: t(`review.in.${offer.candidateLocale}`) })}
    </ConfirmDialog>
  );
}

/** An offer as the candidate will see it, and what happens once it is sent. */
export function OfferReview({
  offer,
  companyName,
  published,
  skipping,
}: {
  offer: Offer;
  companyName: string;
  published: PublishedPay;
  skipping: Skipping;
}) {
  const { t } = useTranslation('offers');
  return (
    <div className="flex flex-col gap-4">
      <OutsidePay offer={offer} published={published} />
      <OfferPreview offer={offer} companyName={companyName} />
      <SkipReason offer={offer} skipping={skipping} />
      <Callout kind="plain">{t('review.after', { name: offer.candidateName })}</Callout>
    </div>
  );
}
