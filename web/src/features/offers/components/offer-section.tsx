import type { Offer } from '@prova/contract/offers/offers';
import type { PublishedPay } from '@prova/contract/offers/published-pay';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/query-view.tsx';
import { offersQuery } from '../offers.queries.ts';
import { OfferCard } from './offer-card.tsx';

type Props = { applicationId: string; companyName: string; published: PublishedPay; onCompose: () => void };

/** The offers of an application: the newest in full, those before it folded away. Nothing while there is none. */
export function OfferSection({ applicationId, ...rest }: Props) {
  const { t } = useTranslation('offers');
  const offers = useQuery(offersQuery(applicationId));
  return (
    // Nothing is to jump for the many applications without an offer.
    <QueryView query={offers} skeleton={null} failure={{ level: 3, title: t('loadError') }}>
      {(all) => <Offers offers={all.filter(isShown)} {...rest} />}
    </QueryView>
  );
}

function Offers({ offers, ...rest }: Omit<Props, 'applicationId'> & { offers: readonly Offer[] }) {
  const { t } = useTranslation('offers');
  // A saved offer that another took the place of was never anybody's.
  const [newest, ...older] = offers;
  if (!newest) return null;
  return (
    <section>
      <h3 className="text-h5">{t('title')}</h3>
      <OfferCard key={newest.id} offer={newest} {...rest} />
      {older.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
            {t('older', { count: older.length })}
          </summary>
          {older.map((offer) => (
            <OfferCard key={offer.id} offer={offer} {...rest} />
          ))}
        </details>
      )}
    </section>
  );
}

const isShown = ({ status, sentAt }: Offer) => status !== 'cancelled' || sentAt !== null;
