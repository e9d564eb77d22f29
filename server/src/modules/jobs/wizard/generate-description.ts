import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { generateDescription as generateEndpoint } from '@prova/contract/jobs/job-wizard';
import { collectDescription, type DescriptionWriter } from '../../../platform/ai/description-writer.ts';
import { localWriter } from '../../../platform/ai/local-writer.ts';
import { openAiWriter } from '../../../platform/ai/openai-writer.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { activeCompany, companyName, runsJobs } from '../../companies/companies.service.ts';
import { selectStages } from '../job-parts.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { jobPorts } from '../ports.ts';
import { cleanRichText } from '../rich-text.ts';

/** Stages in which a candidate shows something, so that a text may speak of them. */
const SHOWN_IN = ['test', 'interview', 'interview_ia'] as const;

/**
 * Proposes a description and requirements. Nothing is stored: the recruiter reads and edits first.
 * @throws AppError GENERATION_FAILED, FORBIDDEN for who writes no jobs
 */
export async function generateDescription(
  ctx: Ctx,
  { jobId, skills, language, benefits: _, ...wishes }: BodyOf<typeof generateEndpoint>,
): Promise<ResultOf<typeof generateEndpoint>> {
  const company = jobId ? await companyOfJob(ctx, jobId) : await companyToWriteFor(ctx);
  const stages = jobId ? await selectStages(ctx, jobId) : [];
  const written = await collectDescription(await writerFor(ctx, company.id), {
    ...wishes,
    technologies: skills,
    stages: stages.flatMap(({ type }) => SHOWN_IN.find((each) => each === type) ?? []),
    locale: language,
    companyName: company.name,
  });
  return {
    description: cleanRichText(written.description),
    requirements: cleanRichText(written.requirements),
    engine: written.engine,
    dropped: written.dropped,
  };
}

interface Company {
  readonly id: string;
  readonly name: string;
}

async function companyOfJob(ctx: Ctx, jobId: string): Promise<Company> {
  const { companyId, companyName } = await requireJob(ctx, jobId, 'edit');
  return { id: companyId, name: companyName };
}

async function companyToWriteFor(ctx: Ctx): Promise<Company> {
  const { companyId, role } = activeCompany(ctx);
  if (!runsJobs(role)) throw new AppError('FORBIDDEN');
  return { id: companyId, name: await companyName(ctx, companyId) };
}

/** The model, as long as the company has calls of this day left; our own phrases write what is beyond. */
async function writerFor(ctx: Ctx, companyId: string): Promise<DescriptionWriter> {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = ctx.platform.config;
  if (!baseUrl || !(await jobPorts.takeModelCall(ctx, companyId))) return localWriter;
  return openAiWriter({ baseUrl, apiKey, model });
}
