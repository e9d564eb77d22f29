import * as z from 'zod';
import { companyName, email, emptyAsNull, id, instant, rowVersion, text, timeZone, token, url } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PICTURE_TYPES } from '../file-types.ts';
import { checkLinkedin } from '../links.ts';
import type { ValidationCode } from '../validation.ts';

const code = (value: ValidationCode) => value;

/** What the verified mark of a company vouches for: the domain of its site, its CNPJ, or what an operator has looked at. */
export const VERIFIED_BY = ['domain', 'cnpj', 'operator'] as const;
export const verifiedBy = z.enum(VERIFIED_BY).nullable();
export type VerifiedBy = z.output<typeof verifiedBy>;

/** Lower bounds of the bands of employees; both lists of bands that are shown start from these. */
export const COMPANY_SIZES = [1, 11, 51, 201, 251, 501, 1001] as const;

/** Left out, a field stays as it is; empty, it has no value. */
const emptiable = <T extends z.ZodType<string, string>>(schema: T) => emptyAsNull.pipe(schema.nullable()).optional();

const companyLinkedin = z
  .string()
  .trim()
  .max(2048)
  .transform((value, context) => {
    const result = checkLinkedin(value, 'company');
    if (result.ok) return result.url;
    context.addIssue({ code: 'custom', message: code('LINKEDIN_COMPANY_INVALID') });
    return z.NEVER;
  });

const CNPJ_MAX = 20;

/**
 * What the owners of a company may change of it, field by field. Its address on this site (the slug) stays, since links to
 * it are out.
 */
export const companyInput = z.strictObject({
  /** The version that was read: another one is refused. */
  version: rowVersion,
  name: companyName.optional(),
  industry: emptiable(text(80, 2)),
  sizeFrom: z
    .union(COMPANY_SIZES.map((size) => z.literal(size)))
    .nullable()
    .optional(),
  /** Plain text; a blank line parts paragraphs. */
  description: emptiable(text(5000)),
  website: emptiable(url),
  linkedinUrl: emptiable(companyLinkedin),
  /** With or without its dots; letters are allowed, as in those given out since 2026. */
  cnpj: emptiable(z.string().trim().max(CNPJ_MAX)),
  timeZone: timeZone.optional(),
  /** Agrees that the verification ends where the change needs that; without it such a change is refused. */
  endVerification: z.boolean().optional(),
});

export const companyRecord = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  slug: z.string(),
  industry: z.string().nullable(),
  sizeFrom: z.number().int().nullable(),
  /** Of which list the band is: those of the registration and of the profile begin alike at 51 and end differently. */
  sizeList: z.enum(['registration', 'profile']).nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  /** Formatted. */
  cnpj: z.string().nullable(),
  timeZone: z.string(),
  /** The address of the logo on this site; it is public, and another one with each logo. */
  logoUrl: z.string().nullable(),
  verified: z.boolean(),
  verifiedAt: instant.nullable(),
  verifiedBy,
  /** With `domain`. */
  verifiedDomain: z.string().nullable(),
  /** Attempts that wait: a mail that was sent, or a CNPJ for the operator to check. */
  pending: z.array(z.object({ method: z.enum(['mail_domain', 'cnpj']), value: z.string(), createdAt: instant })),
  /** Why an operator could not confirm the company, until it asks again. */
  refused: z.object({ at: instant, reason: z.string() }).nullable(),
  /** Of a company that is not verified, to who may change that: the reader's own address at its domain, and its site. */
  proposal: z.object({ email: z.string(), website: z.string() }).nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type CompanyRecord = z.output<typeof companyRecord>;

const params = z.object({ id });
const members = { kind: 'user', roles: ['RECRUITER'] } as const;

export const getCompany = endpoint({
  id: 'companies.get',
  method: 'GET',
  path: '/api/v1/companies/:id',
  summary: 'The record of a company, for its members.',
  access: members,
  params,
  output: companyRecord,
  errors: ['NOT_FOUND'],
});

export const createCompany = endpoint({
  id: 'companies.create',
  method: 'POST',
  path: '/api/v1/companies',
  summary: 'Found a company and own it, for a recruiter who belongs to none (any more).',
  access: members,
  body: z.strictObject({ name: companyName }),
  output: z.object({ companyId: id }),
  status: 201,
  errors: ['HAS_COMPANY'],
  rateLimit: { max: 10, seconds: 3600 },
});

