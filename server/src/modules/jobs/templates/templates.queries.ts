import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { JobEmailTemplates } from '../../../platform/schema.gen.ts';

export async function insertTemplate(ctx: Ctx, template: Insertable<JobEmailTemplates>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('jobEmailTemplates')
    .values({ ...template, createdAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['jobId', 'kind', 'stageId']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTemplates(ctx: Ctx, templates: readonly Insertable<JobEmailTemplates>[]): Promise<void> {
  await ctx.db.insertInto('jobEmailTemplates').values(templates).execute();
}

/** Which mails of a job are enabled, without their words. */
export function selectEnabled(ctx: Ctx, jobId: string) {
  return ctx.db
    .selectFrom('jobEmailTemplates')
    .select(['kind', 'stageId', 'enabled'])
    .where('jobId', '=', jobId)
    .execute();
}

/** Every change of a template raises its version. */
export async function updateTemplateRow(
  ctx: Ctx,
  id: string,
  change: { enabled?: boolean; subject?: string; body?: string },
): Promise<void> {
  await ctx.db
    .updateTable('jobEmailTemplates')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The job that a template belongs to. */
export async function selectTemplateJob(ctx: Ctx, templateId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('jobEmailTemplates')
    .select('jobId')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return row?.jobId;
}

export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('jobEmailTemplates').where('id', '=', id).execute();
}

export async function deleteStageTemplates(ctx: Ctx, stageId: string): Promise<void> {
  await ctx.db.deleteFrom('jobEmailTemplates').where('stageId', '=', stageId).execute();
}
