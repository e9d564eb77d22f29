import { EMAIL_CHANGE_HOURS, OBJECTION_DAYS } from '@prova/contract/accounts/email-change';
import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** The person is named by id, so that a mail to an address that is not theirs (any more) goes with the account. */
const change = z.object({ changeId: id, userId: id, name });

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
});

/** To that address, where it has an account already. */
export const newEmailTakenMail = mailKind('new_email_taken', { params: z.object({ name }) });

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
});

/** To the address that an account has left, then and whenever somebody turns to it within the week. */
export const emailMovedMail = mailKind('email_moved', {
  params: change.extend({ newEmail: z.string(), at: instant }),
  token: objection,
});
