import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyAccount } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './email-change.kinds.ts';

export const emailChangeMailsEnUS: MailTexts<typeof kinds> = {
  confirmNewEmailMail: {
    subject: () => 'Confirm your new email',
    body: ({ params, link }) => ({
      heading: 'Confirm your new email',
      blocks: [
        hello(params.name),
        paragraph(
          'One step is left for your Prova account to use this email: confirming that it is yours. The link works for 24 hours.',
        ),
        button('Use this email', link),
        paragraph('Once confirmed, this is the email you sign in with. Sessions on other devices are ended.'),
        paragraph('If you did not ask for this change, ignore this message: nothing happens without confirmation.'),
      ],
      why: 'You received this message because somebody gave this email when changing that of a Prova account.',
    }),
  },
  newEmailTakenMail: {
    subject: () => 'This email already has an account',
    body: ({ params, url }) => ({
      heading: 'This email already has an account',
      blocks: [
        hello(params.name),
        paragraph(
          'Somebody wanted to use this email in another Prova account, but it already belongs to yours. Nothing has changed: an email can only be in one account.',
        ),
        paragraph('If it was you, sign in to the account that uses this email, or choose another one for the second.'),
        button('Sign in', url('/auth/login')),
        paragraph('If it was not you, ignore this message: your account is as it was.'),
      ],
      why: whyAccount,
    }),
  },
  emailChangeAskedMail: {
    subject: () => 'Somebody asked to change the email of your account',
    body: ({ params, link }) => ({
      heading: 'Somebody asked to change the email of your account',
      blocks: [
        hello(params.name),
        paragraph(
          `On ${formatInstant(locale, params.at)}, somebody signed in to your account asked that it use ${params.newEmail}. The change takes effect only once the new email is confirmed.`,
        ),
        paragraph('If it was you, there is nothing to do.'),
        paragraph(
          'If it was not, stop the change now. All sessions will be ended, and you will create a new password right after.',
        ),
        button('It was not me: stop the change', link),
      ],
      why: whyAccount,
    }),
  },
  emailMovedMail: {
    subject: () => 'Your account now uses another email',
    body: ({ params, link }) => ({
      heading: 'Your account now uses another email',
      blocks: [
        hello(params.name),
        paragraph(
          `Since ${formatInstant(locale, params.at)}, your Prova account uses ${params.newEmail}. We no longer write to this address about it, and it no longer signs you in.`,
        ),
        paragraph('If it was you, there is nothing to do.'),
        paragraph(
          'If it was not, undo the change within 7 days. All sessions will be ended, and you will create a new password right after. Until then, nobody can open another account with this email.',
        ),
        button('It was not me: undo the change', link),
      ],
      why: 'You received this message because this was the email of your Prova account.',
    }),
  },
};
