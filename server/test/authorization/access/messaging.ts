import { type AccessTable, anyone } from '../outcomes.ts';

export const messagingAccess: AccessTable = {
  'messaging.getContactAddress': anyone(),
  'messaging.sendContactMessage': anyone(() => ({
    body: { name: 'Ana Lima', email: `${crypto.randomUUID()}@correio.example`, message: 'Como entro?' },
  })),
  'messaging.signUpForNewsletter': anyone(() => ({ body: { email: 'curiosa@correio.example', locale: 'pt-BR' } })),
  'messaging.confirmNewsletter': anyone(({ newsletterToken }) => ({ body: { token: newsletterToken } })),
  'messaging.leaveNewsletter': anyone(({ newsletterToken }) => ({ body: { token: newsletterToken } })),
  // By the token of a mail, in the body.
  'messaging.report': anyone(({ mailReportToken }) => ({ body: { token: mailReportToken, reason: 'phishing' } })),
};