export const updateCompany = endpoint({
  id: 'companies.update',
  method: 'PUT',
  path: '/api/v1/companies/:id',
  summary:
    'Change fields of the record of a company; those left out stay. Another name or site ends its verification, and so does another CNPJ unless it was verified by its domain. Owners only.',
  access: members,
  params,
  body: companyInput,
  output: companyRecord,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ENDS_VERIFICATION'],
});

export const closeCompany = endpoint({
  id: 'companies.close',
  method: 'POST',
  path: '/api/v1/companies/:id/closing',
  summary:
    'Close a company for good: its jobs close, candidates and members are told, its CNPJ is free again. The accounts of its members stay. Owners only.',
  access: members,
  params,
  /** The name of the company, typed. */
  body: z.strictObject({ name: z.string().trim().max(120) }),
  output: z.object({}),
  errors: ['NOT_FOUND', 'IDENTITY_NOT_CONFIRMED', 'COMPANY_NAME_MISMATCH'],
});

/** Of a logo. It is drawn again, so that only its pixels count. */
export const LOGO_MAX_BYTES = 5 * 1024 * 1024;

export const setCompanyLogo = endpoint({
  id: 'companies.setLogo',
  method: 'PUT',
  path: '/api/v1/companies/:id/logo',
  summary: 'Show this logo wherever the company is named. It is redrawn, without its metadata. Owners only.',
  access: members,
  params,
  body: z.strictObject({}).default({}),
  files: { file: { types: PICTURE_TYPES, maxBytes: LOGO_MAX_BYTES, required: true } },
  output: companyRecord,
  errors: [
    'NOT_FOUND',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    'PICTURE_UNREADABLE',
    'PICTURE_TOO_MANY_PIXELS',
  ],
  rateLimit: { max: 30, seconds: 600 },
});

export const removeCompanyLogo = endpoint({
  id: 'companies.removeLogo',
  method: 'DELETE',
  path: '/api/v1/companies/:id/logo',
  summary: 'Show the initial of the company instead of its logo. Owners only.',
  access: members,
  params,
  output: companyRecord,
  errors: ['NOT_FOUND'],
});

export const startCompanyVerification = endpoint({
  id: 'companies.startVerification',
  method: 'POST',
  path: '/api/v1/companies/:id/verification',
  summary:
    'Start to verify a company: by a mail to an address of the domain of its website (none is needed for one’s own that was proved within 30 days), or by handing its CNPJ to the operator.',
  access: members,
  params,
  body: z.discriminatedUnion('method', [
    z.strictObject({ method: z.literal('mail_domain'), email }),
    z.strictObject({ method: z.literal('cnpj') }),
  ]),
  output: companyRecord,
  status: 201,
  errors: ['NOT_FOUND', 'COMPANY_ALREADY_VERIFIED', 'RESEND_COOLDOWN'],
  rateLimit: { max: 10, seconds: 3600 },
});

export const getCompanyMails = endpoint({
  id: 'companies.mails',
  method: 'GET',
  path: '/api/v1/companies/:id/mails',
  summary: 'How the mails of a company fare: its limit of the day, and what was held back.',
  access: members,
  params,
  output: z.object({
    /** An operator has stopped them; they wait. */
    suspended: z.boolean(),
    /** Mails a day. */
    limit: z.number().int(),
    sentToday: z.number().int(),
    /** That can still leave today, beside those that are about to. */
    left: z.number().int(),
    /** Held back: by a limit of the company or of the recipient they go out on the next day. */
    waiting: z.number().int(),
    /** Of the last seven days, held back for three days and given up. */
    lost: z.number().int(),
  }),
  errors: ['NOT_FOUND'],
});

export const confirmCompanyVerification = endpoint({
  id: 'companies.confirmVerification',
  method: 'POST',
  path: '/api/v1/companies/verification',
  summary: 'Prove the mail domain of a company by the token of the mail.',
  access: { kind: 'public' },
  body: z.strictObject({ token }),
  output: z.object({ companyName: z.string() }),
  errors: ['TOKEN_INVALID', 'TOKEN_EXPIRED'],
  rateLimit: { max: 30, seconds: 600 },
});

/** Notes that a person works for this company now: without another choice it is the one that lists are about. */
export const makeCompanyDefault = endpoint({
  id: 'companies.use',
  method: 'POST',
  path: '/api/v1/companies/:id/use',
  summary: 'Make a company the default of my next visits.',
  access: { kind: 'user', roles: ['RECRUITER', 'EXPERT'] },
  params,
  output: z.object({}),
  errors: ['NOT_FOUND'],
});
