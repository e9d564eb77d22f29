import * as z from 'zod';
import { idParams } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** Whom closing or reopening a job concerns, before one does it. */
export const closingPreview = endpoint({
  id: 'applications.closingPreview',
  method: 'GET',
  path: '/api/v1/jobs/:id/closing-preview',
  summary:
    'How many applications end with a job, how many go on with it, how many positions it has, and the mail that each person would get.',
  access: { kind: 'user', roles: ['RECRUITER'] },
  params: idParams,
  output: z.object({
    /** Open and not hired: they end with the job. */
    inProcess: z.number().int(),
    /** They stay hired and get no mail. */
    hired: z.number().int(),
    /** How many the job wants; one where it does not say. */
    openings: z.number().int(),
    /** Ended when the job was closed: they can go on once it is open again. */
    ended: z.number().int(),
    /** It was paused when it was closed, and is so again once it is reopened. */
    paused: z.boolean(),
    /** As the first of those in process would read it; null without any. */
    mail: z.object({ name: z.string(), subject: z.string(), body: z.string() }).nullable(),
  }),
  errors: ['JOB_NOT_FOUND'],
});
