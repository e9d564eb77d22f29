import type { QueryOf, ResultOf } from '@prova/contract/endpoint';
import type { jobFigures, listSavedJobs } from '@prova/contract/jobs/talent-jobs';
import { AppError } from '../../../platform/app-error.ts';
import { requireCapacity } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import { pageMeta, type Reply, reply } from '../../../platform/http/route.ts';
import { ownTalentId } from '../../talents/talents.service.ts';
import { SAVED_JOBS } from '../jobs.budgets.ts';
import { type JobRow, selectJob } from '../jobs.queries.ts';
import { toPublicSummary } from '../public/public-jobs.ts';
import { deleteSaved, insertSaved, selectSaved, selectSavedAmong } from './saved-jobs.queries.ts';

/** @throws AppError FORBIDDEN for who is no talent */
async function requireTalent(ctx: Ctx): Promise<string> {
  const id = await ownTalentId(ctx);
  if (id === null) throw new AppError('FORBIDDEN');
  return id;
}

/** A job that everybody may read, open or not. @throws AppError JOB_NOT_FOUND */
async function requirePublished(ctx: Ctx, jobId: string, lock?: 'share'): Promise<JobRow> {
  const job = await selectJob(ctx, jobId, lock);
  if (!job || job.status === 'DRAFT') throw new AppError('JOB_NOT_FOUND');
  return job;
}

/** @throws AppError JOB_NOT_FOUND, BUDGET_REACHED */
export async function keepJob(ctx: Ctx, jobId: string): Promise<Record<string, never>> {
  const talentId = await requireTalent(ctx);
  await ctx.transaction(async (ctx) => {
    await requirePublished(ctx, jobId, 'share');
    // Kept already, it adds nothing.
    if ((await selectSavedAmong(ctx, talentId, [jobId])).length === 0)
      await requireCapacity(ctx, SAVED_JOBS, [talentId]);
    await insertSaved(ctx, talentId, jobId);
  });
  return {};
}

/** Works for closed and deleted jobs, too: whoever kept them must get rid of them. */
export async function dropJob(ctx: Ctx, jobId: string): Promise<Record<string, never>> {
  const talentId = await requireTalent(ctx);
  await ctx.transaction((ctx) => deleteSaved(ctx, talentId, jobId));
  return {};
}

export async function keptJobs(
  ctx: Ctx,
  { page, limit }: QueryOf<typeof listSavedJobs>,
): Promise<Reply<ResultOf<typeof listSavedJobs>>> {
  const talentId = await requireTalent(ctx);
  const { rows, total } = await selectSaved(ctx, talentId, { limit, offset: (page - 1) * limit });
  const data = rows.map((row) => {
    const { id, title, companyName, savedAt, became: state } = row;
    return { id, title, companyName, savedAt, state, job: state === 'deleted' ? null : toPublicSummary(ctx, row) };
  });
  return reply(data, { meta: pageMeta(page, limit, total) });
}

export async function keptAmong(ctx: Ctx, jobIds: readonly string[]): Promise<string[]> {
  return selectSavedAmong(ctx, await requireTalent(ctx), jobIds);
}

/** @throws AppError JOB_NOT_FOUND */
export async function figuresOf(ctx: Ctx, jobId: string): Promise<ResultOf<typeof jobFigures>> {
  await requireTalent(ctx);
  const { views, applications } = await requirePublished(ctx, jobId);
  return { views, candidates: applications };
}
