import { CATEGORY_OF_PLATFORM } from '@prova/contract/jobs/job-fields';
import type { Insertable, Updateable } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import type { JobQuestions, JobSkills } from '../../../platform/schema.gen.ts';
import type { FieldPart, SourcePart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';

type JobKey = Pick<JobRow, 'id' | 'companyId'>;

export async function insertSkills(ctx: Ctx, skills: readonly Insertable<JobSkills>[]): Promise<void> {
  if (skills.length === 0) return;
  await ctx.db.insertInto('jobSkills').values(skills).execute();
}

export async function deleteSkills(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.db.deleteFrom('jobSkills').where('jobId', '=', jobId).execute();
}

export async function replaceFields(ctx: Ctx, job: JobKey, fields: readonly FieldPart[]): Promise<void> {
  await ctx.db.deleteFrom('jobFormFields').where('jobId', '=', job.id).execute();
  await ctx.db
    .insertInto('jobFormFields')
    .values(fields.map((each) => ({ ...each, jobId: job.id, companyId: job.companyId, createdAt: ctx.clock.now() })))
    .execute();
}

export async function insertQuestions(ctx: Ctx, questions: readonly Insertable<JobQuestions>[]): Promise<void> {
  await ctx.db.insertInto('jobQuestions').values(questions).execute();
}

export async function updateQuestion(ctx: Ctx, id: string, change: Updateable<JobQuestions>): Promise<void> {
  await ctx.db.updateTable('jobQuestions').set(change).where('id', '=', id).execute();
}

/** Questions that nobody can have answered go for good. */
export async function removeQuestions(ctx: Ctx, job: JobRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (job.publishedAt)
    await ctx.db.updateTable('jobQuestions').set({ removedAt: ctx.clock.now() }).where('id', 'in', ids).execute();
  else await ctx.db.deleteFrom('jobQuestions').where('id', 'in', ids).execute();
}

export async function insertSource(
  ctx: Ctx,
  job: JobKey,
  { platform, active }: Pick<SourcePart, 'platform' | 'active'>,
): Promise<void> {
  await ctx.db
    .insertInto('jobSources')
    .values({
      id: newId(ctx),
      companyId: job.companyId,
      jobId: job.id,
      platform,
      code: platform.replaceAll('_', '-'),
      category: CATEGORY_OF_PLATFORM[platform],
      active,
      createdAt: ctx.clock.now(),
    })
    .execute();
}

export async function updateSource(ctx: Ctx, id: string, change: { active: boolean }): Promise<void> {
  await ctx.db.updateTable('jobSources').set(change).where('id', '=', id).execute();
}

/** Sources that nobody can have come through go for good. */
export async function removeSources(ctx: Ctx, job: JobRow, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  if (job.publishedAt) await ctx.db.updateTable('jobSources').set({ active: false }).where('id', 'in', ids).execute();
  else await ctx.db.deleteFrom('jobSources').where('id', 'in', ids).execute();
}
