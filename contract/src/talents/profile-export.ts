import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

/** `json-resume`: https://jsonresume.org/schema, 1.0.0. `pdf`: a résumé for people, with that JSON attached. */
export const PROFILE_EXPORT_FORMATS = ['json-resume', 'pdf'] as const;
export type ProfileExportFormat = (typeof PROFILE_EXPORT_FORMATS)[number];

export const exportProfile = endpoint({
  id: 'talents.exportProfile',
  method: 'GET',
  path: '/api/v1/talents/profile/export',
  summary: 'My profile as a file to take along; importing it says the same again.',
  access: { kind: 'user', roles: ['POTENTIAL'] },
  query: z.object({ format: z.enum(PROFILE_EXPORT_FORMATS).default('json-resume') }),
  output: z.object({
    /** Of the file, with its ending; any system may store it. */
    name: z.string(),
    mime: z.string(),
    /** The file in Base64. */
    content: z.string(),
  }),
  rateLimit: { max: 30, seconds: 600 },
});
