import * as z from 'zod';
import { id, instant, line, token } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { foldText } from '../folded-text.ts';
import { newPassword, session } from './accounts.ts';
import { googleToken } from './google.ts';

/** Seconds for which a confirmed identity, or a sign-in, opens what asks for one. */
export const CONFIRMED_SECONDS = 600;
/** Seconds in which a sign-in that asks for a second factor has to be finished. */
export const CHALLENGE_SECONDS = 300;
/** So many recovery codes are given out together. */
export const RECOVERY_CODES = 10;

const done = z.object({});
const password = z.string().min(1).max(128);
/** Six digits, as an authenticator app shows them; spaces and hyphens between them do no harm. */
export const totpCode = z
  .string()
  .max(20)
  .transform((value) => foldText(value).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));
/** As it was given out, with or without its hyphens, in whatever case. */
export const recoveryCode = z.string().trim().min(16).max(40);
export const passkeyName = line(1, 60);

// ── WebAuthn, as browsers write it in JSON ────────────────────────────────────────────────────────────────────────────

const bytes = (max: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(max);
const credential = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).optional(),
});

/** What `navigator.credentials.get` is asked. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(credential).optional(),
  userVerification: z.string().optional(),
});

/** What `navigator.credentials.create` is asked. */
const creationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.string() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(credential).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.string().optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.string().optional(),
    })
    .optional(),
  attestation: z.string().optional(),
});

const publicKeyCredential = {
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

const assertion = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).optional(),
  }),
});

const attestation = z.object({
  ...publicKeyCredential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(line(0, 20)).max(10).optional(),
  }),
});

const challenged = z.object({ challenge: token, options: requestOptions });

// ── Who is there ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const confirmIdentity = endpoint({
  id: 'accounts.confirmIdentity',
  method: 'POST',
  path: '/api/v1/auth/confirm-identity',
  summary: 'Prove again who is there: for 10 minutes this session may do what asks for it. Signing in counts, too.',
  access: { kind: 'user' },
  body: z.union([
    z.strictObject({ password }),
    z.strictObject({ code: totpCode }),
    z.strictObject({ recoveryCode }),
    z.strictObject({ challenge: token, assertion }),
    z.strictObject({ googleToken }),
  ]),
  output: done,
  errors: [
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_INVALID',
    'SECOND_FACTOR_TOO_MANY_TRIES',
    'CHALLENGE_EXPIRED',
    'GOOGLE_NOT_CONFIGURED',
    'GOOGLE_UNREACHABLE',
    'GOOGLE_TOKEN_INVALID',
    'GOOGLE_EMAIL_UNVERIFIED',
    'GOOGLE_WRONG_ACCOUNT',
    'GOOGLE_NOT_ENOUGH',
    'ACCOUNT_LOCKED',
  ],
  rateLimit: { max: 30, seconds: 600 },
});

export const confirmationChallenge = endpoint({
  id: 'accounts.confirmationChallenge',
  method: 'POST',
  path: '/api/v1/auth/confirm-identity/challenge',
  summary: 'What a passkey has to sign to confirm the identity.',
  access: { kind: 'user' },
  output: challenged,

  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const changePassword = endpoint({
  id: 'accounts.changePassword',
  method: 'PUT',
  path: '/api/v1/auth/password',
  summary: 'Set another password; ends the other sessions. An account without one confirms its identity instead.',
  access: { kind: 'user' },
  body: z.strictObject({ currentPassword: password.optional(), newPassword }),
  output: done,
  errors: ['INVALID_CREDENTIALS', 'IDENTITY_NOT_CONFIRMED', 'PASSWORD_REFUSED', 'ACCOUNT_LOCKED'],
  rateLimit: { max: 30, seconds: 600 },
});

// ── Sessions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

export const listSessions = endpoint({
  id: 'accounts.listSessions',
  method: 'GET',
  path: '/api/v1/auth/sessions',
  summary: 'Where this account is signed in, the last used first.',
  access: { kind: 'user' },
  output: z.array(
    z.object({
      id,
      /** As the browser calls itself; null when it does not say. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      address: z.string().nullable(),
      createdAt: instant,
      /** Renewed about every 15 minutes while it is used. */
      lastUsedAt: instant,
      current: z.boolean(),
      /** Its access was used in two places, and it was ended for safety. */
      endedForSafetyAt: instant.nullable(),
    }),
  ),
});

export const endSession = endpoint({
  id: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/:id',
  summary: 'End one session of this account, at once.',
  access: { kind: 'user' },
  params: z.object({ id }),
  output: done,
  errors: ['NOT_FOUND'],
});

// ── Second factors ────────────────────────────────────────────────────────────────────────────────────────────────────

const passkey = z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() });
/** The first factor comes with recovery codes, shown this once; null where there are some already. */
const newCodes = z.array(z.string()).nullable();

export const getSecondFactors = endpoint({
  id: 'accounts.getSecondFactors',
  method: 'GET',
  path: '/api/v1/auth/second-factors',
  summary: 'How this account proves who it is.',
  access: { kind: 'user' },
  output: z.object({
    hasPassword: z.boolean(),
    /** Whether a Google account opens this one. */
    hasGoogle: z.boolean(),
    totp: z.object({ confirmedAt: instant, lastUsedAt: instant.nullable() }).nullable(),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.number().int(),
    /** What alone opens the account, and therefore cannot be removed; a password never counts as that. */
    lastWayIn: z.enum(['google', 'passkey']).nullable(),
  }),
});

const FACTOR_ERRORS = ['IDENTITY_NOT_CONFIRMED'] as const;

