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
          'One step is left before your Prova account uses this email: confirming it is yours. The link is valid for 24 hours.',
        ),
        button('Use this email', link),
        paragraph('Once confirmed, this is the email you sign in with. Sessions on other devices will end.'),
        paragraph('If you did not ask for this change, ignore this message: nothing happens without confirmation.'),
      ],
      why: 'You received this message because someone entered this address as the new email for a Prova account.',
    }),
  },
  newEmailTakenMail: {
    subject: () => 'This email already has an account',
    body: ({ params, url }) => ({
      heading: 'This email already has an account',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone tried to use this email for another Prova account, but it already belongs to yours. Nothing has changed: an email can belong to only one account.',
        ),
        paragraph(
          'If it was you, sign in to the account that already uses this email, or choose another email for the second one.',
        ),
        button('Sign in', url('/auth/login')),
        paragraph('If it was not you, ignore this message: nothing has changed in your account.'),
      ],
      why: whyAccount,
    }),
  },
  emailChangeAskedMail: {
    subject: () => 'Someone asked to change your account’s email',
    body: ({ params, link }) => ({
      heading: 'Someone asked to change your account’s email',
      blocks: [
        hello(params.name),
        paragraph(
          `On ${formatInstant(locale, params.at)}, someone signed in to your account asked to change its email to ${params.newEmail}. The change takes effect only once the new email is confirmed.`,
        ),
        paragraph('If it was you, there is nothing you need to do.'),
        paragraph(
          'If it was not, stop the change now. All sessions will end, and you will then create a new password.',
        ),
        button('It wasn’t me: stop the change', link),
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
          `As of ${formatInstant(locale, params.at)}, your Prova account uses ${params.newEmail}. We no longer write to this address about it, and you can no longer sign in with it.`,
        ),
        paragraph('If it was you, there is nothing you need to do.'),
        paragraph(
          'If it was not, undo the change within 7 days. All sessions will end, and you will then create a new password. Until then, nobody can open another account with this email.',
        ),
        button('It wasn’t me: undo the change', link),
      ],
      why: 'You received this message because this was the email of your Prova account.',
    }),
  },
};
