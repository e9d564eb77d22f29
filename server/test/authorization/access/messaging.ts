import { type AccessTable, anyone } from '../outcomes.ts';

export const messagingAccess: AccessTable = {
  // By the token of a mail, in the body.
  'messaging.report': anyone(({ mailReportToken }) => ({ body: { token: mailReportToken, reason: 'phishing' } })),
};
