import { listOwnOffers } from '@prova/contract/offers/offers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/query.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { OwnOffers } from './own-offers.tsx';

/** The offer of one application of the talent, the newest where there were several; nothing where there is none. */
export function ApplicationOffer({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('talents');
  const offers = useQuery(queryOf(listOwnOffers));
  return (
    <QueryView
      query={offers}
      // Most applications have none, and nothing is to jump for them.
      skeleton={null}
      failure={{ title: t('offers.loadError'), text: t('home.loadErrorText') }}
    >
      {(found) => {
        const offer = found.find((one) => one.applicationId === applicationId);
        return (
          offer && (
            <section className="flex flex-col gap-3">
              <h2 className="text-h4">{t('offers.one')}</h2>
              <OwnOffers offers={[offer]} />
            </section>
          )
        );
      }}
    </QueryView>
  );
}
