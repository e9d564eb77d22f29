import * as z from 'zod';
import { id, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import type { ValidationCode } from '../validation.ts';
import { CANDIDATE_SORTS, candidateFilters } from './candidates.ts';
import { EXPORT_COLUMNS } from './export-columns.ts';
import { boardFilters } from './funnel.ts';

/** At most so many applications that are named one by one. */
export const CHOSEN_MOST = 500;

const isRepeated = 'DUPLICATE' satisfies ValidationCode;
const columns = z
  .array(z.enum(EXPORT_COLUMNS))
  .min(1)
  .max(EXPORT_COLUMNS.length)
  .superRefine((chosen, context) => {
    chosen.forEach((column, index) => {
      if (chosen.indexOf(column) < index) context.addIssue({ code: 'custom', path: [index], message: isRepeated });
    });
  });

export const exportBody = z.discriminatedUnion('of', [
  /** These applications, in this order. */
  z.strictObject({ of: z.literal('chosen'), applications: z.array(id).min(1).max(CHOSEN_MOST), columns }),
  /** The list of candidates as it shows: each person once, by the same application. */
  z.strictObject({
    of: z.literal('list'),
    ...candidateFilters,
    sort: z.enum([...CANDIDATE_SORTS, 'named']).default('recent'),
    columns,
  }),
  /** The board of a job as it shows: column by column. */
  z.strictObject({ of: z.literal('board'), jobId: id, ...boardFilters, columns }),
]);

export const exportCandidates = endpoint({
  id: 'funnel.export',
  method: 'POST',
  path: '/api/v1/applications/candidates/export',
  summary:
    'Applications as a CSV file in the caller’s language: those named, or all that the list of candidates or the board of a job shows. Answers a link that downloads it for ten minutes. Erased people are left out; of those whom a job hides there is no name, contact, place, title or link.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  body: exportBody,
  output: z.object({
    /** Lines of the file, beside its head. */
    rows: z.number().int(),
    /** How many of them say nothing of who it is. */
    hidden: z.number().int(),
    /** A path, which opens without a token. */
    url: z.string(),
    expiresAt: instant,
  }),
  errors: ['NO_COMPANY', 'JOB_NOT_FOUND', 'APPLICATION_NOT_FOUND', 'NOTHING_TO_EXPORT', 'EXPORT_TOO_LARGE'],
  rateLimit: { max: 20, seconds: 60 },
});
