import * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { defineEvent, emit } from '../../../platform/events.ts';
import { refreshJobSearch } from './job-search.queries.ts';

/** What a job asks for, or whether it takes applications, has changed; or that of all jobs of a company. */
export const jobChanged = defineEvent({
  name: 'job_changed',
  data: z.union([z.strictObject({ jobId: z.string() }), z.strictObject({ companyId: z.string() })]),
});

/** Brings what stands beside jobs in line with them. Part of every transaction that changes a job. */
export async function refreshListing(ctx: Ctx, which: { jobId: string } | { companyId: string }): Promise<void> {
  await refreshJobSearch(ctx, which);
  await emit(ctx, jobChanged, which);
}
