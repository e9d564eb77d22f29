import type { Offer, OfferPage } from '@prova/contract/offers/offers';
import { useTranslation } from 'react-i18next';
import { Moments } from '../../../ui/moments.tsx';

type Course = Pick<Offer | OfferPage, 'status' | 'sentAt' | 'viewedAt' | 'respondedAt' | 'endedAt'>;

export type OfferMoment = 'sent' | 'viewed' | 'approved' | 'declined' | 'expired' | 'cancelled';

type Props = {
  offer: Course;
  /** What the moments are called, where it is not the candidate who reads. */
  words?: Record<OfferMoment, string>;
  level?: 2 | 4;
};

/** Sent, viewed, then responded, expired or cancelled; calm where it came to nothing. */
export function OfferTimeline({ offer, words, level = 2 }: Props) {
  const { t } = useTranslation('offer');
  const ended = offer.status === 'expired' || offer.status === 'cancelled' ? offer.status : null;
  const answered = offer.status === 'approved' || offer.status === 'declined' ? offer.status : null;
  const moments = [
    { name: 'sent', at: offer.sentAt },
    { name: 'viewed', at: offer.viewedAt },
    ...(answered ? [{ name: answered, at: offer.respondedAt }] : []),
    ...(ended ? [{ name: ended, at: offer.endedAt }] : []),
  ] as const;
  const Heading = `h${level}` as const;
  return (
    <section className="flex flex-col gap-3">
      <Heading className={level === 2 ? 'text-h4' : 'text-sm font-semibold'}>{t('timeline')}</Heading>
      <Moments
        calm={ended !== null || answered === 'declined'}
        moments={moments.flatMap(({ name, at }) =>
          at ? [{ key: name, text: words?.[name] ?? t(`events.${name}`), at }] : [],
        )}
      />
    </section>
  );
}
