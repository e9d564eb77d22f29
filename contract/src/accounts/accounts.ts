import * as z from 'zod';
import { companyName, email, id, locale, personName, ROLES, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from './document-versions.ts';

/** Seconds between two verification mails. */
export const RESEND_COOLDOWN = 60;
/** A recruiter may finish the registration without a login for so long. */
export const COMPLETION_DAYS = 7;

const code = (value: ValidationCode) => value;

export const sessionUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  language: locale,
  /** Holds for an hour or two, and comes again with each renewal of the session. */
  photoUrl: z.string().nullish(),
  /** Companies of a recruiter, the last used first. */
  companies: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.string(),
      logoUrl: z.string().nullable(),
      verified: z.boolean(),
      /** Works on all its jobs and may start new ones; others see what is shared with them. */
      runsJobs: z.boolean(),
    }),
  ),
  /** Whether the documents in force have been accepted. */
  acceptedCurrentTerms: z.boolean(),
});
export type SessionUser = z.output<typeof sessionUser>;

export const session = z.object({ user: sessionUser, accessToken: z.string(), refreshToken: z.string() });

/** 8–128 characters; the server also refuses common passwords and the person's own name and e-mail. */
export const newPassword = z
  .string()
  .min(8, { error: ({ input }) => code(input === '' ? 'PASSWORD_REQUIRED' : 'PASSWORD_TOO_SHORT') })
  .max(128, { error: code('PASSWORD_TOO_LONG') });

/** A page that was open since before the documents changed sends their former version: the reader has not seen the new one. */
const version = (current: string, missing: ValidationCode) =>
  z.literal(current, { error: ({ input }) => (input ? code('ACCEPTANCE_INVALID') : missing) });

const acceptance = {
  acceptedTerms: version(TERMS_VERSION, 'TERMS_REQUIRED'),
  acceptedPrivacy: version(PRIVACY_VERSION, 'PRIVACY_REQUIRED'),
};

