import { id } from '@prova/contract/common';
import { jobsChanged, jobsTopic } from '@prova/contract/jobs/realtime';
import * as z from 'zod';
import { defineMessage, defineTopic, toTopic } from '../../platform/realtime/messages.ts';
import { jobScope } from './sharing/shared-jobs.ts';

/** Followed by those who have a list of the company's jobs, of all or of those shared with them. */
export const jobsFollowing = defineTopic({
  topic: jobsTopic,
  params: z.object({ companyId: id }),
  may: async (ctx, { companyId }) => jobScope(ctx, companyId) !== null,
});

export const jobsChange = defineMessage({
  message: jobsChanged,
  data: z.object({ companyId: id }),
  to: ({ companyId }) => toTopic(jobsTopic, { companyId }),
  load: async (_ctx, data) => data,
});
