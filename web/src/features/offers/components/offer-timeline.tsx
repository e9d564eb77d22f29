import type { Offer, OfferPage } from '@prova/contract/offers';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

type Moments = Pick<Offer | OfferPage, 'status' | 'sentAt' | 'viewedAt' | 'respondedAt' | 'endedAt'>;

/** Sent, viewed, then responded, expired or cancelled. */
export function OfferTimeline({ offer }: { offer: Moments }) {
  const { t } = useTranslation('offer');
  const format = useFormat();
  const ended = offer.status === 'expired' || offer.status === 'cancelled' ? offer.status : null;
  const answered = offer.status === 'approved' || offer.status === 'declined' ? offer.status : null;
  const moments = [
    { name: 'sent', at: offer.sentAt },
    { name: 'viewed', at: offer.viewedAt },
    ...(answered ? [{ name: answered, at: offer.respondedAt }] : []),
    ...(ended ? [{ name: ended, at: offer.endedAt }] : []),
  ] as const;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h4">{t('timeline')}</h2>
      <ol className="flex flex-col gap-3 border-l-2 border-border pl-5">
        {moments.map(
          ({ name, at }) =>
            at && (
              <li
                key={name}
                className="relative before:absolute before:top-2 before:-left-[1.625rem] before:size-2.5 before:rounded-full before:bg-brand"
              >
                <p className="font-semibold">{t(`events.${name}`)}</p>
                <time dateTime={at} className="text-small text-muted">
                  {format.dateTime(at)}
                </time>
              </li>
            ),
        )}
      </ol>
    </section>
  );
}
