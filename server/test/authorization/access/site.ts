import { type AccessTable, anyone } from '../outcomes.ts';

export const siteAccess: AccessTable = {
  'site.landing': anyone(),
  'site.status': anyone(),
};
