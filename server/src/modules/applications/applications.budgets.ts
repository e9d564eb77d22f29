import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';
import { measureAmendments, measureSentFrom } from './form.queries.ts';

/** For one job by the same person, one after the other was withdrawn or has ended. */
export const REPEATED_APPLICATIONS: Budget = {
  name: 'repeatedApplications',
  table: 'applications',
  per: ['jobId', 'candidateId'],
  rows: 10,
};

/** In a day from one network, with their résumés: a large fair behind one address fits in it. */
export const APPLICATIONS_FROM_NETWORK: Budget = {
  name: 'applicationsFromNetwork',
  table: 'applicationForms',
  per: ['network'],
  rows: 3_000,
  bytes: 2 * 2 ** 30,
  seconds: DAY,
  used: (ctx, [network = ''], since) => measureSentFrom(ctx, network, since ?? new Date(0)),
};

/** Of an application, by whoever sent it. */
export const AMENDMENTS: Budget = {
  name: 'amendments',
  table: 'applicationEvents',
  per: ['application'],
  rows: 50,
  used: (ctx, [applicationId = '']) => measureAmendments(ctx, applicationId),
};
