import { instant } from '@prova/contract/common';
import * as z from 'zod';
import { area, kind, name } from '../mail-kind.ts';

export const SECURITY_MAILS = {
  email_changed: kind({ params: z.object({ name }) }),
  google_linked: kind({ params: z.object({ name, passwordGone: z.boolean() }) }),
  /** Its owner, or somebody in an open session of theirs, added or removed Google in the account. */
  google_changed: kind({ params: z.object({ name, change: z.enum(['added', 'removed']), at: instant, area }) }),
  password_changed: kind({ params: z.object({ name, at: instant }) }),
  /** Somebody signed in from a browser that the account did not know. */
  new_device: kind({
    params: z.object({
      name,
      device: z.string().nullable(),
      at: instant,
      area,
    }),
  }),
  second_factor_changed: kind({
    params: z.object({
      name,
      change: z.enum([
        'totp_added',
        'totp_removed',
        'passkey_added',
        'passkey_removed',
        'recovery_codes_renewed',
        'second_factors_reset',
      ]),
      at: instant,
      area,
    }),
  }),
  account_locked: kind({ params: z.object({ name, minutes: z.number().int().positive() }) }),
};
