import type { Offer } from '@prova/contract/offers/offers';
import type { PublishedPay } from '@prova/contract/offers/published-pay';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { offersQuery } from '../offers.queries.ts';
import { OfferForm } from './offer-form.tsx';
import { OfferReview } from './send-offer-dialog.tsx';
import { useSkipReason } from './skip-reason.tsx';
import { type JobTerms, useOfferDraft } from './use-offer-draft.ts';
import { useSendOffer } from './use-send-offer.ts';

type Props = {
  applicationId: string;
  candidateName: string;
  jobTitle: string;
  companyName: string;
  /** As candidates have read it. */
  published: PublishedPay & JobTerms;
  onClose: () => void;
};

/** Writes an offer, shows it as the candidate will see it, and sends it. One that was saved before is taken up again. */
export function ComposeOfferDialog(props: Props) {
  const { t } = useTranslation('offers');
  const offers = useQuery(offersQuery(props.applicationId));
  // The name comes with the application, which may still be on its way.
  if (offers.data && props.candidateName) {
    return <Composer {...props} saved={offers.data.find(({ status }) => status === 'pending')} />;
  }
  return (
    <Dialog open onClose={props.onClose} title={t('compose.title', { name: props.candidateName })} size="lg">
      <QueryView
        query={{ ...offers, data: undefined }}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-24 w-full" />
          </SkeletonGroup>
        }
        failure={{ level: 3 }}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function Composer({ saved, onClose, ...props }: Props & { saved: Offer | undefined }) {
  const { t } = useTranslation('offers');
  const [step, setStep] = useState<'edit' | 'review'>();
  const draft = useOfferDraft({ ...props, terms: props.published, saved });
  const send = useSendOffer();
  const skipping = useSkipReason(props.applicationId);
  const { offer } = draft;
  const name = props.candidateName;
  const content = useRef<HTMLDivElement>(null);
  // What was pressed is gone, or means something else by now: reading goes on with what is shown.
  useEffect(() => {
    if (step) content.current?.focus();
  }, [step]);
  const shared = { form: draft.form, forget: draft.forget, size: 'lg', onClose } as const;
  if (step === 'review' && offer) {
    return (
      <FormDialog
        {...shared}
        title={t('review.title')}
        description={t('review.lead', { name, language: t(`review.in.${offer.candidateLocale}`) })}
        submitLabel={t('review.send', { name: name.split(' ')[0] ?? '' })}
        cancelLabel={t('review.later')}
        failureTitle={t('review.failed')}
        actions={
          <Button className="mr-auto" onClick={() => setStep('edit')}>
            {t('review.back')}
          </Button>
        }
        onSubmit={async () => {
          const reason = skipping.reasonFor(offer);
          if (reason === null) return false;
          await send(offer, reason);
          skipping.forget();
          return true;
        }}
        onCancel={onClose}
      >
        <div ref={content} tabIndex={-1} className="outline-none">
          <OfferReview offer={offer} companyName={props.companyName} published={props.published} skipping={skipping} />
        </div>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      {...shared}
      title={t('compose.title', { name })}
      description={t('compose.lead')}
      submitLabel={t('compose.review')}
      onSubmit={async (values) => {
        if (await draft.save(values)) setStep('review');
        return false;
      }}
    >
      <div ref={content} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <OfferForm draft={draft} published={props.published} />
      </div>
    </FormDialog>
  );
}
