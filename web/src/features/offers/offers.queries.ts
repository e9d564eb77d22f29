import { listOffers } from '@prova/contract/offers';
import { queryOf } from '../../lib/query.ts';

/** The offers of a candidacy, the newest first. */
export const offersQuery = (applicationId: string) => queryOf(listOffers, { query: { applicationId } });
