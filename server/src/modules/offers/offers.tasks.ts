import { endWithApplicationTask } from './end-with-application.ts';
import { expireOfferTask, sweepOffersTask } from './expire-offer.ts';

/** What app.ts lists. */
export const offerTasks = [expireOfferTask, sweepOffersTask, endWithApplicationTask] as const;
