import { promisesReply } from '@prova/contract/applications/reply-clock';
import { detailsStep } from '@prova/contract/jobs/job-steps';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { activeCompany, holdMembership, runsJobs } from '../../companies/companies.service.ts';
import { type DetailData, detailOf } from '../job-detail.ts';
import { JOBS } from '../jobs.budgets.ts';
import { insertJob } from '../jobs.queries.ts';
import { requireJob } from '../jobs.service.ts';
import { jobTexts } from '../jobs.texts.ts';
import { jobSlug, newSlugSuffix } from '../public/job-slug.ts';
import { insertStage } from '../stages.queries.ts';
import { addJobTemplates } from '../templates/template-defaults.ts';
import { columnsOf } from './step-details.ts';
import { defaultFields } from './step-form.ts';
import { readStep, storableJson } from './step-input.ts';
import { replaceFields } from './wizard.queries.ts';

const REPLY_DAYS = 5;

/** Starts a draft from its details, with a form, stages and mails to begin with. */
export async function createJob(ctx: Ctx, data: unknown): Promise<DetailData> {
  const columns = columnsOf(readStep(ctx, detailsStep, data));
  return insertDraft(ctx, columns, { draftSteps: [1] });
}

/** Starts a draft from details that are half done. */
export async function createPartial(ctx: Ctx, data: Record<string, unknown>): Promise<DetailData> {
  const title = detailsStep.shape.title.safeParse(data.title);
  return insertDraft(
    ctx,
    { title: title.success ? title.data : jobTexts(ctx.locale).untitled },
    { draft: storableJson({ 1: data }) },
  );
}

async function insertDraft(
  ctx: Ctx,
  columns: ReturnType<typeof columnsOf>,
  state: { draft?: string; draftSteps?: number[] },
): Promise<DetailData> {
  const company = activeCompany(ctx);
  if (ctx.actor.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  if (!runsJobs(company.role)) throw new AppError('FORBIDDEN');
  const owner = ctx.actor.userId;
  const id = newId(ctx);
  return ctx.transaction(async (ctx) => {
    if (!runsJobs(await holdMembership(ctx, company.companyId))) throw new AppError('FORBIDDEN');
    await requireCapacity(ctx, JOBS, [company.companyId]);
    const now = ctx.clock.now();
    const job = { id, companyId: company.companyId };
    await insertJob(ctx, {
      ...columns,
      ...state,
      ...job,
      slug: jobSlug(columns.title, newSlugSuffix()),
      ownerId: owner,
      createdAt: now,
      updatedAt: now,
    });
    await replaceFields(ctx, job, defaultFields);
    for (const [position, type] of (['new', 'review', 'offer', 'hired'] as const).entries()) {
      await insertStage(ctx, {
        id: newId(ctx),
        ...toJob(job),
        type,
        name: jobTexts(ctx.locale).stages[type],
        position,
        replyDays: promisesReply(type) ? REPLY_DAYS : null,
        createdAt: now,
      });
    }
    await addJobTemplates(ctx, job, ctx.locale);
    return detailOf(ctx, await requireJob(ctx, id, 'read'));
  });
}

function toJob({ id, companyId }: { id: string; companyId: string }) {
  return { jobId: id, companyId };
}
