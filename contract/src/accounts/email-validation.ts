import * as z from 'zod';
import { EMAIL_VERDICTS } from '../email.ts';
import { endpoint } from '../endpoint.ts';

const params = z.object({ email: z.string().max(254) });

const quick = {
  /** As it is stored: in small letters, without blank ends. */
  email: z.string(),
  form: z.enum(EMAIL_VERDICTS),
  /** Mailboxes there are thrown away. It is said, never refused. */
  disposable: z.boolean(),
  /** The address that was probably meant. */
  suggestion: z.string().nullable(),
};

/** Neither says anything of accounts. */
export const validateEmail = endpoint({
  id: 'accounts.validateEmail',
  method: 'GET',
  path: '/api/v1/email-validation/validate/:email',
  summary:
    'Whether mail can reach an address: its form, the mail servers of its domain, disposable domains, a likely typing error. `mailDomain` is unknown when the domain could not be asked in time.',
  access: { kind: 'public' },
  params,
  output: z.object({
    ...quick,
    mailDomain: z.enum(['accepts', 'refuses', 'unknown']),
    /** False when mail certainly cannot reach it. */
    valid: z.boolean(),
  }),

  rateLimit: { max: 60, seconds: 300 },
});

export const checkEmail = endpoint({
  id: 'accounts.checkEmail',
  method: 'GET',
  path: '/api/v1/email-validation/check/:email',
  summary: 'What the address itself tells, without asking its domain: form, disposable domains, a likely typing error.',
  access: { kind: 'public' },
  params,
  output: z.object({ ...quick, valid: z.boolean() }),

  rateLimit: { max: 240, seconds: 300 },
});
