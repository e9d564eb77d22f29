import { defineMails } from '../../platform/mail/mail-kind.ts';
import { prepareConfirmation } from './email-change/email-change-mails.ts';
import { securityMailsEnUS } from './mails/account-security.en-US.ts';
import * as security from './mails/account-security.kinds.ts';
import { securityMailsPtBR } from './mails/account-security.pt-BR.ts';
import { accountMailsEnUS } from './mails/accounts.en-US.ts';
import * as kinds from './mails/accounts.kinds.ts';
import { accountMailsPtBR } from './mails/accounts.pt-BR.ts';
import { emailChangeMailsEnUS } from './mails/email-change.en-US.ts';
import * as emailChange from './mails/email-change.kinds.ts';
import { emailChangeMailsPtBR } from './mails/email-change.pt-BR.ts';
import { accountPorts } from './ports.ts';
import { makeCode } from './registration/proof-mail.ts';

export const accountMails = [
  ...defineMails(security, { 'pt-BR': securityMailsPtBR, 'en-US': securityMailsEnUS }),
  ...defineMails(
    emailChange,
    { 'pt-BR': emailChangeMailsPtBR, 'en-US': emailChangeMailsEnUS },
    { confirmNewEmailMail: prepareConfirmation },
  ),
  ...defineMails(
    kinds,
    { 'pt-BR': accountMailsPtBR, 'en-US': accountMailsEnUS },
    {
      verifyEmailMail: makeCode,
      completeRegistrationMail: async (ctx, { userId }) =>
        (await accountPorts.mayBeReminded(ctx, userId)) ? {} : null,
    },
  ),
];
