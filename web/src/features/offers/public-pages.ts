import { offerPaths } from '@prova/contract/offers/paths';
import type { PublicPage } from '../../lib/feature.ts';

export const offerPages: readonly PublicPage[] = [
  {
    path: offerPaths.offer,
    page: async () => (await import('./offer.page.tsx')).OfferPage,
    source: 'offers/offer.page.tsx',
    phrases: ['offer'],
  },
];
