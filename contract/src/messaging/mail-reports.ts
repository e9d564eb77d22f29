import * as z from 'zod';
import { nothing, text, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** What is wrong with a mail: it asks for passwords or money, nobody had applied, it offends. */
export const MAIL_REPORT_REASONS = ['phishing', 'unknown', 'abusive', 'other'] as const;
export const MAIL_REPORT_NOTE_MAX = 1000;

/** A second report of the same mail answers alike and adds nothing. */
export const reportMail = endpoint({
  id: 'messaging.report',
  method: 'POST',
  path: '/api/v1/public/mail-reports',
  summary: 'Report a mail that was sent in the name of a company, by the link at its end.',
  access: { kind: 'public' },
  body: z.strictObject({
    token,
    reason: z.enum(MAIL_REPORT_REASONS),
    note: text(MAIL_REPORT_NOTE_MAX).optional(),
  }),
  output: nothing,
  status: 201,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 20, seconds: 3600 },
});
