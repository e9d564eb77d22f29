import * as z from 'zod';
import { day, email, emptyAsNull, id, idParams, instant, line, nothing, paging, text, tokenParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { REQUEST_HISTORY, REQUEST_KINDS, REQUEST_STATES } from './data-request-rules.ts';
import { erasurePreview } from './privacy.ts';

const kind = z.enum(REQUEST_KINDS);
const state = z.enum(REQUEST_STATES);
const count = z.number().int().min(0);
const MESSAGE_MAX = 2000;
const MESSAGE_MIN = 2;
const slug = line(1, 120);
/** An empty message is none. */
const message = emptyAsNull
  .optional()
  .transform((value) => value ?? null)
  .pipe(text(MESSAGE_MAX, MESSAGE_MIN).nullable());

// ── Without an account ────────────────────────────────────────────────────────────────────────────────────────────────

export const findCompanies = endpoint({
  id: 'privacy.requests.companies',
  method: 'GET',
  path: '/api/v1/public/privacy/companies',
  summary:
    'Companies whose name begins like this, to address a request to. Those that are not verified are not listed.',
  access: { kind: 'public' },
  query: z.object({ search: z.string().trim().min(2).max(80) }),
  output: z.array(z.object({ slug: z.string(), name: z.string() })).max(10),

  rateLimit: { max: 60, seconds: 60 },
});

export const requestDataByMail = endpoint({
  id: 'privacy.requests.requestDataByMail',
  method: 'POST',
  path: '/api/v1/public/privacy/requests',
  summary:
    'Ask something about my data without an account. A mail with a link proves the address; the answer is the same whatever is known of it.',
  access: { kind: 'public' },
  body: z.strictObject({
    /** The company that is asked; null: the platform. */
    company: slug.nullable(),
    kind,
    email,
    message,
    /** Stays empty: a field that people do not see, and machines fill in. */
    website: z.string().max(2048).optional(),
  }),
  output: nothing,
  status: 202,
  errors: ['COMPANY_NOT_FOUND'],
  rateLimit: { max: 5, seconds: 3600 },
});

/** A request as whoever asked sees it. */
export const ownRequest = z.object({
  id,
  kind,
  state,
  /** Null: the platform was asked. */
  companyName: z.string().nullable(),
  message: z.string().nullable(),
  askedAt: instant,
  confirmedAt: instant.nullable(),
  /** The day that was promised; null before the address is proven. */
  answerBy: day.nullable(),
  extendedAt: instant.nullable(),
  extensionReason: z.string().nullable(),
  answeredAt: instant.nullable(),
  /** The answer, or why it was refused. */
  answer: z.string().nullable(),
  /** The copy that came with the answer, until it is deleted. The link opens it for ten minutes. */
  copy: z.object({ link: z.string(), bytes: count.nullable(), expiresAt: instant, missingFiles: count }).nullable(),
});
export type OwnRequest = z.output<typeof ownRequest>;

const byToken = { kind: 'token', token: 'privacy_request' } as const;

export const getRequestPage = endpoint({
  id: 'privacy.requests.page',
  method: 'GET',
  path: '/api/v1/public/privacy/requests/:token',
  summary: 'How my request stands, by the link of its mails. Nothing happens.',
  access: byToken,
  params: tokenParams,
  output: ownRequest,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_FOUND'],
});

export const confirmRequest = endpoint({
  id: 'privacy.requests.confirm',
  method: 'POST',
  path: '/api/v1/public/privacy/requests/:token/confirm',
  summary: 'Prove the address: from now on the time runs. A second time changes nothing.',
  access: byToken,
  params: tokenParams,
  output: ownRequest,
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED', 'NOT_FOUND'],
  rateLimit: { max: 30, seconds: 600 },
});

// ── Signed in ─────────────────────────────────────────────────────────────────────────────────────────────────────────

const signedIn = { kind: 'user' } as const;

export const listOwnRequests = endpoint({
  id: 'privacy.requests.listOwn',
  method: 'GET',
  path: '/api/v1/privacy/requests',
  summary: 'What I have asked about my data, also by the form with my address, and which companies I can ask.',
  access: signedIn,
  output: z.object({
    requests: z.array(ownRequest).max(100),
    /** Those that know me as a candidate. */
    companies: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** What can be named when a match is to be looked at, the newest first. */
    applications: z.array(z.object({ id, jobTitle: z.string(), companySlug: z.string() })).max(200),
  }),
});

export const ask = endpoint({
  id: 'privacy.requests.ask',
  method: 'POST',
  path: '/api/v1/privacy/requests',
  summary: 'Ask something about my data. My address is proven already.',
  access: signedIn,
  body: z.strictObject({
    company: slug.nullable(),
    kind,
    message,
    /** Which of my applications to this company it is about. */
    applicationId: id.nullable().optional(),
  }),
  output: ownRequest,
  status: 201,
  errors: ['COMPANY_NOT_FOUND', 'NOT_FOUND', 'REQUEST_ALREADY_OPEN'],
  rateLimit: { max: 20, seconds: 24 * 60 * 60 },
});

// ── The company ───────────────────────────────────────────────────────────────────────────────────────────────────────

const members = { kind: 'user', roles: ['RECRUITER'] } as const;

/** A request as the queue of a company shows it. */
export const queuedRequest = z.object({
  id,
  version: z.number().int(),
  kind,
  state,
  /** Null once who asked is forgotten. */
  email: z.string().nullable(),
  /** As the application has it; null where the address is no candidate's. */
  personName: z.string().nullable(),
  /** The application that it is about, where it names one. */
  application: z.object({ id, jobTitle: z.string() }).nullable(),
  confirmedAt: instant,
  /** The last day for the answer, as the person was told. */
  answerBy: day,
  overdue: z.boolean(),
  extended: z.boolean(),
  answeredAt: instant.nullable(),
});
export type QueuedRequest = z.output<typeof queuedRequest>;

export const listCompanyRequests = endpoint({
  id: 'privacy.requests.listOfCompany',
  method: 'GET',
  path: '/api/v1/companies/:id/privacy/requests',
  summary:
    'The requests about data that a company has to answer: open ones by deadline, ended ones by age. Owners only.',
  access: members,
  params: idParams,
  query: z.object({ ...paging(20), show: z.enum(['open', 'ended']).default('open') }),
  output: z.object({ requests: z.array(queuedRequest), open: count, overdue: count }),
  paging: 'page',
  errors: ['NOT_FOUND'],
});

export const requestDetail = queuedRequest.extend({
  message: z.string().nullable(),
  extendedAt: instant.nullable(),
  extensionReason: z.string().nullable(),
  answer: z.string().nullable(),
  /** The copy that answers it is being made, or could not be made. */
  copy: z.enum(['working', 'failed']).nullable(),
  /** Applications of this person in the company, the newest first. */
  holds: z
    .array(
      z.object({
        applicationId: id,
        jobTitle: z.string(),
        candidateName: z.string().nullable(),
        appliedAt: instant,
        /** It became a contract, which is kept until then. */
        keptUntil: instant.nullable(),
      }),
    )
    .max(200),
  /** What was done, the oldest first; without a name it was whoever asked, or the program. */
  history: z.array(z.object({ what: z.enum(REQUEST_HISTORY), at: instant, by: z.string().nullable() })),
  can: z.object({ start: z.boolean(), extend: z.boolean(), answer: z.boolean(), refuse: z.boolean() }),
});
export type RequestDetail = z.output<typeof requestDetail>;

export const getCompanyRequest = endpoint({
  id: 'privacy.requests.get',
  method: 'GET',
  path: '/api/v1/privacy/requests/:id',
  summary: 'A request in the queue of a company, with what it holds of the person. Owners only.',
  access: members,
  params: idParams,
  output: requestDetail,
  errors: ['NOT_FOUND'],
});

const version = z.number().int().min(1);
const reason = text(MESSAGE_MAX, MESSAGE_MIN);
const changes = ['NOT_FOUND', 'VERSION_CONFLICT', 'REQUEST_STATE_REFUSED'] as const;

export const startRequest = endpoint({
  id: 'privacy.requests.start',
  method: 'POST',
  path: '/api/v1/privacy/requests/:id/start',
  summary: 'Take a request on.',
  access: members,
  params: idParams,
  body: z.strictObject({ version }),
  output: requestDetail,
  errors: changes,
});

export const extendRequest = endpoint({
  id: 'privacy.requests.extend',
  method: 'POST',
  path: '/api/v1/privacy/requests/:id/extend',
  summary: 'Put the deadline off, once; the person is told until when and why.',
  access: members,
  params: idParams,
  body: z.strictObject({ version, reason }),
  output: requestDetail,
  errors: changes,
});

export const refuseRequest = endpoint({
  id: 'privacy.requests.refuse',
  method: 'POST',
  path: '/api/v1/privacy/requests/:id/refuse',
  summary: 'Refuse a request; the person is told why.',
  access: members,
  params: idParams,
  body: z.strictObject({ version, reason }),
  output: requestDetail,
  errors: changes,
});

/**
 * reply: the words alone; copy: a file with all that the company holds goes along, to the proven address; erase: all
 * that it holds is erased first.
 */
export const ANSWERS = ['reply', 'copy', 'erase'] as const;
export type Answer = (typeof ANSWERS)[number];

export const answerRequest = endpoint({
  id: 'privacy.requests.answer',
  method: 'POST',
  path: '/api/v1/privacy/requests/:id/answer',
  summary: 'Answer a request by mail, with a copy of what the company holds of the person, or after erasing it.',
  access: members,
  params: idParams,
  body: z.strictObject({ version, text: text(MESSAGE_MAX, MESSAGE_MIN), with: z.enum(ANSWERS) }),
  output: requestDetail,
  errors: [...changes, 'IDENTITY_NOT_CONFIRMED'],
});

export const previewRequestErasure = endpoint({
  id: 'privacy.requests.erasure',
  method: 'GET',
  path: '/api/v1/privacy/requests/:id/erasure',
  summary: 'What erasing this person in the company would remove now, and what would stay. Nothing happens.',
  access: members,
  params: idParams,
  output: erasurePreview,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 60, seconds: 3600 },
});
