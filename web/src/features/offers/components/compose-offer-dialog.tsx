import type { Offer } from '@prova/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersQuery } from '../offers.queries.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { useOfferDraft } from './use-offer-draft.ts';
import { useSendOffer } from './use-send-offer.ts';

type Props = {
  applicationId: string;
  candidateName: string;
  jobTitle: string;
  companyName: string;
  currency: string;
  onClose: () => void;
};

/** Writes an offer, shows it as the candidate will see it, and sends it. One that was saved before is taken up again. */
export function ComposeOfferDialog(props: Props) {
  const { t } = useTranslation('offers');
  const offers = useQuery(offersQuery(props.applicationId));
  if (offers.data && props.candidateName) {
    return <Composer {...props} saved={offers.data.find(({ status }) => status === 'pending')} />;
  }
  return (
    <Dialog open onClose={props.onClose} title={t('compose.title', { name: props.candidateName })} size="lg">
      {offers.isError ? (
        <ErrorState level={3} onRetry={() => void offers.refetch()}>
          {messageOf(offers.error)}
        </ErrorState>
      ) : (
        <SkeletonGroup className="flex flex-col gap-4">
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-9 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

function Composer({ saved, onClose, ...props }: Props & { saved: Offer | undefined }) {
  const { t } = useTranslation('offers');
  const formId = useId();
  const [step, setStep] = useState<'edit' | 'review'>('edit');
  const draft = useOfferDraft({ ...props, saved });
  const giveUp = () => {
    draft.forget();
    onClose();
  };
  const sending = useSendOffer(giveUp);
  const { offer } = draft;
  const reviewing = step === 'review' && offer !== null;
  const busy = draft.saving || sending.isPending;
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      dismissable={!busy}
      title={reviewing ? t('review.title') : t('compose.title', { name: props.candidateName })}
      description={reviewing ? t('review.lead', { name: props.candidateName }) : t('compose.lead')}
      footer={
        reviewing ? (
          <>
            <Button className="mr-auto" onClick={() => setStep('edit')}>
              {t('review.back')}
            </Button>
            <Button onClick={onClose}>{t('review.later')}</Button>
            <Button variant="primary" busy={sending.isPending} onClick={() => sending.send(offer)}>
              {t('review.send', { name: props.candidateName.split(' ')[0] ?? '' })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={giveUp}>{t('cancel', { ns: 'ui' })}</Button>
            <Button type="submit" form={formId} variant="primary" busy={draft.saving}>
              {t('compose.review')}
            </Button>
          </>
        )
      }
    >
      {reviewing ? (
        <div className="flex flex-col gap-4">
          {sending.isError && (
            <Callout kind="error" live title={t('review.failed')}>
              {messageOf(sending.error)}
            </Callout>
          )}
          <OfferPreview offer={offer} companyName={props.companyName} />
          <Callout kind="plain">{t('review.after', { name: props.candidateName })}</Callout>
        </div>
      ) : (
        <OfferForm id={formId} draft={draft} currency={props.currency} onSaved={() => setStep('review')} />
      )}
    </Dialog>
  );
}
