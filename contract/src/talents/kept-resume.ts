import * as z from 'zod';
import { id, instant } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { RESUME_TYPES } from '../file-types.ts';
import { RESUME_IMPORT_MAX_BYTES } from './resume-import.ts';

const talent = { kind: 'user', roles: ['POTENTIAL'] } as const;

/** The résumé that a talent keeps with their profile, for the next application. Nobody else is shown it. */
const keptResume = z
  .object({
    fileId: id,
    name: z.string(),
    bytes: z.number().int(),
    keptAt: instant,
    /** The link is signed, for ten minutes. */
    viewUrl: z.string(),
  })
  .nullable();
export type KeptResume = z.output<typeof keptResume>;

export const getKeptResume = endpoint({
  id: 'talents.keptResume',
  method: 'GET',
  path: '/api/v1/talents/profile/kept-resume',
  summary: 'The résumé that I keep to apply with; null for none.',
  access: talent,
  output: keptResume,
});

export const keepResume = endpoint({
  id: 'talents.keepResume',
  method: 'PUT',
  path: '/api/v1/talents/profile/kept-resume',
  summary: 'Keep this résumé to apply with, in the place of the one before. Nobody is shown it before I send it.',
  access: talent,
  body: z.strictObject({}).default({}),
  files: { resume: { types: RESUME_TYPES, maxBytes: RESUME_IMPORT_MAX_BYTES, required: true } },
  output: keptResume,
  errors: ['FILE_TOO_LARGE', 'FILE_EMPTY', 'FILE_TYPE_UNSUPPORTED'],
  rateLimit: { max: 30, seconds: 600 },
});

export const forgetResume = endpoint({
  id: 'talents.forgetResume',
  method: 'DELETE',
  path: '/api/v1/talents/profile/kept-resume',
  summary: 'Erase the résumé that I keep. Those that I have sent stay with whom I sent them to.',
  access: talent,
  output: keptResume,
});
