import type { Template } from '@prova/contract/jobs/job-email-templates';
import type { JobSummary, jobSummary } from '@prova/contract/jobs/job-list';
import type { JobDetail, jobDetail, Source, Stage } from '@prova/contract/jobs/jobs';
import type * as z from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { logoUrl } from '../companies/companies.service.ts';
import {
  type JobParts,
  type QuestionPart,
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
import { missingParts } from './wizard/missing-parts.ts';

/** What a service hands to the output schemas: instants are still dates. */
export type SummaryData = z.input<typeof jobSummary>;
export type DetailData = z.input<typeof jobDetail>;

export function publicJobUrl(ctx: Ctx, slug: string): string {
  return `${ctx.platform.config.publicUrl}/jobs/${slug}`;
}

export function summaryOf(ctx: Ctx, job: ListedJob): SummaryData {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    status: job.status,
    companyName: job.company_name,
    locationModel: job.location_model as JobSummary['locationModel'],
    city: job.city,
    state: job.state,
    contractType: job.contract_type as JobSummary['contractType'],
    seniority: job.seniority as JobSummary['seniority'],
    internalCode: job.internal_code,
    payMode: job.pay_mode as JobSummary['payMode'],
    payMin: job.pay_min,
    payMax: job.pay_max,
    currency: job.currency,
    urgent: job.urgent,
    featured: job.featured,
    applications: job.applications,
    active: job.active,
    hired: job.hired,
    views: job.views,
    completedSteps: job.draft_steps,
    createdAt: job.created_at,
    updatedAt: job.updated_at,
    publishedAt: job.published_at,
    can: jobFlags(ctx.actor, job),
  };
}

/** The job with everything that the wizard edits. */
export async function detailOf(ctx: Ctx, job: JobRow): Promise<DetailData> {
  const parts = await selectParts(ctx, job.id);
  const missing = missingParts(ctx.locale, job, parts);
  const counts =
    parts.sources.length > 0 ? await jobPorts.applicationsBySource(ctx, job.id) : new Map<string, number>();
  return {
    ...summaryOf(ctx, job),
    completedSteps: job.draft_steps.filter((step) => !missing.some((part) => part.step === step)),
    version: job.version,
    address: job.address,
    country: job.country,
    benefits: job.benefits,
    description: job.description ?? '',
    requirements: job.requirements ?? '',
    skills: [...parts.skills],
    fields: [...parts.fields],
    questions: parts.questions.filter((each) => each.stageId === null).map(formQuestionOf),
    stages: stagesOf(parts),
    templates: templatesOf(job.id, parts),
    sources: parts.sources.map((each) => sourceOf(ctx, job.slug, each, counts.get(each.id) ?? 0)),
    publicUrl: publicJobUrl(ctx, job.slug),
    companyLogoUrl: logoUrl(job.company_logo_file_id),
    companyVerified: job.company_verified,
    closedAt: job.closed_at,
    missing,
  };
}

export async function pipelineOf(ctx: Ctx, job: JobRow): Promise<{ jobId: string; stages: Stage[] }> {
  return { jobId: job.id, stages: stagesOf(await selectPublicParts(ctx, job.id)) };
}

export function formQuestionOf(question: QuestionPart): JobDetail['questions'][number] {
  return {
    id: question.id,
    type: question.type as 'essay' | 'multiple_choice',
    text: question.text,
    options: [...question.options],
    required: question.required,
  };
}

export function stagesOf({ stages, questions }: Pick<JobParts, 'stages' | 'questions'>): Stage[] {
  return stages.map((stage) => ({
    ...stage,
    questions: questions
      .filter((each) => each.stageId === stage.id)
      .map(({ id, text, type, required }) => ({ id, text, type: type as 'behavioral' | 'technical', required })),
  }));
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
