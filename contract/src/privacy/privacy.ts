import * as z from 'zod';
import { email, id, idParams, instant, nothing } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { VISIBILITIES } from '../talents/talent-words.ts';

/** What people's data is sorted into, in exports, previews of an erasure, and counts of what went. */
export const DATA_CATEGORIES = [
  'account',
  'security',
  'consents',
  'profile',
  'applications',
  'offers',
  'evaluations',
  'assessments',
  'interviews',
  'mails',
  'notifications',
  'company_work',
  'payments',
  'log',
] as const;
export type DataCategory = (typeof DATA_CATEGORIES)[number];

/**
 * Why something outlives an erasure: a contract that was closed, the work of a company, or what was published to be learned from.
 * The latter two have no names left.
 */
export const KEEPING_GROUNDS = ['contract', 'company_record', 'published_work', 'fiscal_record'] as const;
export type KeepingGround = (typeof KEEPING_GROUNDS)[number];

/** What ends in the person's own name before an account is erased. */
export const LEAVINGS = ['applications_withdrawn', 'jobs_closed', 'companies_closed'] as const;
export type Leaving = (typeof LEAVINGS)[number];

/** Days for which an export can be fetched. */
export const EXPORT_DAYS = 7;

const count = z.number().int().min(0);
const signedIn = { kind: 'user' } as const;

export const dataExport = z.object({
  state: z.enum(['working', 'ready', 'failed', 'gone']),
  askedAt: instant,
  /** Until when it can be fetched. */
  expiresAt: instant.nullable(),
  /** Opens the file for ten minutes; a new one comes with each answer. */
  link: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Files that are not in it, since the storage had lost them. */
  missingFiles: count,
});
export type DataExport = z.output<typeof dataExport>;

export const getExport = endpoint({
  id: 'privacy.export.get',
  method: 'GET',
  path: '/api/v1/privacy/export',
  summary: 'The last export of my data; null when I have asked for none.',
  access: signedIn,
  output: dataExport.nullable(),
});

export const requestExport = endpoint({
  id: 'privacy.export.request',
  method: 'POST',
  path: '/api/v1/privacy/export',
  summary: 'Have everything that is stored about me put together; a mail tells when it is ready. One at a time.',
  access: signedIn,
  output: dataExport,
  status: 202,
  errors: ['IDENTITY_NOT_CONFIRMED'],
  rateLimit: { max: 5, seconds: 24 * 60 * 60 },
});

/** What an erasure would do now. */
export const erasurePreview = z.object({
  leaves: z.array(z.object({ what: z.enum(LEAVINGS), count })),
  removes: z.array(z.object({ category: z.enum(DATA_CATEGORIES), count })),
  keeps: z.array(
    z.object({
      category: z.enum(DATA_CATEGORIES),
      count,
      ground: z.enum(KEEPING_GROUNDS),
      /** Null: for good, since it names nobody. */
      until: instant.nullable(),
    }),
  ),
});
export type ErasurePreview = z.output<typeof erasurePreview>;

export const previewErasure = endpoint({
  id: 'privacy.erasure.preview',
  method: 'GET',
  path: '/api/v1/privacy/erasure',
  summary: 'What erasing my account would remove, and what would stay, why and until when. Nothing happens.',
  access: signedIn,
  output: erasurePreview,
  errors: ['LAST_OWNER'],
  rateLimit: { max: 30, seconds: 3600 },
});

export const eraseAccount = endpoint({
  id: 'privacy.erasure.confirm',
  method: 'POST',
  path: '/api/v1/privacy/erasure',
  summary: 'Close my account at once, and erase what is stored about me within minutes. This cannot be undone.',
  access: signedIn,
  body: z.strictObject({
    /** The address of the account, typed by its owner. */
    email,
  }),
  output: nothing,
  status: 202,
  errors: ['IDENTITY_NOT_CONFIRMED', 'ERASURE_NOT_CONFIRMED', 'LAST_OWNER'],
});

export const consentList = z.object({
  /** What was accepted, the newest first. */
  documents: z.array(
    z.object({
      kind: z.enum(['terms', 'privacy', 'adult', 'marketing']),
      version: z.string(),
      givenAt: instant,
      withdrawnAt: instant.nullable(),
    }),
  ),
  /** Companies that may keep the profile for other jobs. */
  talentBank: z.array(z.object({ candidateId: id, companyName: z.string(), version: z.string(), givenAt: instant })),
  /** Who finds the profile; null for recruiters. */
  visibility: z.enum(VISIBILITIES).nullable(),
});
export type ConsentList = z.output<typeof consentList>;

export const listConsents = endpoint({
  id: 'privacy.consents.list',
  method: 'GET',
  path: '/api/v1/privacy/consents',
  summary: 'What I have accepted and allowed.',
  access: signedIn,
  output: consentList,
});

export const withdrawBankConsent = endpoint({
  id: 'privacy.consents.withdrawBank',
  method: 'POST',
  path: '/api/v1/privacy/consents/talent-bank/:id/withdraw',
  summary: 'Take back that a company keeps my profile for other jobs. What was applied for goes on.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  params: idParams,
  output: nothing,
  errors: ['NOT_FOUND'],
});

export const setVisibility = endpoint({
  id: 'privacy.visibility.set',
  method: 'PUT',
  path: '/api/v1/privacy/visibility',
  summary: 'Choose who finds my profile.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  body: z.strictObject({ visibility: z.enum(VISIBILITIES) }),
  output: nothing,
});
