import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { area, mailKind, name } from '../../../platform/mail/mail-kind.ts';

/** To an address that a registration has left: there is no account yet. Rows from before have no id. */
export const emailChangedMail = mailKind('email_changed', {
  params: z.object({ registrationId: id.optional(), name }),
});

export const googleLinkedMail = mailKind('google_linked', { params: z.object({ name, passwordGone: z.boolean() }) });

/** Its owner, or somebody in an open session of theirs, added or removed Google in the account. */
export const googleChangedMail = mailKind('google_changed', {
  params: z.object({ name, change: z.enum(['added', 'removed']), at: instant, area }),
});

export const passwordChangedMail = mailKind('password_changed', { params: z.object({ name, at: instant }) });

/** Somebody signed in from a browser that the account did not know. */
export const newDeviceMail = mailKind('new_device', {
  params: z.object({
    name,
    device: z.string().nullable(),
    at: instant,
    area,
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
});

export const accountLockedMail = mailKind('account_locked', {
  params: z.object({ name, minutes: z.number().int().positive() }),
});
