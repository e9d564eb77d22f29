import * as z from 'zod';
import { id } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { PICTURE_TYPES } from '../file-types.ts';
import { knowledgeAuthors } from './items.ts';
import { KNOWLEDGE_PICTURE_MAX_BYTES } from './knowledge-fields.ts';

export const uploadKnowledgePicture = endpoint({
  id: 'knowledge.pictures.upload',
  method: 'POST',
  path: '/api/v1/knowledge/pictures',
  summary:
    'Keep a picture for articles and lessons (JPG, PNG, WEBP, AVIF or GIF), drawn again at most 1600 pixels wide and high. A text names it as `<img data-file="id" alt="words">`; one that none names goes after a day.',
  access: knowledgeAuthors,
  body: z.strictObject({}),
  files: { file: { types: PICTURE_TYPES, maxBytes: KNOWLEDGE_PICTURE_MAX_BYTES, required: true } },
  output: z.object({
    id,
    /** Shows it for a week. */
    url: z.string(),
  }),
  status: 201,
  errors: [
    'NOT_KNOWLEDGE_AUTHOR',
    'FILE_EMPTY',
    'FILE_TOO_LARGE',
    'FILE_TYPE_UNSUPPORTED',
    'PICTURE_TOO_MANY_PIXELS',
    'PICTURE_UNREADABLE',
  ],
  rateLimit: { max: 60, seconds: 60 },
});
