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
  recovery_codes_renewed: 'New recovery codes',
  second_factors_reset: 'Second step turned off by support',
} as const;

export const securityMailsEnUS: MailTexts<typeof kinds> = {
  emailChangedMail: {
    subject: () => 'Request to change the email of your account',
    body: ({ params, url }) => ({
      heading: 'Request to change the email of your account',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone with your password asked that the account of this address use another one. We sent a message there with what is left to do.',
        ),
        paragraph('If this was not you, reset your password and contact support.'),
        button('Reset password', url('/auth/forget-password')),
      ],
      why: 'You received this message because this email address belonged to a Prova account.',
    }),
  },
  googleLinkedMail: {
    subject: () => 'Your account now opens with Google',
    body: ({ params, url }) => ({
      heading: 'Your account now opens with Google',
      blocks: [
        hello(params.name),
        paragraph(
          'Someone entered your Prova account with the Google account of this email, and the two are now linked.',
        ),
        params.passwordGone
          ? paragraph(
              'The password chosen before the email was confirmed no longer works. Sign in with Google or, if you prefer, create another password:',
            )
          : paragraph(
              'Your password still works. If this was not you, change it and check the security of your Google account:',
            ),
        button(params.passwordGone ? 'Create a password' : 'Reset password', url('/auth/forget-password')),
      ],
      why: 'You received this message because your Prova account can now be opened in another way.',
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
            ? `Since ${formatInstant(locale, params.at)}, a Google account opens your Prova account, too.`
            : `Since ${formatInstant(locale, params.at)}, Google no longer opens your Prova account.`,
        ),
        paragraph('If it was not you, reset your password now, then look at the security page.'),
        button('See the security of my account', url(`/admin/${params.area}/security`)),
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
          `The password of your account was changed on ${formatInstant(locale, params.at)}. All other sessions were ended.`,
        ),
        paragraph('If this was not you, reset your password now.'),
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
        paragraph('Somebody signed in to your account from a browser that it did not know yet:'),
        details({
          Device: params.device ?? 'not identified',
          When: formatInstant(locale, params.at),
        }),
        paragraph('If it was you, there is nothing to do.'),
        paragraph('If it was not, end that session on the security page and change your password.'),
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
        paragraph(`This was done in your account on ${formatInstant(locale, params.at)}.`),
        paragraph('If it was not you, reset your password now, then look at the security page.'),
        button('See the security of my account', url(`/admin/${params.area}/security`)),
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
          `There were several attempts to sign in with a wrong password. For your safety, new devices can only try again in ${params.minutes} minutes.`,
        ),
        paragraph(
          'If it was you and you forgot the password, create a new one. If it was not, we recommend changing it.',
        ),
        button('Reset password', url('/auth/forget-password')),
      ],
      why: whyAccount,
    }),
  },
};
