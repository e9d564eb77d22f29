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
  const slug = job.publishedAt ? job.slug : jobSlug(details.title, slugSuffix(job.slug));
  return { ...columnsOf(details), slug };
}

export function columnsOf(details: Details): Updateable<Jobs> & { title: string } {
  const remote = details.locationModel === 'remote';
  const paid = details.payMode !== 'negotiate';
  // What is left empty, or out, is stored as nothing.
  const stored = Object.fromEntries(
    DETAILS.map((field) => [field, details[field] === '' ? null : (details[field] ?? null)]),
  );
  return {
    ...(stored as { [Field in keyof Details]: NonNullable<Details[Field]> }),
    ...(remote && { address: null }),
    ...(!paid && { payMin: null }),
    ...(details.payMode !== 'range' && { payMax: null }),
    benefits: [...new Set(details.benefits)],
    languages: JSON.stringify(details.languages),
  };
}

const DETAILS = Object.keys(detailsStep.shape) as (keyof Details)[];

/** Stored columns as step 1 takes them. */
export function detailsOf(job: JobRow): Record<string, unknown> {
  return Object.fromEntries(DETAILS.map((field) => [field, job[field] ?? undefined]));
}
