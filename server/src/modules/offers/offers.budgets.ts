import type { Budget } from '../../platform/budget.ts';
import { measureOfferFiles } from './offer-files.queries.ts';

/** Of an application: one at a time, and those that were taken back or refused. */
export const OFFERS: Budget = { name: 'offers', table: 'offers', per: ['applicationId'], rows: 50 };

/** Of all offers of an application together. */
export const OFFER_FILES: Budget = {
  name: 'offerFiles',
  table: 'offerFiles',
  per: ['application'],
  rows: 100,
  bytes: 250 * 2 ** 20,
  used: (ctx, [applicationId = '']) => measureOfferFiles(ctx, applicationId),
};
