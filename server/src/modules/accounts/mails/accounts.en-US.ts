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
          'One step is left before you can use your account: confirming that this address is yours. The link is valid for 24 hours.',
        ),
        button('Confirm email', link),
        {
          kind: 'code',
          label: 'Or type this code on the verification page. It is valid for 15 minutes.',
          code: prepared.code,
        },
        paragraph('If you did not create a Prova account, ignore this message: without confirmation nothing happens.'),
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
          'Your email is confirmed and your account works. Tell us a little about your work: what you write is kept, and you can stop and continue on any device.',
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
        paragraph('If this was not you, ignore this message: your account is as it was.'),
      ],
      why: whyAccount,
    }),
  },
  accountClosingMail: {
    subject: () => 'Your previous account is still being erased',
    body: ({ params }) => ({
      heading: 'Your previous account is still being erased',
      blocks: [
        hello(params.name),
        paragraph(
          'Somebody registered with this email while the account that you closed is being erased. If it was you, wait two minutes and ask for another code on the verification page.',
        ),
        paragraph('If it was not you, ignore this message: without the code nothing happens.'),
      ],
      why: 'You received this message because somebody gave this email when creating an account at Prova.',
    }),
  },
  passwordResetMail: {
    subject: () => 'Create a new password',
    body: ({ params, link }) => ({
      heading: 'Create a new password',
      blocks: [
        hello(params.name),
        paragraph(
          'We received a request to reset the password of your account. The link is valid for 1 hour and works once.',
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
        paragraph('If you did not expect this message, ignore it: without the password the account cannot be used.'),
      ],
      why: whyAccount,
    }),
  },
};
