import * as z from 'zod';
import { id, idParams, instant, rowVersion } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { DATA_CATEGORIES } from './privacy.ts';

const count = z.number().int().min(0);
const members = { kind: 'user', roles: ['RECRUITER'] } as const;

/** What a company may set a time for. */
export const RETENTION_SUBJECTS = ['unsuccessful_applications', 'recordings'] as const;
/** Months, where a company says nothing else. */
export const RETENTION_DEFAULTS = { unsuccessful_applications: 24, recordings: 6 } as const;
const RETENTION_MIN_MONTHS = 1;
const RETENTION_MAX_MONTHS = 60;

const months = z.number().int().min(RETENTION_MIN_MONTHS).max(RETENTION_MAX_MONTHS);

export const retentionRule = z.object({
  subject: z.enum(RETENTION_SUBJECTS),
  months,
  defaultMonths: months,
  /** 0 while the default holds. */
  version: z.number().int().min(0),
  /** Applications, or recordings, that the next run would forget. */
  wouldForget: count,
});
export type RetentionRule = z.output<typeof retentionRule>;

export const retention = z.object({
  rules: z.array(retentionRule),
  contractYears: z.number().int(),
  /** What the last runs removed, the newest first. */
  runs: z
    .array(z.object({ at: instant, removed: z.array(z.object({ category: z.enum(DATA_CATEGORIES), count })) }))
    .max(12),
});
export type Retention = z.output<typeof retention>;

const retentionParams = z.object({ id, subject: z.enum(RETENTION_SUBJECTS) });

export const getRetention = endpoint({
  id: 'privacy.retention.get',
  method: 'GET',
  path: '/api/v1/companies/:id/privacy/retention',
  summary: 'How long a company keeps what, and what the next run would forget. Owners only.',
  access: members,
  params: idParams,
  output: retention,
  errors: ['NOT_FOUND'],
});

export const previewRetention = endpoint({
  id: 'privacy.retention.preview',
  method: 'GET',
  path: '/api/v1/companies/:id/privacy/retention/:subject/preview',
  summary: 'What a run would forget with other months. Nothing happens.',
  access: members,
  params: retentionParams,
  query: z.object({ months: z.coerce.number().pipe(months) }),
  output: z.object({ wouldForget: count }),
  errors: ['NOT_FOUND'],
  rateLimit: { max: 120, seconds: 600 },
});

export const setRetention = endpoint({
  id: 'privacy.retention.set',
  method: 'PUT',
  path: '/api/v1/companies/:id/privacy/retention/:subject',
  summary: 'Set the months for which a company keeps something; null goes back to the default. Owners only.',
  access: members,
  params: retentionParams,
  body: z.strictObject({ months: months.nullable(), version: rowVersion }),
  output: retention,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});
