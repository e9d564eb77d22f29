import * as z from 'zod';
import { endpoint } from './endpoint.ts';

/** Seconds for which a confirmed identity, or a sign-in, opens what asks for one. */
export const CONFIRMED_SECONDS = 600;

const password = z.string().min(1).max(128);
const done = z.object({});

export const confirmIdentity = endpoint({
  id: 'accounts.confirmIdentity',
  method: 'POST',
  path: '/api/v1/auth/confirm-identity',
  summary: 'Prove again who is there: for 10 minutes this session may do what asks for it. Signing in counts, too.',
  access: { kind: 'user' },
  body: z.strictObject({ password }),
  output: done,
  errors: ['UNAUTHENTICATED', 'VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 30, seconds: 600 },
});
