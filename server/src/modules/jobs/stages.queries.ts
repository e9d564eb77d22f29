import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { JobStages } from '../../platform/schema.gen.ts';
import type { JobRow } from './jobs.queries.ts';

/** Waits for moves into the stages of a job, and holds up new ones until the transaction ends. */
export async function lockStages(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.db
    .selectFrom('job_stages')
    .select('id')
    .where('job_id', '=', jobId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Moves all columns out of the way: two stages may not share a position even for a moment. */
export async function makeRoom(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.db
    .updateTable('job_stages')
    .set({ position: sql<number>`position + 1000` })
    .where('job_id', '=', jobId)
    .where('removed_at', 'is', null)
    .execute();
}

export async function insertStage(ctx: Ctx, stage: Insertable<JobStages>): Promise<void> {
  await ctx.db
    .insertInto('job_stages')
    .values({ ...stage, created_at: ctx.clock.now() })
    .execute();
}

export async function updateStage(ctx: Ctx, id: string, change: Updateable<JobStages>): Promise<void> {
  await ctx.db.updateTable('job_stages').set(change).where('id', '=', id).execute();
}

/** Of a job that was public the stage stays nameable, because its history names it. */
export async function markRemoved(ctx: Ctx, job: JobRow, id: string): Promise<void> {
  if (job.published_at)
    await ctx.db.updateTable('job_stages').set({ removed_at: ctx.clock.now() }).where('id', '=', id).execute();
  else await ctx.db.deleteFrom('job_stages').where('id', '=', id).execute();
}

/** A live stage, kept from being removed until the transaction ends. */
export async function lockStage(ctx: Ctx, jobId: string, stageId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('job_stages')
    .select('id')
    .where('job_id', '=', jobId)
    .where('id', '=', stageId)
    .where('removed_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
