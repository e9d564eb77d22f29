import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyAccount } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './accounts.kinds.ts';

export const accountMailsEnUS: MailTexts<typeof kinds> = {
  verifyEmailMail: {
    subject: () => 'Confirm your email',
    body: ({ params, link, prepared }) => ({
      heading: 'Confirm your email',
      blocks: [
        hello(params.name),
        paragraph(
          'One step is left before you can use your account: confirming this address is yours. The link is valid for 24 hours.',
        ),
        button('Confirm email', link),
        {
          kind: 'code',
          label: 'Or enter this code on the verification page. It is valid for 15 minutes.',
          code: prepared.code,
        },
        paragraph('If you did not create a Prova account, ignore this message: nothing happens without confirmation.'),
      ],
      why: 'You received this message because someone entered this address when creating a Prova account.',
    }),
  },
  completeRegistrationMail: {
    subject: () => 'Complete your Prova registration',
    body: ({ params, link }) => ({
      heading: 'Your registration is not complete yet',
      blocks: [
        hello(params.name),
        paragraph(
          'Your email is confirmed and your account is ready to use. Tell us a little about your work: what you write is kept, so you can stop and continue on any device.',
        ),
        button('Continue registration', link),
        paragraph('The link is valid for 7 days. After that, sign in to continue.'),
      ],
      why: whyAccount,
    }),
  },
  alreadyRegisteredMail: {
    subject: () => 'You already have a Prova account',
    body: ({ params, url }) => ({
      heading: 'You already have an account',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone tried to create an account with this address, but it is already registered. If it was you, just sign in.',
        ),
        button('Sign in', url('/auth/login')),
        paragraph('Forgot your password? You can create a new one:'),
        button('Reset password', url('/auth/forget-password')),
        paragraph('If it was not you, ignore this message: nothing has changed in your account.'),
      ],
      why: whyAccount,
    }),
  },
  accountClosingMail: {
    subject: () => 'Your previous account is still being deleted',
    body: ({ params }) => ({
      heading: 'Your previous account is still being deleted',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone registered with this email while the account you closed is still being deleted. If it was you, wait two minutes and ask for another code on the verification page.',
        ),
        paragraph('If it was not you, ignore this message: nothing happens without the code.'),
      ],
      why: 'You received this message because someone entered this address when creating a Prova account.',
    }),
  },
  passwordResetMail: {
    subject: () => 'Create a new password',
    body: ({ params, link }) => ({
      heading: 'Create a new password',
      blocks: [
        hello(params.name),
        paragraph(
          'We received a request to reset your account’s password. The link is valid for 1 hour and works once.',
        ),
        button('Create new password', link),
        paragraph('If you did not ask for this, ignore this message: your password stays the same.'),
      ],
      why: whyAccount,
    }),
  },
  accountCreatedMail: {
    subject: () => 'Your Prova account',
    body: ({ params, link }) => ({
      heading: 'Create your password',
      blocks: [
        hello(params.name),
        paragraph(
          'A Prova account was created for this address. Choose a password to sign in for the first time. The link is valid for 7 days and works once.',
        ),
        button('Create password', link),
        paragraph('If you were not expecting this message, ignore it: the account cannot be used without a password.'),
      ],
      why: whyAccount,
    }),
  },
};