export const startTotp = endpoint({
  id: 'accounts.startTotp',
  method: 'POST',
  path: '/api/v1/auth/totp',
  summary: 'A new seed for an authenticator app. It counts once `totp/confirm` has seen a code of it.',
  access: { kind: 'user' },
  output: z.object({ uri: z.string(), secret: z.string() }),
  errors: [...FACTOR_ERRORS, 'SECOND_FACTOR_EXISTS'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const confirmTotp = endpoint({
  id: 'accounts.confirmTotp',
  method: 'POST',
  path: '/api/v1/auth/totp/confirm',
  summary: 'Turn the authenticator app on by a code that it shows.',
  access: { kind: 'user' },
  body: z.strictObject({ code: totpCode }),
  output: z.object({ recoveryCodes: newCodes }),
  errors: [...FACTOR_ERRORS, 'NOT_FOUND', 'SECOND_FACTOR_EXISTS', 'SECOND_FACTOR_INVALID', 'ACCOUNT_LOCKED'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const removeTotp = endpoint({
  id: 'accounts.removeTotp',
  method: 'DELETE',
  path: '/api/v1/auth/totp',
  summary: 'Turn the authenticator app off.',
  access: { kind: 'user' },
  output: done,
  errors: [...FACTOR_ERRORS, 'NOT_FOUND'],
});

export const renewRecoveryCodes = endpoint({
  id: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/auth/recovery-codes',
  summary: 'New recovery codes; the former ones stop working.',
  access: { kind: 'user' },
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: [...FACTOR_ERRORS, 'NOT_FOUND'],
  rateLimit: { max: 10, seconds: 600 },
  answersSecret: true,
});

export const passkeyRegistration = endpoint({
  id: 'accounts.passkeyRegistration',
  method: 'POST',
  path: '/api/v1/auth/passkeys/registration',
  summary: 'What a device needs to make a passkey for this account.',
  access: { kind: 'user' },
  output: z.object({ challenge: token, options: creationOptions }),
  errors: [...FACTOR_ERRORS, 'TOO_MANY_PASSKEYS'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const addPasskey = endpoint({
  id: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/v1/auth/passkeys',
  summary: 'Keep the passkey that a device has made.',
  access: { kind: 'user' },
  body: z.strictObject({ challenge: token, name: passkeyName, attestation }),
  output: z.object({ passkey, recoveryCodes: newCodes }),
  status: 201,
  errors: [...FACTOR_ERRORS, 'CHALLENGE_EXPIRED', 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
  rateLimit: { max: 30, seconds: 600 },
  answersSecret: true,
});

export const renamePasskey = endpoint({
  id: 'accounts.renamePasskey',
  method: 'PUT',
  path: '/api/v1/auth/passkeys/:id',
  summary: 'Call a passkey something else.',
  access: { kind: 'user' },
  params: z.object({ id }),
  body: z.strictObject({ name: passkeyName }),
  output: done,
  errors: ['NOT_FOUND'],
});

export const removePasskey = endpoint({
  id: 'accounts.removePasskey',
  method: 'DELETE',
  path: '/api/v1/auth/passkeys/:id',
  summary: 'Forget a passkey. Refused where nothing else would open the account.',
  access: { kind: 'user' },
  params: z.object({ id }),
  output: done,
  errors: [...FACTOR_ERRORS, 'NOT_FOUND', 'LAST_WAY_IN'],
});

// ── Signing in with them ──────────────────────────────────────────────────────────────────────────────────────────────

export const finishSecondFactor = endpoint({
  id: 'accounts.finishSecondFactor',
  method: 'POST',
  path: '/api/v1/auth/second-factor',
  summary: 'The second step of a sign-in: the challenge that SECOND_FACTOR_REQUIRED carried, and a proof.',
  access: { kind: 'public' },
  body: z.union([
    z.strictObject({ challenge: token, code: totpCode }),
    z.strictObject({ challenge: token, recoveryCode }),
    z.strictObject({ challenge: token, assertion }),
  ]),
  output: session,
  errors: [
    'SECOND_FACTOR_INVALID',
    'SECOND_FACTOR_TOO_MANY_TRIES',
    'CHALLENGE_EXPIRED',
    'ACCOUNT_LOCKED',
    'ACCOUNT_DISABLED',
    'ACCOUNT_CLOSING',
    'TERMS_REQUIRED',
  ],
  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});

export const secondFactorPasskey = endpoint({
  id: 'accounts.secondFactorPasskey',
  method: 'POST',
  path: '/api/v1/auth/second-factor/passkey',
  summary: 'What a passkey has to sign for the second step of a sign-in.',
  access: { kind: 'public' },
  body: z.strictObject({ challenge: token }),
  output: z.object({ options: requestOptions }),
  errors: ['CHALLENGE_EXPIRED'],
  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});

export const passkeyChallenge = endpoint({
  id: 'accounts.passkeyChallenge',
  method: 'POST',
  path: '/api/v1/auth/passkey-sign-in/challenge',
  summary: 'What a passkey has to sign to sign in without a password.',
  access: { kind: 'public' },
  output: challenged,

  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});

export const passkeySignIn = endpoint({
  id: 'accounts.passkeySignIn',
  method: 'POST',
  path: '/api/v1/auth/passkey-sign-in',
  summary: 'Sign in with a passkey that its device has unlocked: both factors in one.',
  access: { kind: 'public' },
  body: z.strictObject({
    challenge: token,
    assertion,
    acceptedTerms: z.string().max(20).optional(),
    acceptedPrivacy: z.string().max(20).optional(),
  }),
  output: session,
  errors: ['PASSKEY_REFUSED', 'CHALLENGE_EXPIRED', 'ACCOUNT_DISABLED', 'ACCOUNT_CLOSING', 'TERMS_REQUIRED'],
  rateLimit: { max: 60, seconds: 300 },
  answersSecret: true,
});
