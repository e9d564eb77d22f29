import * as z from 'zod';
import { email, instant, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** For so long the link opens that the new address gets. */
export const EMAIL_CHANGE_HOURS = 24;
/** For so long after a change its former address may object, and no account can begin with it. */
export const OBJECTION_DAYS = 7;

const done = z.object({});

export const getEmailChange = endpoint({
  id: 'accounts.emailChange.get',
  method: 'GET',
  path: '/api/v1/auth/email-change',
  summary: 'The address of my account, and the one that is to take its place.',
  access: { kind: 'user' },
  output: z.object({
    email: z.string(),
    /** Waits for the new address to prove itself. */
    waiting: z
      .object({
        newEmail: z.string(),
        resendAfterSeconds: z.number().int(),
        expiresAt: instant,
      })
      .nullable(),
    /** The last change may still be objected to; another one can be asked after that. */
    settledAt: instant.nullable(),
  }),
});

export const startEmailChange = endpoint({
  id: 'accounts.emailChange.start',
  method: 'POST',
  path: '/api/v1/auth/email-change',
  summary:
    'Ask for another address. Takes the password; an account without one confirms its identity instead. Answers alike whether or not the new address has an account.',
  access: { kind: 'user' },
  body: z.strictObject({ newEmail: email, password: z.string().min(1).max(128).optional() }),
  output: done,
  errors: ['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'IDENTITY_NOT_CONFIRMED', 'EMAIL_CHANGE_RECENT', 'RESEND_LIMIT'],
  rateLimit: { max: 10, seconds: 600 },
});

export const resendEmailChange = endpoint({
  id: 'accounts.emailChange.resend',
  method: 'POST',
  path: '/api/v1/auth/email-change/resend',
  summary: 'Send the link to the new address again.',
  access: { kind: 'user' },
  output: done,
  errors: ['NOT_FOUND', 'RESEND_COOLDOWN', 'RESEND_LIMIT'],
  rateLimit: { max: 10, seconds: 600 },
});

export const cancelEmailChange = endpoint({
  id: 'accounts.emailChange.cancel',
  method: 'DELETE',
  path: '/api/v1/auth/email-change',
  summary: 'Keep the present address: the link that was sent to the new one stops working.',
  access: { kind: 'user' },
  output: done,
  errors: ['NOT_FOUND'],
});

export const confirmEmailChange = endpoint({
  id: 'accounts.emailChange.confirm',
  method: 'POST',
  path: '/api/v1/auth/email-change/confirm',
  summary:
    'Prove the new address by the token of its mail: it is the address of the account from then on. Ends the sessions but for the one that asked.',
  access: { kind: 'public' },
  body: z.strictObject({ token }),
  output: z.object({ email: z.string() }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'EMAIL_IN_USE', 'ACCOUNT_DISABLED', 'ACCOUNT_CLOSING'],
  rateLimit: { max: 30, seconds: 600 },
});

export const undoEmailChange = endpoint({
  id: 'accounts.emailChange.undo',
  method: 'POST',
  path: '/api/v1/auth/email-change/undo',
  summary:
    'Object to a change by the token that the former address got: it is undone, every session ends, what came to open the account since it was asked goes, and so does the password.',
  access: { kind: 'public' },
  body: z.strictObject({ token }),
  /** `resetToken` sets the new password, within an hour. */
  output: z.object({ email: z.string(), resetToken: token }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'ACCOUNT_DISABLED', 'ACCOUNT_CLOSING'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});
