import { COMPLETION_DAYS } from '@prova/contract/accounts/accounts';
import { id } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import { mailKind, name } from '../../../platform/mail/mail-kind.ts';

const user = z.object({ userId: id, name });

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
});

export const alreadyRegisteredMail = mailKind('already_registered', { params: z.object({ name }) });

/** Somebody registers the address of an account that is being erased. */
export const accountClosingMail = mailKind('account_closing', { params: z.object({ name }), farewell: true });

export const passwordResetMail = mailKind('password_reset', {
  params: user,
  token: {
    kind: 'reset',
    subject: ({ userId }) => userId,
    expiresAt: (_params, now) => after(now, HOUR),
    path: (secret) => `/auth/reset-password?token=${secret}`,
  },
});

export const accountCreatedMail = mailKind('account_created', {
  params: user,
  token: {
    kind: 'reset',
    subject: ({ userId }) => userId,
    expiresAt: (_params, now) => after(now, 7 * DAY),
    path: (secret) => `/auth/reset-password?token=${secret}`,
  },
});
