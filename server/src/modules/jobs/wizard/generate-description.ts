import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type { generateDescription as generateEndpoint } from '@prova/contract/jobs/job-wizard';
import { collectDescription, type DescriptionWriter } from '../../../platform/ai/description-writer.ts';
import { localWriter } from '../../../platform/ai/local-writer.ts';
import { openAiWriter } from '../../../platform/ai/openai-writer.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Config } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/context.ts';
import { activeCompany, companyName, runsJobs } from '../../companies/companies.service.ts';
import { selectStages } from '../job-parts.queries.ts';
import { requireJob } from '../jobs.service.ts';
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
  const company = jobId ? (await requireJob(ctx, jobId, 'edit')).companyName : await companyToWriteFor(ctx);
  const stages = jobId ? await selectStages(ctx, jobId) : [];
  const written = await collectDescription(writerOf(ctx.platform.config), {
    ...wishes,
    technologies: skills,
    stages: stages.flatMap(({ type }) => SHOWN_IN.find((each) => each === type) ?? []),
    locale: language,
    companyName: company,
  });
  return {
    description: cleanRichText(written.description),
    requirements: cleanRichText(written.requirements),
    engine: written.engine,
    dropped: written.dropped,
  };
}

async function companyToWriteFor(ctx: Ctx): Promise<string> {
  const { companyId, role } = activeCompany(ctx);
  if (!runsJobs(role)) throw new AppError('FORBIDDEN');
  return companyName(ctx, companyId);
}

function writerOf(config: Config): DescriptionWriter {
  if (!config.AI_BASE_URL) return localWriter;
  return openAiWriter({ baseUrl: config.AI_BASE_URL, apiKey: config.AI_API_KEY, model: config.AI_MODEL });
}
