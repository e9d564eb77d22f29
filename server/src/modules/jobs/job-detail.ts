import type { Template } from '@prova/contract/jobs/job-email-templates';
import type { jobSummary } from '@prova/contract/jobs/job-list';
import type { JobLanguage } from '@prova/contract/jobs/job-steps';
import type { jobDetail, Source, Stage } from '@prova/contract/jobs/jobs';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { logoUrl } from '../companies/companies.service.ts';
import {
  type JobParts,
  type SourcePart,
  type StagePart,
  selectParts,
  selectPublicParts,
  type TemplatePart,
} from './job-parts.queries.ts';
import { jobFlags } from './jobs.policy.ts';
import type { JobRow } from './jobs.queries.ts';
import type { ListedJob } from './list/job-list.queries.ts';
import { jobPorts } from './ports.ts';
import { NO_TESTS, testsOf } from './stage-tests.ts';
import { missingParts } from './wizard/missing-parts.ts';

/** What a service hands to the output schemas: instants are still dates. */
export type SummaryData = z.input<typeof jobSummary>;
export type DetailData = z.input<typeof jobDetail>;

export function publicJobUrl(ctx: Ctx, slug: string): string {
  return `${ctx.platform.config.publicUrl}/jobs/${slug}`;
}

export function toJobSummary(ctx: Ctx, job: ListedJob): SummaryData {
  return { ...job, completedSteps: job.draftSteps, can: jobFlags(ctx.actor, job) };
}

/** The job with everything that the wizard edits. */
export async function detailOf(ctx: Ctx, job: JobRow): Promise<DetailData> {
  const parts = await selectParts(ctx, job.id);
  const tests = await testsOf(ctx, parts.stages);
  const missing = missingParts(ctx.locale, job, parts, tests);
  const counts =
    parts.sources.length > 0 ? await jobPorts.applicationsBySource(ctx, job.id) : new Map<string, number>();
  return {
    ...job,
    ...parts,
    completedSteps: job.draftSteps.filter((step) => !missing.some((part) => part.step === step)),
    can: jobFlags(ctx.actor, job),
    description: job.description ?? '',
    requirements: job.requirements ?? '',
    questions: parts.questions.filter((each) => each.stageId === null),
    stages: stagesOf(parts).map((stage) =>
      stage.type === 'test' ? { ...stage, tests: tests.get(stage.id) ?? NO_TESTS } : stage,
    ),
    templates: templatesOf(job.id, parts),
    sources: parts.sources.map((each) => sourceOf(ctx, job.slug, each, counts.get(each.id) ?? 0)),
    publicUrl: publicJobUrl(ctx, job.slug),
    companyLogoUrl: logoUrl(job.companyLogoFileId),
    languages: languagesOf(job),
    missing,
  };
}

/** Stored as JSON that step 1 has checked. */
export const languagesOf = (job: Pick<JobRow, 'languages'>) => job.languages as unknown as JobLanguage[];

export async function pipelineOf(ctx: Ctx, job: JobRow): Promise<{ jobId: string; stages: Stage[] }> {
  return { jobId: job.id, stages: stagesOf(await selectPublicParts(ctx, job.id)) };
}

export function stagesOf({ stages, questions }: Pick<JobParts, 'stages' | 'questions'>): Stage[] {
  const asked = questions.filter((each) => each.stageId !== null);
  return stages.map((stage) => ({ ...stage, questions: asked.filter(({ stageId }) => stageId === stage.id) }));
}

export function templatesOf(jobId: string, { templates, stages }: Pick<JobParts, 'templates' | 'stages'>): Template[] {
  return templates.map((each) => templateOf(jobId, each, stages));
}

export function templateOf(jobId: string, template: TemplatePart, stages: readonly StagePart[]): Template {
  return { ...template, jobId, stageName: stages.find((stage) => stage.id === template.stageId)?.name ?? null };
}

function sourceOf(ctx: Ctx, slug: string, source: SourcePart, applications: number): Source {
  return { ...source, applications, link: `${publicJobUrl(ctx, slug)}?src=${source.code}` };
}
