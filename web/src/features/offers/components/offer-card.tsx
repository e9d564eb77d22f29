import type { Offer } from '@prova/contract/offers/offers';
import type { PublishedPay } from '@prova/contract/offers/published-pay';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { CancelOfferDialog } from './cancel-offer-dialog.tsx';
import { OfferStatusBadge } from './offer-status-badge.tsx';
import { type OfferMoment, OfferTimeline } from './offer-timeline.tsx';
import { SendOfferDialog } from './send-offer-dialog.tsx';

type Props = { offer: Offer; companyName: string; published: PublishedPay; onCompose: () => void };

/** An offer as the company sees it: what it says, how it stands, and what can still be done. */
export function OfferCard({ offer, companyName, published, onCompose }: Props) {
  const { t } = useTranslation('offers');
  const format = useFormat();
  const [asking, setAsking] = useState<'send' | 'cancel' | null>(null);
  const words: Record<OfferMoment, string> = {
    sent: t('moments.sent'),
    viewed: t('moments.viewed'),
    approved: t('moments.approved'),
    declined: t('moments.declined'),
    expired: t('moments.expired'),
    cancelled: t('moments.cancelled'),
  };
  const pending = offer.status === 'pending';
  const isOver = !pending && offer.status !== 'sent' && offer.status !== 'viewed';
  // Saved and left lying: nobody can send it as it stands.
  const lapsed = pending && offer.can.cancel && new Date(offer.validUntil) < new Date();
  return (
    <Card className="mt-2 flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-break-word">{offer.position}</p>
          <p className="text-muted">
            {t('perMonth', { amount: format.moneyRange(offer.payMin, offer.payMax, offer.currency) })}
            {offer.contractType && ` · ${t(`contractType.${offer.contractType}`)}`}
            {offer.startOn && ` · ${t('startsOn', { day: format.day(offer.startOn) })}`}
          </p>
        </div>
        <OfferStatusBadge status={offer.status} />
      </div>
      {offer.benefits.length > 0 && (
        <p className="text-small text-muted wrap-break-word">
          {t('benefits', { benefits: offer.benefits.join(', ') })}
        </p>
      )}
      <p className="text-small text-muted">
        {t(isOver ? 'validUntilOver' : 'validUntil', { when: format.appointment(offer.validUntil, offer.timeZone) })}
      </p>
      {lapsed && <Callout kind="warning">{t('lapsed')}</Callout>}
      {offer.attachments.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {offer.attachments.map((file) => (
            <li key={file.id} className="min-w-0">
              <a
                href={file.url}
                className="inline-flex max-w-full items-center gap-1.5 text-small font-semibold text-brand hover:underline"
              >
                <Download className="size-3.5 shrink-0" aria-hidden="true" />
                <span className="truncate">{file.name}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {offer.declineReason && <p>{t('reason', { reason: t(`declineReason.${offer.declineReason}`) })}</p>}
      {offer.responseNote && (
        <blockquote className="border-l-2 border-border pl-3 whitespace-pre-line wrap-break-word">
          <p className="text-small font-semibold">{t('note', { name: offer.candidateName })}</p>
          {offer.responseNote}
        </blockquote>
      )}
      {offer.sentAt && <OfferTimeline offer={offer} words={words} level={4} />}
      {(offer.can.send || offer.can.cancel) && (
        <div className="flex flex-wrap gap-2">
          {offer.can.send && (
            <Button size="sm" variant="primary" onClick={() => setAsking('send')}>
              {t('reviewAndSend')}
            </Button>
          )}
          {(offer.can.send || lapsed) && (
            <Button size="sm" onClick={onCompose}>
              {t('edit', { ns: 'ui' })}
            </Button>
          )}
          {offer.can.cancel && (
            <Button size="sm" variant="danger-quiet" onClick={() => setAsking('cancel')}>
              {t(pending ? 'cancel.pending' : 'cancel.open')}
            </Button>
          )}
        </div>
      )}
      {asking === 'send' && (
        <SendOfferDialog
          offer={offer}
          companyName={companyName}
          published={published}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'cancel' && <CancelOfferDialog offer={offer} onClose={() => setAsking(null)} />}
    </Card>
  );
}