export const registration = z
  .strictObject({
    name: personName,
    email,
    password: newPassword,
    role: z.enum(['RECRUITER', 'POTENTIAL']),
    /** Asked of recruiters: the registration creates the company with them as owner. */
    companyName: companyName.optional(),
    /** Asked of talents. */
    visibility: z.enum(['open', 'applied', 'hidden']).default('applied'),
    ...acceptance,
    adult: z.literal(true, { error: code('ADULT_REQUIRED') }),
    language: locale.optional(),
  })
  .superRefine(
    (value, context) => {
      if (value.role === 'RECRUITER' && !value.companyName) {
        context.addIssue({ code: 'custom', path: ['companyName'], message: code('COMPANY_REQUIRED') });
      }
    },
    // Told together with whatever else is missing.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );

/** Where the verification screen starts from: seconds until another mail may be asked for. */
export const verificationState = z.object({ email: z.string(), resendAfterSeconds: z.number().int() });

const done = z.object({});

export const register = endpoint({
  id: 'accounts.register',
  method: 'POST',
  path: '/api/v1/auth/register',
  summary:
    'Register. The account, and the company of a recruiter, are made once the e-mail is verified. Answers alike when the e-mail is taken.',
  access: { kind: 'public' },
  body: registration,
  output: verificationState,
  status: 201,
  errors: ['PASSWORD_REFUSED'],
  // As many as come to a fair may share the address of one mobile carrier; mails to one address are counted apart.
  rateLimit: { max: 300, refusals: 300, seconds: 600 },
});

export const login = endpoint({
  id: 'accounts.login',
  method: 'POST',
  path: '/api/v1/auth/login',
  summary:
    'Sign in with e-mail and password. The answer also carries `user` at the top level. SECOND_FACTOR_REQUIRED carries the challenge of the second step.',
  access: { kind: 'public' },
  body: z.strictObject({
    email,
    password: z.string().min(1).max(128),
    acceptedTerms: z.string().max(20).optional(),
    acceptedPrivacy: z.string().max(20).optional(),
  }),
  output: session,
  errors: [
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_REQUIRED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_DISABLED',
    'ACCOUNT_CLOSING',
    'EMAIL_NOT_VERIFIED',
    'TERMS_REQUIRED',
  ],
  rateLimit: { max: 300, refusals: 60, seconds: 300 },
  answersSecret: true,
});

export const refreshToken = endpoint({
  id: 'accounts.refresh',
  method: 'POST',
  path: '/api/v1/auth/refresh-token',
  summary: 'Exchange the refresh token (body or cookie) for a new pair.',
  access: { kind: 'public' },
  body: z.strictObject({ refreshToken: z.string().max(200).optional() }).optional(),
  output: session,
  errors: ['REFRESH_INVALID', 'ORIGIN_REFUSED'],
  rateLimit: { max: 120, seconds: 300 },
  answersSecret: true,
});

export const logout = endpoint({
  id: 'accounts.logout',
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'End this session, by the access token or the refresh cookie.',
  access: { kind: 'public' },
  output: done,
  errors: ['ORIGIN_REFUSED'],
});

export const logoutAll = endpoint({
  id: 'accounts.logoutAll',
  method: 'POST',
  path: '/api/v1/auth/logout-all',
  summary: 'End every session of this account.',
  access: { kind: 'user' },
  output: done,
});

export const me = endpoint({
  id: 'accounts.me',
  method: 'GET',
  path: '/api/v1/auth/me',
  summary: 'The signed-in person.',
  access: { kind: 'user' },
  output: sessionUser,
});

export const authStatus = endpoint({
  id: 'accounts.status',
  method: 'GET',
  path: '/api/v1/auth/status',
  summary: 'Whether the call is signed in, and as whom.',
  access: { kind: 'public' },
  output: z.object({ isAuthenticated: z.boolean(), user: sessionUser.nullable() }),
  errors: [],
});

export const verifyEmail = endpoint({
  id: 'accounts.verifyEmail',
  method: 'POST',
  path: '/api/v1/auth/verify-email',
  summary: 'Prove an e-mail by the link’s token or by the 6-digit code, which makes the account.',
  access: { kind: 'public' },
  body: z.union([z.strictObject({ token }), z.strictObject({ email, code: z.string().regex(/^\d{6}$/) })], {
    error: code('TOKEN_OR_CODE'),
  }),
  /** `completionToken`, of recruiters: opens the rest of their registration without a login, for a week. */
  output: z.object({ email: z.string(), role: z.enum(ROLES), completionToken: z.string().nullable() }),
  errors: [
    'VERIFICATION_INVALID',
    'VERIFICATION_EXPIRED',
    'VERIFICATION_TOO_MANY_TRIES',
    'EMAIL_ALREADY_VERIFIED',
    'EMAIL_HELD',
  ],
  rateLimit: { max: 300, refusals: 90, seconds: 600 },
  answersSecret: true,
});

export const resendVerification = endpoint({
  id: 'accounts.resendVerification',
  method: 'POST',
  path: '/api/v1/auth/resend-verification',
  summary: 'Send the verification mail again. Answers alike whether or not the account exists.',
  access: { kind: 'public' },
  body: z.strictObject({ email }),
  output: verificationState,
  errors: ['RESEND_COOLDOWN', 'RESEND_LIMIT'],
  rateLimit: { max: 90, refusals: 90, seconds: 600 },
});

export const verifyEmailStatus = endpoint({
  id: 'accounts.verifyEmailStatus',
  method: 'GET',
  path: '/api/v1/auth/verify-email-status',
  summary: 'Whether the pending e-mail is verified: true only to the browser that registered it.',
  access: { kind: 'public' },
  query: z.object({ email }),
  output: z.object({ verified: z.boolean() }),
  // Asked every three seconds by each page that waits.
  rateLimit: { max: 6_000, seconds: 600 },
});

export const changeEmail = endpoint({
  id: 'accounts.changeEmail',
  method: 'POST',
  path: '/api/v1/auth/change-email',
  summary: 'Change the address of an unverified registration, once. Answers alike when the new address is taken.',
  access: { kind: 'public' },
  body: z.strictObject({ email, password: z.string().min(1).max(128), newEmail: email }),
  output: verificationState,
  errors: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_LOCKED',
    'EMAIL_CHANGE_USED',
    'EMAIL_ALREADY_VERIFIED',
    'RESEND_COOLDOWN',
    'RESEND_LIMIT',
  ],
  rateLimit: { max: 10, seconds: 600 },
});

export const forgotPassword = endpoint({
  id: 'accounts.forgotPassword',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  summary: 'Send a link to set a new password. Answers alike whether or not the account exists.',
  access: { kind: 'public' },
  body: z.strictObject({ email }),
  output: done,

  rateLimit: { max: 10, seconds: 600 },
});

export const resetPassword = endpoint({
  id: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/v1/auth/reset-password',
  aliases: ['/auth/reset-password'],
  summary: 'Set a new password by the token of the mail; ends every session.',
  access: { kind: 'public' },
  body: z.strictObject({ token, newPassword }),
  output: done,
  errors: ['PASSWORD_REFUSED', 'TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 20, seconds: 600 },
});

export const setLanguage = endpoint({
  id: 'accounts.setLanguage',
  method: 'PUT',
  path: '/api/v1/user/language',
  summary: 'Keep the preferred language.',
  access: { kind: 'user' },
  body: z.strictObject({ language: locale }),
  output: z.object({ language: locale }),
});

export const getLanguage = endpoint({
  id: 'accounts.getLanguage',
  method: 'GET',
  path: '/api/v1/user/language',
  summary: 'Read the preferred language.',
  access: { kind: 'user' },
  output: z.object({ language: locale }),
});
