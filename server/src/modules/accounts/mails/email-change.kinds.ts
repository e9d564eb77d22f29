import { EMAIL_CHANGE_HOURS, OBJECTION_DAYS } from '@prova/contract/accounts/email-change';
import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import { mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../accounts.words.en-US.ts';
import { ptBR } from '../accounts.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The person is named by id, so that a mail to an address that is not theirs (any more) goes with the account. */
const change = z.object({ changeId: id, userId: id, name });
const plain = { changeId: sample.id, userId: sample.id, name: sample.name };
const changed = { params: { ...plain, newEmail: 'a•••@correio.example', at: sample.instant } };

/** To the address that is to take the place of another. */
export const confirmNewEmailMail = mailKind('confirm_new_email', {
  params: change,
  token: {
    kind: 'email_change',
    subject: ({ changeId }) => changeId,
    expiresAt: (_params, now) => after(now, EMAIL_CHANGE_HOURS * HOUR),
    path: (secret) => `/auth/email-change?step=confirm&token=${secret}`,
  },
  prepared: z.object({}),
  samples: { plain: { params: plain, prepared: {} } },
  write: ({ params, words: { confirmNewEmail } }) => ({
    subject: confirmNewEmail.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(confirmNewEmail.text),
      button(confirmNewEmail.use, link),
      paragraph(confirmNewEmail.afterwards),
      paragraph(confirmNewEmail.ignore),
    ],
    why: confirmNewEmail.why,
  }),
});

/** To that address, where it has an account already. */
export const newEmailTakenMail = mailKind('new_email_taken', {
  params: z.object({ name }),
  samples: { plain: { params: plain } },
  write: ({ params, words: { newEmailTaken, signIn, accountUnchanged }, common }) => ({
    subject: newEmailTaken.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(newEmailTaken.text),
      paragraph(newEmailTaken.ifYou),
      button(signIn, url('/auth/login')),
      paragraph(accountUnchanged),
    ],
    why: common.whyAccount,
  }),
});

const objection = {
  kind: 'email_objection',
  subject: ({ changeId }: { changeId: string }) => changeId,
  // Long enough for a change that is confirmed at the last moment; the server knows when the week is over.
  expiresAt: (_params: object, now: Date) => after(now, OBJECTION_DAYS * DAY + 2 * EMAIL_CHANGE_HOURS * HOUR),
  path: (secret: string): `/${string}` => `/auth/email-change?step=undo&token=${secret}`,
} as const;

/** To the present address, as soon as another one is asked for. */
export const emailChangeAskedMail = mailKind('email_change_asked', {
  params: change.extend({ newEmail: z.string(), at: instant }),
  token: objection,
  samples: { plain: changed },
  write: ({ params, words: { emailChangeAsked, ifYou }, common, format }) => ({
    subject: emailChangeAsked.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(emailChangeAsked.text(format.instant(params.at), params.newEmail)),
      paragraph(ifYou),
      paragraph(emailChangeAsked.ifNot),
      button(emailChangeAsked.stop, link),
    ],
    why: common.whyAccount,
  }),
});

/** To the address that an account has left, then and whenever somebody turns to it within the week. */
export const emailMovedMail = mailKind('email_moved', {
  params: change.extend({ newEmail: z.string(), at: instant }),
  token: objection,
  samples: { plain: changed },
  write: ({ params, words: { emailMoved, ifYou }, format }) => ({
    subject: emailMoved.heading,
    hello: params.name,
    blocks: ({ link }) => [
      paragraph(emailMoved.text(format.instant(params.at), params.newEmail)),
      paragraph(ifYou),
      paragraph(emailMoved.ifNot),
      button(emailMoved.undo, link),
    ],
    why: emailMoved.why,
  }),
});
