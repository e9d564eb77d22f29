import type { Insertable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { requireCapacity } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import type { Jobs } from '../../platform/schema.gen.ts';
import { holdMembership, runsJobs } from '../companies/companies.service.ts';
import { type DetailData, detailOf } from './job-detail.ts';
import { type JobParts, selectParts } from './job-parts.queries.ts';
import { JOBS } from './jobs.budgets.ts';
import { insertJob, selectJobColumns } from './jobs.queries.ts';
import { requireJob } from './jobs.service.ts';
import { jobTexts } from './jobs.texts.ts';
import { jobPorts } from './ports.ts';
import { jobSlug, newSlugSuffix } from './public/job-slug.ts';
import { heldTestsOf } from './stage-tests.ts';
import { insertStage } from './stages.queries.ts';
import { insertTemplate } from './templates/templates.queries.ts';
import { partialOf, stillComplete } from './wizard/partial-steps.ts';
import { storableJson } from './wizard/step-input.ts';
import { insertQuestions, insertSkills, insertSource, replaceFields } from './wizard/wizard.queries.ts';

const LONGEST_TITLE = 120;

/** A draft with everything of a job but its candidates, its numbers and its address. */
export async function duplicateJob(ctx: Ctx, jobId: string): Promise<DetailData> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const owner = ctx.actor.userId;
  return ctx.transaction(async (ctx) => {
    const { companyId } = await requireJob(ctx, jobId, 'duplicate');
    // Before the job is locked, as whoever removes a member does.
    if (!runsJobs(await holdMembership(ctx, companyId))) throw new AppError('FORBIDDEN');
    await requireJob(ctx, jobId, 'duplicate', { lock: 'share' });
    const parts = await selectParts(ctx, jobId);
    await requireCapacity(ctx, JOBS, [companyId]);
    const copy = { id: newId(ctx), companyId };
    await insertJob(ctx, { ...(await columnsOf(ctx, jobId)), ...copy, ownerId: owner });
    await copyParts(ctx, copy, parts);
    return detailOf(ctx, await requireJob(ctx, copy.id, 'read'));
  });
}

async function columnsOf(ctx: Ctx, jobId: string): Promise<Insertable<Jobs>> {
  const from = await selectJobColumns(ctx, jobId);
  const title = jobTexts(ctx.locale).copyOf(from.title);
  const now = ctx.clock.now();
  const shown = title.length <= LONGEST_TITLE ? title : from.title;
  return {
    ...from,
    title: shown,
    slug: jobSlug(shown, newSlugSuffix()),
    status: 'DRAFT',
    version: 1,
    // A code names one job.
    internalCode: null,
    draft: storableJson(from.draft),
    languages: storableJson(from.languages),
    draftSteps: stillComplete(from, partialOf(from)).filter((step) => step !== 7),
    publishedAt: null,
    closedAt: null,
    closedFrom: null,
    createdAt: now,
    updatedAt: now,
  };
}

async function copyParts(ctx: Ctx, copy: { id: string; companyId: string }, parts: JobParts): Promise<void> {
  const owned = { jobId: copy.id, companyId: copy.companyId, createdAt: ctx.clock.now() };
  if (parts.skills.length > 0) {
    const skills = parts.skills.map(({ name: _, ...skill }) => ({ ...owned, ...skill }));
    await insertSkills(ctx, skills);
  }
  if (parts.fields.length > 0) await replaceFields(ctx, copy, parts.fields);
  const stageIds = new Map(parts.stages.map(({ id }) => [id, newId(ctx)]));
  const stageOf = (id: string | null) => (id === null ? null : (stageIds.get(id) ?? null));
  for (const stage of parts.stages)
    await insertStage(ctx, { ...owned, ...stage, id: stageIds.get(stage.id) ?? newId(ctx) });
  if (parts.questions.length > 0) {
    const position = new Map<string | null, number>();
    const questions = parts.questions.map(({ stageId, options, ...question }) => {
      const next = position.get(stageId) ?? 0;
      position.set(stageId, next + 1);
      const ids = { ...owned, id: newId(ctx), stageId: stageOf(stageId) };
      return { ...question, ...ids, options: storableJson(options), position: next };
    });
    await insertQuestions(ctx, questions);
  }
  for (const template of parts.templates)
    await insertTemplate(ctx, {
      ...owned,
      ...template,
      id: newId(ctx),
      stageId: stageOf(template.stageId),
      version: 1,
    });
  for (const [id, tests] of await heldTestsOf(ctx, parts.stages))
    await jobPorts.saveTestsOfStage(ctx, { companyId: copy.companyId, stageId: stageIds.get(id) ?? '' }, tests);
  for (const source of parts.sources) await insertSource(ctx, copy, source);
}
