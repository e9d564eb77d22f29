import { defineMails } from '../../platform/mail/mail-kind.ts';
import * as contact from './mails/contact.kinds.ts';
import {
  newsletterAlreadyMail,
  newsletterSignUpMail,
  newsletterSubscribedMail,
  newsletterWelcomeMail,
} from './mails/newsletter.kinds.ts';

export const messagingMails = defineMails({
  ...contact,
  newsletterSignUpMail,
  newsletterAlreadyMail,
  newsletterWelcomeMail,
  newsletterSubscribedMail,
});
