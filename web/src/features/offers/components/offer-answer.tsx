import type { OfferPage, respondToOffer } from '@prova/contract/offers/offers';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError, messageOf } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
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
  const [chosen, setChosen] = useState<Response | null>(null);
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [former, setFormer] = useState<Response | null>(null);

  const choose = (next: Response | null) => {
    setFailure(null);
    // Going back leads to the button that one came from.
    setFormer(chosen);
    setChosen(next);
  };

  const respond = async (response: Response) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { response, ...(note.trim() && { note: note.trim() }) };
      onAnswered(
        await request<typeof respondToOffer>('PUT', '/api/v1/job-offers/:token/respond', { params: { token }, body }),
      );
    } catch (error) {
      if (isApiError(error, 'OFFER_EXPIRED', 'OFFER_CANCELLED', 'OFFER_ALREADY_ANSWERED')) {
        toast.error(messageOf(error));
        onStale();
      } else
        setFailure(
          isApiError(error) && error.status >= 400 && error.status < 500 ? error.message : t('respondFailedText'),
        );
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" className={cx('flex flex-col gap-4', !chosen && WITHIN_REACH)}>
      {chosen ? (
        <>
          <div>
            <h2 className="text-h4">{t(chosen === 'accept' ? 'confirmAccept' : 'confirmDecline')}</h2>
            <p className="mt-1 text-muted">
              {t(chosen === 'accept' ? 'confirmAcceptText' : 'confirmDeclineText', { company: offer.companyName })}
            </p>
          </div>
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
          {failure && (
            <Callout kind="error" live title={t('respondFailed')}>
              {failure}
            </Callout>
          )}
          <div className="flex gap-3 max-sm:flex-col">
            <Button
              variant={chosen === 'accept' ? 'primary' : 'danger'}
              busy={busy}
              onClick={() => void respond(chosen)}
            >
              {t(chosen === 'accept' ? 'yesAccept' : 'yesDecline')}
            </Button>
            <Button autoFocus onClick={() => choose(null)}>
              {t('back')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <div className="max-sm:sr-only">
            <h2 className="text-h4">{t('answer')}</h2>
            <p className="mt-1 text-muted">{t('answerText')}</p>
          </div>
          <div className="flex gap-3 max-sm:*:flex-1">
            <Button variant="primary" autoFocus={former === 'accept'} onClick={() => choose('accept')}>
              {t('accept')}
            </Button>
            <Button variant="danger-quiet" autoFocus={former === 'decline'} onClick={() => choose('decline')}>
              {t('decline')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
