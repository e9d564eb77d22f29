import { type Insertable, sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import type { JobEmailTemplates } from '../../../platform/schema.gen.ts';

export async function insertTemplate(ctx: Ctx, template: Insertable<JobEmailTemplates>): Promise<boolean> {
  const row = await ctx.db
    .insertInto('job_email_templates')
    .values({ ...template, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.columns(['job_id', 'kind', 'stage_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Every change of a template raises its version. */
export async function updateTemplateRow(
  ctx: Ctx,
  id: string,
  change: { enabled?: boolean; subject?: string; body?: string },
): Promise<void> {
  await ctx.db
    .updateTable('job_email_templates')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** The job that a template belongs to. */
export async function selectTemplateJob(ctx: Ctx, templateId: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('job_email_templates')
    .select('job_id')
    .where('id', '=', templateId)
    .executeTakeFirst();
  return row?.job_id;
}

export async function deleteTemplate(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('job_email_templates').where('id', '=', id).execute();
}
