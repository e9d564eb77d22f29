import { formatInstant } from '../../../platform/mail/mail-format.ts';
import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, locale, whyAccount } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './account-security.kinds.ts';

const SECOND_FACTOR_CHANGES = {
  totp_added: 'Authenticator app turned on',
  totp_removed: 'Authenticator app turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'New recovery codes',
  second_factors_reset: 'Two-step verification turned off by support',
} as const;

export const securityMailsEnUS: MailTexts<typeof kinds> = {
  emailChangedMail: {
    subject: () => 'Your registration now uses another email',
    body: ({ params }) => ({
      heading: 'Your registration now uses another email',
      blocks: [
        hello(params.name),
        paragraph(
          'A Prova registration that was not confirmed yet used this address and now uses another one. The links and codes we sent here no longer work.',
        ),
        paragraph(
          'No account was created with this address. If you did not register, there is nothing you need to do: we will not write again about that registration.',
        ),
      ],
      why: 'You received this message because someone entered this address when registering with Prova.',
    }),
  },
  googleLinkedMail: {
    subject: () => 'You can now sign in with Google',
    body: ({ params, url }) => ({
      heading: 'You can now sign in with Google',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone signed in to your Prova account with the Google account for this email, and the two are now linked.',
        ),
        params.passwordGone
          ? paragraph(
              'The password chosen before the email was confirmed no longer works. Sign in with Google or, if you prefer, create another password:',
            )
          : paragraph(
              'Your password still works. If it was not you, change it and check the security of your Google account:',
            ),
        button(params.passwordGone ? 'Create a password' : 'Reset password', url('/auth/forget-password')),
      ],
      why: 'You received this message because there is a new way to sign in to your Prova account.',
    }),
  },
  googleChangedMail: {
    subject: ({ change }) =>
      change === 'added' ? 'A Google account was linked to your account' : 'Google was unlinked from your account',
    body: ({ params, url }) => ({
      heading:
        params.change === 'added'
          ? 'A Google account was linked to your account'
          : 'Google was unlinked from your account',
      blocks: [
        hello(params.name),
        paragraph(
          params.change === 'added'
            ? `As of ${formatInstant(locale, params.at)}, a Google account can also be used to sign in to your Prova account.`
            : `As of ${formatInstant(locale, params.at)}, Google can no longer be used to sign in to your Prova account.`,
        ),
        paragraph('If it was not you, reset your password now, then check your security page.'),
        button('See my account security', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  passwordChangedMail: {
    subject: () => 'Your password was changed',
    body: ({ params, url }) => ({
      heading: 'Your password was changed',
      blocks: [
        hello(params.name),
        paragraph(
          `Your account’s password was changed on ${formatInstant(locale, params.at)}. All other sessions were ended.`,
        ),
        paragraph('If it was not you, reset your password now.'),
        button('Reset password', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
  newDeviceMail: {
    subject: () => 'New sign-in to your account',
    body: ({ params, url }) => ({
      heading: 'New sign-in to your account',
      blocks: [
        hello(params.name),
        paragraph('Someone signed in to your account from a browser we do not recognize yet:'),
        details({
          Device: params.device ?? 'not identified',
          When: formatInstant(locale, params.at),
        }),
        paragraph('If it was you, there is nothing you need to do.'),
        paragraph('If it was not, end that session on your security page and change your password.'),
        button('See where I am signed in', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  secondFactorChangedMail: {
    subject: ({ change }) => SECOND_FACTOR_CHANGES[change],
    body: ({ params, url }) => ({
      heading: SECOND_FACTOR_CHANGES[params.change],
      blocks: [
        hello(params.name),
        paragraph(`This change was made to your account on ${formatInstant(locale, params.at)}.`),
        paragraph('If it was not you, reset your password now, then check your security page.'),
        button('See my account security', url(`/admin/${params.area}/security`)),
      ],
      why: whyAccount,
    }),
  },
  accountLockedMail: {
    subject: () => 'Your account is locked for a few minutes',
    body: ({ params, url }) => ({
      heading: 'Your account is locked for a few minutes',
      blocks: [
        hello(params.name),
        paragraph(
          `There were several attempts to sign in with the wrong password. For your safety, a new device will have to wait ${params.minutes} minutes to try again.`,
        ),
        paragraph(
          'If it was you and you forgot your password, create a new one. If it was not, we recommend changing it.',
        ),
        button('Reset password', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
};
