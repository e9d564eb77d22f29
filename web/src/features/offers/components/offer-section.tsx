import type { Offer } from '@prova/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../../lib/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { offersQuery } from '../offers.queries.ts';
import { OfferCard } from './offer-card.tsx';

type Props = { applicationId: string; companyName: string; onCompose: () => void };

/** The offers of a candidacy: the newest in full, those before it folded away. Nothing while there is none. */
export function OfferSection({ applicationId, companyName, onCompose }: Props) {
  const { t } = useTranslation('offers');
  const offers = useQuery(offersQuery(applicationId));
  if (offers.isError && !offers.data) {
    return (
      <ErrorState level={3} title={t('loadError')} onRetry={() => void offers.refetch()}>
        {messageOf(offers.error)}
      </ErrorState>
    );
  }
  // A saved offer that another took the place of was never anybody's.
  const [newest, ...older] = (offers.data ?? []).filter(isShown);
  if (!newest) return null;
  return (
    <section>
      <h3 className="text-h5">{t('title')}</h3>
      <OfferCard key={newest.id} offer={newest} companyName={companyName} onCompose={onCompose} />
      {older.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer rounded-sm text-small font-semibold text-brand">
            {t('older', { count: older.length })}
          </summary>
          {older.map((offer) => (
            <OfferCard key={offer.id} offer={offer} companyName={companyName} onCompose={onCompose} />
          ))}
        </details>
      )}
    </section>
  );
}

const isShown = ({ status, sentAt }: Offer) => status !== 'cancelled' || sentAt !== null;
