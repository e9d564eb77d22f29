import { listOffers } from '@prova/contract/offers/offers';
import { queryOf } from '../../lib/query.ts';

/** The offers of an application, the newest first. Links to their documents last ten minutes; they are renewed before. */
export const offersQuery = (applicationId: string) => ({
  ...queryOf(listOffers, { query: { applicationId } }),
  refetchInterval: 5 * 60_000,
});
