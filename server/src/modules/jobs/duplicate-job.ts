import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { newId } from '../../platform/id.ts';
import { holdMembership, runsJobs } from '../companies/companies.service.ts';
import { type DetailData, detailOf } from './job-detail.ts';
import { type JobParts, selectParts } from './job-parts.queries.ts';
import { insertJob, type JobRow } from './jobs.queries.ts';
import { requireJob } from './jobs.service.ts';
import { jobTexts } from './jobs.texts.ts';
import { jobSlug, newSlugSuffix } from './public/job-slug.ts';
import { insertStage } from './stages.queries.ts';
import { insertTemplate } from './templates/templates.queries.ts';
import { partialOf, stillComplete } from './wizard/partial-steps.ts';
import { replaceFields } from './wizard/step-form.ts';
import { storableJson } from './wizard/step-input.ts';
import { insertSource } from './wizard/step-integrations.ts';

const LONGEST_TITLE = 120;

/** A draft with everything of a job but its candidates, its numbers and its address. */
export async function duplicateJob(ctx: Ctx, jobId: string): Promise<DetailData> {
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  const owner = ctx.actor.userId;
  return ctx.transaction(async (ctx) => {
    const { company_id } = await requireJob(ctx, jobId, 'duplicate');
    // Before the job is locked, as whoever removes a member does.
    if (!runsJobs(await holdMembership(ctx, company_id))) throw new AppError('FORBIDDEN');
    const from = await requireJob(ctx, jobId, 'duplicate', { lock: 'share' });
    const parts = await selectParts(ctx, jobId);
    const copy = { id: newId(), company_id: from.company_id };
    await insertJob(ctx, { ...columnsOf(ctx, from), ...copy, owner_id: owner });
    await copyParts(ctx, copy, parts);
    return detailOf(ctx, await requireJob(ctx, copy.id, 'read'));
  });
}

function columnsOf(ctx: Ctx, from: JobRow) {
  const title = jobTexts(ctx.locale).copyOf(from.title);
  const now = ctx.clock.now();
  const shown = title.length <= LONGEST_TITLE ? title : from.title;
  return {
    title: shown,
    slug: jobSlug(shown, newSlugSuffix()),
    internal_code: from.internal_code,
    description: from.description,
    requirements: from.requirements,
    location_model: from.location_model,
    address: from.address,
    city: from.city,
    state: from.state,
    country: from.country,
    contract_type: from.contract_type,
    seniority: from.seniority,
    benefits: from.benefits,
    pay_mode: from.pay_mode,
    pay_min: from.pay_min,
    pay_max: from.pay_max,
    currency: from.currency,
    urgent: from.urgent,
    featured: from.featured,
    blind: from.blind,
    draft: storableJson(from.draft),
    draft_steps: stillComplete(from, partialOf(from)).filter((step) => step !== 7),
    created_at: now,
    updated_at: now,
  };
}

async function copyParts(ctx: Ctx, copy: { id: string; company_id: string }, parts: JobParts): Promise<void> {
  const owned = { job_id: copy.id, company_id: copy.company_id, created_at: ctx.clock.now() };
  if (parts.skills.length > 0) {
    const skills = parts.skills.map(({ skillId, level, required }) => ({
      ...owned,
      skill_id: skillId,
      level,
      required,
    }));
    await ctx.db.insertInto('job_skills').values(skills).execute();
  }
  if (parts.fields.length > 0) await replaceFields(ctx, copy, parts.fields);
  const stageIds = new Map(parts.stages.map(({ id }) => [id, newId()]));
  const stageOf = (id: string | null) => (id === null ? null : (stageIds.get(id) ?? null));
  for (const { id, replyDays, ...stage } of parts.stages)
    await insertStage(ctx, { ...owned, ...stage, id: stageIds.get(id) ?? newId(), reply_days: replyDays });
  if (parts.questions.length > 0) {
    const position = new Map<string | null, number>();
    const questions = parts.questions.map(({ stageId, options, ...question }) => {
      const next = position.get(stageId) ?? 0;
      position.set(stageId, next + 1);
      const ids = { ...owned, id: newId(), stage_id: stageOf(stageId) };
      return { ...question, ...ids, options: storableJson(options), position: next };
    });
    await ctx.db.insertInto('job_questions').values(questions).execute();
  }
  for (const { kind, stageId, enabled, subject, body } of parts.templates)
    await insertTemplate(ctx, { ...owned, id: newId(), stage_id: stageOf(stageId), kind, enabled, subject, body });
  for (const source of parts.sources) await insertSource(ctx, copy, source);
}
