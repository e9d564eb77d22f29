import * as z from 'zod';
import { cursorPaging, id, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** What the owner of an account reads of its log: what lets somebody in, or keeps somebody out. */
export const ACTIVITIES = [
  'created',
  'registered_with_google',
  'signed_in',
  'session_ended',
  'signed_out_everywhere',
  'locked',
  'password_changed',
  'password_reset',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'google_linked',
  'google_added',
  'google_removed',
  'totp_added',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'second_factors_reset',
] as const;

export const listActivity = endpoint({
  id: 'accounts.activity.list',
  method: 'GET',
  path: '/api/v1/auth/activity',
  summary: 'What was done to sign in to my account and to keep it safe, the newest first.',
  access: { kind: 'user' },
  query: z.object({ ...cursorPaging(30), cursor: id.optional() }),
  output: z.array(
    z.object({
      id,
      activity: z.enum(ACTIVITIES),
      /** From which network; null where nobody knows, or after six months. */
      address: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  paging: 'cursor',
});
