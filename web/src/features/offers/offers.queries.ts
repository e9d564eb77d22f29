import { applicationTimeline, getApplication } from '@prova/contract/applications/applications';
import { getBoard } from '@prova/contract/funnel/funnel';
import { listOffers } from '@prova/contract/offers/offers';
import { queryOf } from '../../lib/query.ts';

/** What shows something else once an offer was sent, or taken back. */
export const changedByOffer = [listOffers, getApplication, applicationTimeline, getBoard];

/** The offers of an application, the newest first. Links to their documents last ten minutes; they are renewed before. */
export const offersQuery = (applicationId: string) => ({
  ...queryOf(listOffers, { query: { applicationId } }),
  refetchInterval: 5 * 60_000,
});
