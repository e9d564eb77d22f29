import type { Phrases } from '../phrases.ts';
import type { emailChange as source } from '../pt-BR/email-change.ts';

export const emailChange: Phrases<typeof source> = {
  section: {
    title: 'Email',
    intro: 'You sign in with it, and it is where we write to you.',
    open: 'Change email',
    new: 'New email',
    newHint: 'We will send a link to confirm that it is yours.',
    password: 'Your password',
    wrongPassword: 'Wrong password. Check it and try again.',
    submit: 'Send confirmation link',
    back: 'Cancel',
    sent: 'Link sent to the new email.',
    waiting: '{{email}} is not confirmed yet',
    waitingText: 'Open the link we sent there by {{until}}. Until you confirm, your account keeps its present email.',
    resend: 'Resend link',
    resendIn: 'Resend in {{wait}}',
    cancel: 'Keep my present email',
    cancelled: 'Change cancelled. Your email stays the same.',
    settled: 'The last change can still be undone from the previous address. You can change it again from {{date}}.',
  },
  confirm: {
    title: 'Confirming your new email',
    wait: 'Just a moment',
    doneTitle: 'Email changed',
    done: 'Your account now uses {{email}}. It is what you sign in with.',
    toSecurity: 'Go to my account',
    refusedTitle: 'This link no longer works',
    refused:
      'It is valid for 24 hours and works once. If the change is still missing, ask for another link under Security in your account.',
    failedTitle: 'It could not be confirmed now',
  },
  undo: {
    title: 'Was it not you who asked to change the email?',
    text: 'If you continue, your account uses this address again, all sessions are ended and the present password stops working. You create another one right after.',
    more: 'Google, passkeys and authenticator apps added since then stop working, too.',
    submit: 'It was not me: protect my account',
    keep: 'It was me: keep the change',
    refusedTitle: 'This link no longer works',
    refused:
      'The change was undone already, or the 7 days for that are over. If you cannot sign in any more, create a new password with the email of the account.',
    newPassword: 'Create a new password',
  },
};
