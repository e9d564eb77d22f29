import { detailsStep } from '@prova/contract/jobs/job-steps';
import type { Updateable } from 'kysely';
import type * as z from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { Jobs } from '../../../platform/schema.gen.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobSlug, slugSuffix } from '../public/job-slug.ts';
import { readStep } from './step-input.ts';

export type Details = z.output<typeof detailsStep>;

/** Step 1 as columns. The address follows the title until it has been public once. */
export function readDetails(ctx: Ctx, job: JobRow, data: unknown): Updateable<Jobs> {
  const details = readStep(ctx, detailsStep, data);
  const slug = job.published_at ? job.slug : jobSlug(details.title, slugSuffix(job.slug));
  return { ...columnsOf(details), slug };
}

export function columnsOf(details: Details): Updateable<Jobs> & { title: string } {
  const remote = details.locationModel === 'remote';
  const paid = details.payMode !== 'negotiate';
  return {
    title: details.title,
    location_model: details.locationModel,
    address: remote ? null : details.address || null,
    city: details.city || null,
    state: details.state || null,
    country: details.country,
    contract_type: details.contractType,
    seniority: details.seniority,
    pay_mode: details.payMode,
    pay_min: paid ? (details.payMin ?? null) : null,
    pay_max: details.payMode === 'range' ? (details.payMax ?? null) : null,
    currency: details.currency,
    benefits: [...new Set(details.benefits)],
    internal_code: details.internalCode || null,
    urgent: details.urgent,
    featured: details.featured,
  };
}

/** Stored columns as step 1 takes them. */
export function detailsOf(job: JobRow): Record<string, unknown> {
  return {
    title: job.title,
    locationModel: job.location_model ?? undefined,
    address: job.address ?? undefined,
    city: job.city ?? undefined,
    state: job.state ?? undefined,
    country: job.country ?? undefined,
    contractType: job.contract_type ?? undefined,
    seniority: job.seniority ?? undefined,
    payMode: job.pay_mode ?? undefined,
    payMin: job.pay_min,
    payMax: job.pay_max,
    currency: job.currency ?? undefined,
    benefits: job.benefits,
    internalCode: job.internal_code ?? undefined,
    urgent: job.urgent,
    featured: job.featured,
  };
}
