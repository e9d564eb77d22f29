import * as z from 'zod';
import { companyName, locale, personName } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { session } from './accounts.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from './document-versions.ts';

const code = (value: ValidationCode) => value;

export const GOOGLE_ROLES = ['RECRUITER', 'POTENTIAL'] as const;

/** Longer than any token that Google signs; ours come with the name and the address of one person. */
const TOKEN_MAX = 16_384;

/** An ID token as Google signs it. */
export const googleToken = z.string().min(20).max(TOKEN_MAX);

export const googleSignIn = endpoint({
  id: 'accounts.google',
  method: 'POST',
  path: '/api/v1/auth/google',
  summary:
    'Sign in with a Google ID token that carries the nonce given to this browser. 201: an account was created, 200: it existed. A first sign-in without a role creates nothing and answers GOOGLE_ROLE_REQUIRED; it is then repeated with the role and what a registration asks for.',
  access: { kind: 'public' },
  body: z.strictObject({
    token: googleToken,
    role: z.enum(GOOGLE_ROLES).optional(),
    /** Of a new account; left out, the name that Google knows. */
    name: personName.optional(),
    companyName: companyName.optional(),
    visibility: z.enum(['open', 'applied', 'hidden']).default('applied'),
    acceptedTerms: z.string().max(20).optional(),
    acceptedPrivacy: z.string().max(20).optional(),
    adult: z.boolean().optional(),
    language: locale.optional(),
  }),
  output: session,
  otherStatus: 201,
  errors: [
    'ORIGIN_REFUSED',
    'GOOGLE_NOT_CONFIGURED',
    'GOOGLE_UNREACHABLE',
    'GOOGLE_TOKEN_INVALID',
    'GOOGLE_EMAIL_UNVERIFIED',
    'GOOGLE_ROLE_REQUIRED',
    'GOOGLE_LINK_REFUSED',
    'GOOGLE_OTHER_ACCOUNT',
    'EMAIL_HELD',
    'SECOND_FACTOR_REQUIRED',
    'ACCOUNT_DISABLED',
    'ACCOUNT_CLOSING',
    'TERMS_REQUIRED',
  ],
  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});

export const googleNonce = endpoint({
  id: 'accounts.googleNonce',
  method: 'POST',
  path: '/api/v1/auth/google/nonce',
  summary:
    'A nonce for the next Google ID token: it is worth something only in the browser that asked for it, for an hour.',
  access: { kind: 'public' },
  output: z.object({ nonce: z.string() }),
  errors: ['GOOGLE_NOT_CONFIGURED'],
  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});

// ── Inside an account ─────────────────────────────────────────────────────────────────────────────────────────────────

export const googleChallenge = endpoint({
  id: 'accounts.googleChallenge',
  method: 'POST',
  path: '/api/v1/auth/google-account/challenge',
  summary:
    'The nonce of a Google ID token by which the signed-in person confirms who they are, or adds a Google account: good once, for five minutes, in this browser.',
  access: { kind: 'user' },
  output: z.object({ nonce: z.string() }),
  errors: ['GOOGLE_NOT_CONFIGURED'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const addGoogle = endpoint({
  id: 'accounts.addGoogle',
  method: 'POST',
  path: '/api/v1/auth/google-account',
  summary: 'Let the Google account of an ID token open this account, too; its address does not matter.',
  access: { kind: 'user' },
  body: z.strictObject({ token: googleToken }),
  output: z.object({}),
  errors: [
    'IDENTITY_NOT_CONFIRMED',
    'GOOGLE_NOT_CONFIGURED',
    'GOOGLE_UNREACHABLE',
    'GOOGLE_TOKEN_INVALID',
    'GOOGLE_EMAIL_UNVERIFIED',
    'GOOGLE_EXISTS',
    'GOOGLE_IN_USE',
    'CHALLENGE_EXPIRED',
    'SECOND_FACTOR_TOO_MANY_TRIES',
  ],
  rateLimit: { max: 30, seconds: 600 },
});

export const removeGoogle = endpoint({
  id: 'accounts.removeGoogle',
  method: 'DELETE',
  path: '/api/v1/auth/google-account',
  summary: 'Google no longer opens this account. Refused where nothing else would.',
  access: { kind: 'user' },
  output: z.object({}),
  errors: ['IDENTITY_NOT_CONFIRMED', 'NOT_FOUND', 'LAST_WAY_IN', 'TOO_MANY_REQUESTS'],
});

const version = (current: string, missing: ValidationCode) =>
  z.literal(current, { error: ({ input }) => (input ? code('ACCEPTANCE_INVALID') : missing) });

/** What a new account is asked for besides what Google says; the same as of a registration by e-mail. */
export const googleRegistration = z
  .object({
    name: personName,
    role: z.enum(GOOGLE_ROLES),
    companyName: companyName.optional(),
    acceptedTerms: version(TERMS_VERSION, 'TERMS_REQUIRED'),
    acceptedPrivacy: version(PRIVACY_VERSION, 'PRIVACY_REQUIRED'),
    adult: z.literal(true, { error: code('ADULT_REQUIRED') }),
  })
  .superRefine(
    (value, context) => {
      if (value.role === 'RECRUITER' && !value.companyName)
        context.addIssue({ code: 'custom', path: ['companyName'], message: code('COMPANY_REQUIRED') });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
