import { DECLINE_REASONS, type DeclineReason } from '@prova/contract/offers/decline-reasons';
import type { OfferPage, respondToOffer } from '@prova/contract/offers/offers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { AskButton } from '../../../ui/ask-button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast-store.ts';

type Response = 'accept' | 'decline';
const NOTE_MAX = 2000;
/** On a phone the buttons stand at the foot of the screen, wherever one reads. */
const WITHIN_REACH =
  'max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:py-3 max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))]';

/** Accept or decline, with a note, after asking once: the answer is final. */
export function OfferAnswer({
  offer,
  token,
  onAnswered,
  onStale,
}: {
  offer: OfferPage;
  token: string;
  onAnswered: (offer: OfferPage) => void;
  onStale: () => void;
}) {
  const { t } = useTranslation('offer');
  const [note, setNote] = useState('');
  const [reason, setReason] = useState<DeclineReason | ''>('');

  const respond = async (response: Response) => {
    try {
      const body = {
        response,
        ...(note.trim() && { note: note.trim() }),
        ...(response === 'decline' && reason && { reason }),
      };
      onAnswered(
        await request<typeof respondToOffer>('PUT', '/api/v1/job-offers/:token/respond', { params: { token }, body }),
      );
    } catch (error) {
      if (!isApiError(error, 'OFFER_EXPIRED', 'OFFER_CANCELLED', 'OFFER_ALREADY_ANSWERED')) throw error;
      toast.error(messageOf(error));
      onStale();
    }
  };
  const questionOf = (response: Response) => ({
    failureTitle: t('respondFailed'),
    cancelLabel: t('back'),
    onConfirm: () => respond(response),
    details: (
      <div className="flex flex-col gap-4">
        {response === 'decline' && (
          <Select
            label={t('reason')}
            hint={t('reasonHint')}
            optional
            placeholder={t('noReason')}
            options={DECLINE_REASONS.map((value) => ({ value, label: t(`declineReason.${value}`) }))}
            value={reason}
            onChange={(event) => setReason(DECLINE_REASONS.find((one) => one === event.target.value) ?? '')}
          />
        )}
        <TextArea
          label={t('note')}
          hint={t('noteHint')}
          optional
          rows={3}
          maxLength={NOTE_MAX}
          counted
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    ),
  });

  return (
    <Card as="section" className={cx('flex flex-col gap-4', WITHIN_REACH)}>
      <div className="max-sm:sr-only">
        <h2 className="text-h4">{t('answer')}</h2>
        <p className="mt-1 text-muted">{t('answerText')}</p>
      </div>
      <div className="flex gap-3 max-sm:*:flex-1">
        <AskButton
          variant="primary"
          label={t('accept')}
          question={{
            ...questionOf('accept'),
            title: t('confirmAccept'),
            children: t('confirmAcceptText', { company: offer.companyName }),
            confirmLabel: t('yesAccept'),
          }}
        />
        <AskButton
          variant="danger-quiet"
          label={t('decline')}
          question={{
            ...questionOf('decline'),
            title: t('confirmDecline'),
            children: t('confirmDeclineText', { company: offer.companyName }),
            confirmLabel: t('yesDecline'),
            danger: true,
          }}
        />
      </div>
    </Card>
  );
}
