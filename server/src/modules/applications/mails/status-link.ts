import { after, DAY } from '../../../platform/clock.ts';

const STATUS_LINK_DAYS = 365;

/** The page of an application, for whoever reads the mailbox that it was made with. */
export const statusLink = <P extends { applicationId: string; companyId: string }>() => ({
  kind: 'application_status' as const,
  subject: (params: P) => params.applicationId,
  company: (params: P) => params.companyId,
  expiresAt: (_params: P, now: Date) => after(now, STATUS_LINK_DAYS * DAY),
  path: (secret: string) => `/applications/${secret}` as const,
});
