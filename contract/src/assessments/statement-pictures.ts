import * as z from 'zod';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PICTURE_TYPES } from '../file-types.ts';
import { testAuthors } from './test-access.ts';
import { STATEMENT_PICTURE_MAX_BYTES } from './test-fields.ts';

export const uploadStatementPicture = endpoint({
  id: 'assessments.pictures.upload',
  method: 'POST',
  path: '/api/v1/tests/pictures',
  summary:
    'Keep a picture for statements (JPG, PNG, WEBP, AVIF or GIF), drawn again at most 1600 pixels wide and high. A statement names it as `<img data-file="id" alt="words">`; one that none names goes after a day.',
  access: testAuthors,
  body: z.strictObject({}),
  files: { file: { types: PICTURE_TYPES, maxBytes: STATEMENT_PICTURE_MAX_BYTES, required: true } },
  output: z.object({
    id,
    /** Shows it for a week. */
    url: z.string(),
  }),
  status: 201,
  errors: [
    'NO_COMPANY',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  rateLimit: { max: 60, seconds: 60 },
});
