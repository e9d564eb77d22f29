import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { area, mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../accounts.words.en-US.ts';
import { ptBR } from '../accounts.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const plain = { name: sample.name };
const changed = { ...plain, at: sample.instant, area: 'recruiter' } as const;

/** To an address that a registration has left: there is no account yet. Rows from before have no id. */
export const emailChangedMail = mailKind('email_changed', {
  params: z.object({ registrationId: id.optional(), name }),
  samples: { plain: { params: { ...plain, registrationId: sample.id } } },
  write: ({ params, words: { emailChanged } }) => ({
    subject: emailChanged.heading,
    hello: params.name,
    blocks: () => [paragraph(emailChanged.text), paragraph(emailChanged.noAccount)],
    why: emailChanged.why,
  }),
});

export const googleLinkedMail = mailKind('google_linked', {
  params: z.object({ name, passwordGone: z.boolean() }),
  samples: {
    'password gone': { params: { ...plain, passwordGone: true } },
    'password kept': { params: { ...plain, passwordGone: false } },
  },
  write: ({ params, words: { googleLinked, resetPassword } }) => ({
    subject: googleLinked.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(googleLinked.text),
      paragraph(params.passwordGone ? googleLinked.passwordGone : googleLinked.passwordStays),
      button(params.passwordGone ? googleLinked.createPassword : resetPassword, url('/auth/forget-password')),
    ],
    why: googleLinked.why,
  }),
});

/** Its owner, or somebody in an open session of theirs, added or removed Google in the account. */
export const googleChangedMail = mailKind('google_changed', {
  params: z.object({ name, change: z.enum(['added', 'removed']), at: instant, area }),
  samples: {
    added: { params: { ...changed, change: 'added' } },
    removed: { params: { ...changed, change: 'removed' } },
  },
  write: ({ params, words: { googleChanged, resetAndCheck, seeSecurity }, common, format }) => ({
    subject: googleChanged[params.change].heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(googleChanged[params.change].text(format.instant(params.at))),
      paragraph(resetAndCheck),
      button(seeSecurity, url(`/admin/${params.area}/security`)),
    ],
    why: common.whyAccount,
  }),
});

export const passwordChangedMail = mailKind('password_changed', {
  params: z.object({ name, at: instant }),
  samples: { plain: { params: changed } },
  write: ({ params, words: { passwordChanged, resetPassword }, common, format }) => ({
    subject: passwordChanged.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(passwordChanged.text(format.instant(params.at))),
      paragraph(passwordChanged.ifNot),
      button(resetPassword, url('/auth/forget-password')),
    ],
    why: common.whyAccount,
  }),
});

/** Somebody signed in from a browser that the account did not know. */
export const newDeviceMail = mailKind('new_device', {
  params: z.object({
    name,
    device: z.string().nullable(),
    at: instant,
    area,
  }),
  samples: {
    known: { params: { ...changed, device: 'Firefox, Linux' } },
    'not identified': { params: { ...changed, device: null } },
  },
  write: ({ params, words: { newDevice, ifYou }, common, format }) => ({
    subject: newDevice.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(newDevice.text),
      details({
        [newDevice.device]: params.device ?? newDevice.unknown,
        [newDevice.when]: format.instant(params.at),
      }),
      paragraph(ifYou),
      paragraph(newDevice.ifNot),
      button(newDevice.see, url(`/admin/${params.area}/security`)),
    ],
    why: common.whyAccount,
  }),
});

export const secondFactorChangedMail = mailKind('second_factor_changed', {
  params: z.object({
    name,
    change: z.enum([
      'totp_added',
      'totp_removed',
      'passkey_added',
      'passkey_removed',
      'recovery_codes_renewed',
      'recovery_code_used',
      'second_factors_reset',
    ]),
    at: instant,
    area,
  }),
  samples: { plain: { params: { ...changed, change: 'totp_added' } } },
  write: ({ params, words: { secondFactorChanged, resetAndCheck, seeSecurity }, common, format }) => ({
    subject: secondFactorChanged.heading(params.change),
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(secondFactorChanged.text(format.instant(params.at))),
      paragraph(resetAndCheck),
      button(seeSecurity, url(`/admin/${params.area}/security`)),
    ],
    why: common.whyAccount,
  }),
});

export const accountLockedMail = mailKind('account_locked', {
  params: z.object({ name, minutes: z.number().int().positive() }),
  samples: { plain: { params: { ...plain, minutes: 15 } } },
  write: ({ params, words: { accountLocked, resetPassword }, common }) => ({
    subject: accountLocked.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(accountLocked.text(params.minutes)),
      paragraph(accountLocked.forgotten),
      button(resetPassword, url('/auth/forget-password')),
    ],
    why: common.whyAccount,
  }),
});
