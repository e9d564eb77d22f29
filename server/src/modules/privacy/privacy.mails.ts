import { defineMails } from '../../platform/mail/mail-kind.ts';
import * as dataRequests from './mails/data-requests.kinds.ts';
import * as kinds from './mails/privacy.kinds.ts';

export const privacyMails = [...defineMails(kinds), ...defineMails(dataRequests)];
