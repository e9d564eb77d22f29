import { defineMails } from '../../platform/mail/mail-kind.ts';
import { prepareConfirmation } from './email-change/email-change-mails.ts';
import * as security from './mails/account-security.kinds.ts';
import * as kinds from './mails/accounts.kinds.ts';
import * as emailChange from './mails/email-change.kinds.ts';
import { accountPorts } from './ports.ts';
import { makeCode } from './registration/proof-mail.ts';

export const accountMails = [
  ...defineMails(security),
  ...defineMails(emailChange, { confirmNewEmailMail: prepareConfirmation }),
  ...defineMails(kinds, {
    verifyEmailMail: makeCode,
    completeRegistrationMail: async (ctx, { userId }) => ((await accountPorts.mayBeReminded(ctx, userId)) ? {} : null),
  }),
];
