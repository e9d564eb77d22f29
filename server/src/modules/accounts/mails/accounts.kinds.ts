import { COMPLETION_DAYS } from '@prova/contract/accounts/accounts';
import { id } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../accounts.words.en-US.ts';
import { ptBR } from '../accounts.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const user = z.object({ userId: id, name });
const plain = { params: { userId: sample.id, name: sample.name } };

/** The address is in it because the registration may have left it before the mail is sent. */
export const verifyEmailMail = mailKind('verify_email', {
  params: z.object({ registrationId: id, email: z.string(), name }),
  token: {
    kind: 'verification',
    subject: ({ registrationId }) => registrationId,
    expiresAt: (_params, now) => after(now, DAY),
    path: (secret) => `/auth/verify-email?token=${secret}`,
  },
  prepared: z.object({ code: z.string().regex(/^\d{6}$/) }),
  samples: {
    plain: {
      params: { registrationId: sample.id, email: 'ana@correio.example', name: sample.name },
      prepared: { code: '012345' },
    },
  },
  write: ({ params, words: { verifyEmail, whyEntered } }) => ({
    subject: verifyEmail.heading,
    hello: params.name,
    blocks: ({ link, prepared }) => [
      paragraph(verifyEmail.text),
      button(verifyEmail.confirm, link),
      { kind: 'code', label: verifyEmail.code, code: prepared.code },
      paragraph(verifyEmail.ignore),
    ],
    why: whyEntered,
  }),
});

/** To a recruiter who has stopped halfway; not sent any more once the registration is complete. */
export const completeRegistrationMail = mailKind('complete_registration', {
  params: user.extend({ email: z.string() }),
  token: {
    kind: 'completion',
    subject: ({ userId }) => userId,
    expiresAt: (_params, now) => after(now, COMPLETION_DAYS * DAY),
    path: (secret, { email }) => `/auth/complete-registration?email=${encodeURIComponent(email)}&token=${secret}`,
  },
  prepared: z.object({}),
  samples: { plain: { params: { ...plain.params, email: 'ana+rh@correio.example' }, prepared: {} } },
  write: ({ params, words: { completeRegistration }, common }) => ({
    subject: completeRegistration.subject,
    heading: completeRegistration.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(completeRegistration.text),
      button(completeRegistration.continue, link),
      paragraph(completeRegistration.validity),
    ],
    why: common.whyAccount,
  }),
});

export const alreadyRegisteredMail = mailKind('already_registered', {
  params: z.object({ name }),
  samples: { plain },
  write: ({ params, words: { alreadyRegistered, signIn, resetPassword, accountUnchanged }, common }) => ({
    subject: alreadyRegistered.subject,
    heading: alreadyRegistered.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(alreadyRegistered.text),
      button(signIn, url('/auth/login')),
      paragraph(alreadyRegistered.forgotten),
      button(resetPassword, url('/auth/forget-password')),
      paragraph(accountUnchanged),
    ],
    why: common.whyAccount,
  }),
});

/** Somebody registers the address of an account that is being erased. */
export const accountClosingMail = mailKind('account_closing', {
  params: z.object({ name }),
  toErased: true,
  samples: { plain },
  write: ({ params, words: { accountClosing, whyEntered } }) => ({
    subject: accountClosing.heading,
    hello: params.name,
    blocks: () => [paragraph(accountClosing.text), paragraph(accountClosing.ignore)],
    why: whyEntered,
  }),
});

export const passwordResetMail = mailKind('password_reset', {
  params: user,
  token: {
    kind: 'reset',
    subject: ({ userId }) => userId,
    expiresAt: (_params, now) => after(now, HOUR),
    path: (secret) => `/auth/reset-password?token=${secret}`,
  },
  samples: { plain },
  write: ({ params, words: { passwordReset }, common }) => ({
    subject: passwordReset.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(passwordReset.text),
      button(passwordReset.create, link),
      paragraph(passwordReset.ignore),
    ],
    why: common.whyAccount,
  }),
});

export const accountCreatedMail = mailKind('account_created', {
  params: user,
  token: {
    kind: 'reset',
    subject: ({ userId }) => userId,
    expiresAt: (_params, now) => after(now, 7 * DAY),
    path: (secret) => `/auth/reset-password?token=${secret}`,
  },
  samples: { plain },
  write: ({ params, words: { accountCreated }, common }) => ({
    subject: accountCreated.subject,
    heading: accountCreated.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(accountCreated.text),
      button(accountCreated.create, link),
      paragraph(accountCreated.ignore),
    ],
    why: common.whyAccount,
  }),
});
