import { type AccessTable, all } from '../outcomes.ts';

export const messagingAccess: AccessTable = {
  // By the token of a mail, in the body.
  'messaging.report': all('404 TOKEN_INVALID', () => ({ body: { token: 'x'.repeat(43), reason: 'phishing' } })),
};
