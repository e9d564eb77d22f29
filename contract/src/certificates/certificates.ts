import * as z from 'zod';
import { TEST_CATEGORIES, TEST_DIFFICULTIES } from '../assessments/test-fields.ts';
import { idParams, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { SKILL_LEVELS } from '../skills/skill-levels.ts';

/** What of a result its talent may show or keep out of a certificate. Left out: little is shown. */
export const certificateChoices = z.strictObject({
  /** With it goes, in the digital credential, a hash of the account's proved address. */
  showsName: z.boolean().default(true),
  showsScore: z.boolean().default(false),
  /** Better than how many of all who took the same test, where enough did. */
  showsPlace: z.boolean().default(false),
  showsCompany: z.boolean().default(false),
});
export type CertificateChoices = z.output<typeof certificateChoices>;

/** Random: groups of letters and digits that look like no other; of certificates issued before, base64url. */
const code = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/)
  .meta({ examples: ['k7m3q-x2v9f-ha4tn-8wce'] });

/** A certificate as its talent sees it. */
export const ownCertificate = z.object({
  code,
  /** Of the test. */
  title: z.string(),
  /** Where anybody may check it; what the QR code holds. */
  url: z.string(),
  ...certificateChoices.shape,
  issuedAt: instant,
  /** What it says is from then: issued, chosen again, or graded again. Credentials that were made for another score are withdrawn. */
  changedAt: instant,
  validUntil: instant,
  expired: z.boolean(),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

/** What there is of a result to hand on. */
export const ownCertificates = z.object({
  /** The one that is valid; null where none was issued, or the last one was withdrawn. */
  certificate: ownCertificate.nullable(),
  /** Whether one can be issued: graded, skills named and proven, taken within the last twelve months. */
  possible: z.boolean(),
  /** Whether enough people took the test for a place to be told. */
  hasPlace: z.boolean(),
  /** How many the talent withdrew. */
  withdrawn: z.number().int(),
  /** When the last one ended because the result, graded once more, proves nothing; null where another one was issued since. */
  overruledAt: instant.nullable(),
});
export type OwnCertificates = z.output<typeof ownCertificates>;

const talent = { kind: 'user', roles: ['POTENTIAL'] } as const;
const changes = { max: 60, seconds: 3600 } as const;

export const getCertificate = endpoint({
  id: 'assessments.certificates.get',
  method: 'GET',
  path: '/api/v1/tests/results/:id/certificate',
  summary: 'The certificate of one’s own result, with what it shows.',
  access: talent,
  params: idParams,
  output: ownCertificates,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE'],
});

export const putCertificate = endpoint({
  id: 'assessments.certificates.put',
  method: 'PUT',
  path: '/api/v1/tests/results/:id/certificate',
  summary: 'Issue a certificate of one’s own graded result, or choose anew what it shows.',
  access: talent,
  params: idParams,
  body: certificateChoices.extend({
    /** `changedAt` of the certificate that was seen, null where none was: another one in the meantime is not changed. */
    seen: z.iso.datetime().max(40).nullable().optional(),
  }),
  output: ownCertificates,
  errors: [
    'NOT_FOUND',
    'ASSIGNMENT_ENDED',
    'ASSIGNMENT_NOT_DONE',
    'PROOF_IMPOSSIBLE',
    'PROOF_BELOW',
    'VERSION_CONFLICT',
  ],
  rateLimit: changes,
});

export const withdrawCertificate = endpoint({
  id: 'assessments.certificates.withdraw',
  method: 'DELETE',
  path: '/api/v1/tests/results/:id/certificate',
  summary:
    'Withdraw the certificate of one’s own result, for good: its page and its credential say so. A second time answers the same.',
  access: talent,
  params: idParams,
  output: ownCertificates,
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE'],
  rateLimit: changes,
});

/** A page on paper, or an Open Badges 3.0 credential (VC-JWT). */
export const CERTIFICATE_FORMATS = ['pdf', 'jwt'] as const;
export type CertificateFormat = (typeof CERTIFICATE_FORMATS)[number];

export const downloadCertificate = endpoint({
  id: 'assessments.certificates.download',
  method: 'GET',
  path: '/api/v1/tests/results/:id/certificate/file',
  summary:
    'The certificate of one’s own result as a file: a PDF with a QR code, or a signed Open Badges 3.0 credential.',
  access: talent,
  params: idParams,
  query: z.object({ format: z.enum(CERTIFICATE_FORMATS).default('pdf') }),
  output: z.object({
    /** Of the file, with its ending; any system may store it. */
    name: z.string(),
    mime: z.string(),
    /** The file in Base64. */
    content: z.string(),
  }),
  errors: ['NOT_FOUND', 'ASSIGNMENT_ENDED', 'ASSIGNMENT_NOT_DONE'],
  rateLimit: { max: 60, seconds: 600 },
});

/** Who graded the answers: what has one right answer is graded by the program. */
export const GRADED_BY = ['machine', 'person', 'both'] as const;

/** What a certificate says; null for what its talent does not show. */
export const certified = z.object({
  name: z.string().nullable(),
  title: z.string(),
  companyName: z.string().nullable(),
  category: z.enum(TEST_CATEGORIES),
  difficulty: z.enum(TEST_DIFFICULTIES),
  skills: z.array(z.string()),
  /** At which it proves them. */
  level: z.enum(SKILL_LEVELS),
  questionCount: z.number().int(),
  /** Of the time limit; null where there was none. */
  minutes: z.number().int().nullable(),
  /** Percent. */
  score: z.number().nullable(),
  place: z.object({ takers: z.number().int(), below: z.number().int() }).nullable(),
  takenAt: instant,
  gradedBy: z.enum(GRADED_BY),
  issuedAt: instant,
  validUntil: instant,
});
export type Certified = z.output<typeof certified>;

export const publicCertificate = z.object({
  /** `overruled`: as the test is graded now, the result proves nothing. */
  status: z.enum(['valid', 'expired', 'withdrawn', 'overruled']),
  /** When it was withdrawn or overruled. */
  withdrawnAt: instant.nullable(),
  /** Null from then on. */
  certified: certified.nullable(),
});
export type PublicCertificate = z.output<typeof publicCertificate>;

export const getPublicCertificate = endpoint({
  id: 'assessments.certificates.public',
  method: 'GET',
  path: '/api/v1/public/certificates/:code',
  summary: 'A certificate as anybody who has its address, or its code on paper, may check it.',
  access: { kind: 'public' },
  /** Typed from paper: capitals, missing dashes, spaces, and signs that look alike are one to it. */
  params: z.object({
    code: z
      .string()
      .min(1)
      .max(80)
      .refine((typed) => !typed.includes('\u0000'))
      .meta({ examples: ['k7m3q-x2v9f-ha4tn-8wce'] }),
  }),
  output: publicCertificate,
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, seconds: 60 },
});
