import { COMPLETION_DAYS } from '@prova/contract/accounts/accounts';
import { id } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY, HOUR } from '../../../platform/clock.ts';
import { kind, name } from '../mail-kind.ts';

const user = z.object({ userId: id, name });

export const ACCOUNT_MAILS = {
  /** The address is in it because the registration may have left it before the mail is sent. */
  verify_email: kind({
    params: z.object({ registrationId: id, email: z.string(), name }),
    token: {
      kind: 'verification',
      subject: ({ registrationId }) => registrationId,
      expiresAt: (_params, now) => after(now, DAY),
      path: (secret) => `/auth/verify-email?token=${secret}`,
    },
    prepared: z.object({ code: z.string().regex(/^\d{6}$/) }),
  }),
  /** To a recruiter who has stopped halfway; not sent any more once the registration is complete. */
  complete_registration: kind({
    params: user.extend({ email: z.string() }),
    token: {
      kind: 'completion',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, COMPLETION_DAYS * DAY),
      path: (secret, { email }) => `/auth/complete-registration?email=${encodeURIComponent(email)}&token=${secret}`,
    },
    prepared: z.object({}),
  }),
  already_registered: kind({ params: z.object({ name }) }),
  password_reset: kind({
    params: user,
    token: {
      kind: 'reset',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, HOUR),
      path: (secret) => `/auth/reset-password?token=${secret}`,
    },
  }),
  account_created: kind({
    params: user,
    token: {
      kind: 'reset',
      subject: ({ userId }) => userId,
      expiresAt: (_params, now) => after(now, 7 * DAY),
      path: (secret) => `/auth/reset-password?token=${secret}`,
    },
  }),
};
