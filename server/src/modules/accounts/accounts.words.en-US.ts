import type { AccountWords } from './accounts.words.pt-BR.ts';

const FACTORS = {
  totp_added: 'Authenticator app turned on',
  totp_removed: 'Authenticator app turned off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'New recovery codes',
  second_factors_reset: 'Two-step verification turned off by support',
};

export const enUS: AccountWords = {
  signIn: 'Sign in',
  resetPassword: 'Reset password',
  seeSecurity: 'See my account security',
  ifYou: 'If it was you, there is nothing you need to do.',
  resetAndCheck: 'If it was not you, reset your password now, then check your security page.',
  accountUnchanged: 'If it was not you, ignore this message: nothing has changed in your account.',
  whyEntered: 'You received this message because someone entered this address when creating a Prova account.',
  verifyEmail: {
    heading: 'Confirm your email',
    text: 'One step is left before you can use your account: confirming this address is yours. The link is valid for 24 hours.',
    confirm: 'Confirm email',
    code: 'Or enter this code on the verification page. It is valid for 15 minutes.',
    ignore: 'If you did not create a Prova account, ignore this message: nothing happens without confirmation.',
  },
  completeRegistration: {
    subject: 'Complete your Prova registration',
    heading: 'Your registration is not complete yet',
    text: 'Your email is confirmed and your account is ready to use. Tell us a little about your work: what you write is kept, so you can stop and continue on any device.',
    continue: 'Continue registration',
    validity: 'The link is valid for 7 days. After that, sign in to continue.',
  },
  alreadyRegistered: {
    subject: 'You already have a Prova account',
    heading: 'You already have an account',
    text: 'Someone tried to create an account with this address, but it is already registered. If it was you, just sign in.',
    forgotten: 'Forgot your password? You can create a new one:',
  },
  accountClosing: {
    heading: 'Your previous account is still being deleted',
    text: 'Someone registered with this email while the account you closed is still being deleted. If it was you, wait two minutes and ask for another code on the verification page.',
    ignore: 'If it was not you, ignore this message: nothing happens without the code.',
  },
  passwordReset: {
    heading: 'Create a new password',
    text: 'We received a request to reset your account’s password. The link is valid for 1 hour and works once.',
    create: 'Create new password',
    ignore: 'If you did not ask for this, ignore this message: your password stays the same.',
  },
  accountCreated: {
    subject: 'Your Prova account',
    heading: 'Create your password',
    text: 'A Prova account was created for this address. Choose a password to sign in for the first time. The link is valid for 7 days and works once.',
    create: 'Create password',
    ignore: 'If you were not expecting this message, ignore it: the account cannot be used without a password.',
  },
  confirmNewEmail: {
    heading: 'Confirm your new email',
    text: 'One step is left before your Prova account uses this email: confirming it is yours. The link is valid for 24 hours.',
    use: 'Use this email',
    afterwards: 'Once confirmed, this is the email you sign in with. Sessions on other devices will end.',
    ignore: 'If you did not ask for this change, ignore this message: nothing happens without confirmation.',
    why: 'You received this message because someone entered this address as the new email for a Prova account.',
  },
  newEmailTaken: {
    heading: 'This email already has an account',
    text: 'Someone tried to use this email for another Prova account, but it already belongs to yours. Nothing has changed: an email can belong to only one account.',
    ifYou:
      'If it was you, sign in to the account that already uses this email, or choose another email for the second one.',
  },
  emailChangeAsked: {
    heading: 'Someone asked to change your account’s email',
    text: (at, newEmail) =>
      `On ${at}, someone signed in to your account asked to change its email to ${newEmail}. The change takes effect only once the new email is confirmed.`,
    ifNot: 'If it was not, stop the change now. All sessions will end, and you will then create a new password.',
    stop: 'It wasn’t me: stop the change',
  },
  emailMoved: {
    heading: 'Your account now uses another email',
    text: (at, newEmail) =>
      `As of ${at}, your Prova account uses ${newEmail}. We no longer write to this address about it, and you can no longer sign in with it.`,
    ifNot:
      'If it was not, undo the change within 7 days. All sessions will end, and you will then create a new password. Until then, nobody can open another account with this email.',
    undo: 'It wasn’t me: undo the change',
    why: 'You received this message because this was the email of your Prova account.',
  },
  emailChanged: {
    heading: 'Your registration now uses another email',
    text: 'A Prova registration that was not confirmed yet used this address and now uses another one. The links and codes we sent here no longer work.',
    noAccount:
      'No account was created with this address. If you did not register, there is nothing you need to do: we will not write again about that registration.',
    why: 'You received this message because someone entered this address when registering with Prova.',
  },
  googleLinked: {
    heading: 'You can now sign in with Google',
    text: 'Someone signed in to your Prova account with the Google account for this email, and the two are now linked.',
    passwordGone:
      'The password chosen before the email was confirmed no longer works. Sign in with Google or, if you prefer, create another password:',
    passwordStays:
      'Your password still works. If it was not you, change it and check the security of your Google account:',
    createPassword: 'Create a password',
    why: 'You received this message because there is a new way to sign in to your Prova account.',
  },
  googleChanged: {
    added: {
      heading: 'A Google account was linked to your account',
      text: (at) => `As of ${at}, a Google account can also be used to sign in to your Prova account.`,
    },
    removed: {
      heading: 'Google was unlinked from your account',
      text: (at) => `As of ${at}, Google can no longer be used to sign in to your Prova account.`,
    },
  },
  passwordChanged: {
    heading: 'Your password was changed',
    text: (at) => `Your account’s password was changed on ${at}. All other sessions were ended.`,
    ifNot: 'If it was not you, reset your password now.',
  },
  newDevice: {
    heading: 'New sign-in to your account',
    text: 'Someone signed in to your account from a browser we do not recognize yet:',
    device: 'Device',
    unknown: 'not identified',
    when: 'When',
    ifNot: 'If it was not, end that session on your security page and change your password.',
    see: 'See where I am signed in',
  },
  secondFactorChanged: {
    heading: (change) => FACTORS[change],
    text: (at) => `This change was made to your account on ${at}.`,
  },
  accountLocked: {
    heading: 'Your account is locked for a few minutes',
    text: (minutes) =>
      `There were several attempts to sign in with the wrong password. For your safety, a new device will have to wait ${minutes} minutes to try again.`,
    forgotten: 'If it was you and you forgot your password, create a new one. If it was not, we recommend changing it.',
  },
};
