import type { Budget } from '../../platform/budget.ts';
import { DAY } from '../../platform/clock.ts';

/** That a person founds, one after the other, or is in. */
export const OWN_COMPANIES: Budget = { name: 'ownCompanies', table: 'companyMembers', per: ['userId'], rows: 50 };

export const VERIFICATIONS: Budget = {
  name: 'companyVerifications',
  table: 'companyVerifications',
  per: ['companyId'],
  rows: 50,
  seconds: 30 * DAY,
};

export const INVITATIONS: Budget = {
  name: 'companyInvitations',
  table: 'companyInvitations',
  per: ['companyId'],
  rows: 500,
  seconds: 30 * DAY,
};
