import { defineMails } from '../../platform/mail/mail-kind.ts';
import { dataRequestMailsEnUS } from './mails/data-requests.en-US.ts';
import * as dataRequests from './mails/data-requests.kinds.ts';
import { dataRequestMailsPtBR } from './mails/data-requests.pt-BR.ts';
import { privacyMailsEnUS } from './mails/privacy.en-US.ts';
import * as kinds from './mails/privacy.kinds.ts';
import { privacyMailsPtBR } from './mails/privacy.pt-BR.ts';

export const privacyMails = [
  ...defineMails(kinds, { 'pt-BR': privacyMailsPtBR, 'en-US': privacyMailsEnUS }),
  ...defineMails(dataRequests, { 'pt-BR': dataRequestMailsPtBR, 'en-US': dataRequestMailsEnUS }),
];
