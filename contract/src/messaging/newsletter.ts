import * as z from 'zod';
import { email, locale, nothing, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';

export const signUpForNewsletter = endpoint({
  id: 'messaging.signUpForNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter',
  summary:
    'Ask for the newsletter. A mail with a link proves the address; the answer is the same whatever is known of it.',
  access: { kind: 'public' },
  body: z.strictObject({
    email,
    /** In which language it is read. */
    locale,
    /** Stays empty: a field that people do not see, and machines fill in. */
    website: z.string().max(2048).optional(),
  }),
  output: nothing,
  status: 202,
  rateLimit: { max: 20, seconds: 3600 },
});

export const confirmNewsletter = endpoint({
  id: 'messaging.confirmNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter/confirm',
  summary: 'Subscribe to the newsletter, by the link of a mail. A second time changes nothing.',
  access: { kind: 'public' },
  body: z.strictObject({ token }),
  output: nothing,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 30, seconds: 600 },
});

export const leaveNewsletter = endpoint({
  id: 'messaging.leaveNewsletter',
  method: 'POST',
  path: '/api/v1/newsletter/unsubscribe',
  summary:
    'Get no more newsletters, by the link of a mail. Who has never subscribed gets no more questions whether they would.',
  access: { kind: 'public' },
  body: z.strictObject({ token }),
  output: nothing,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 30, seconds: 600 },
});
