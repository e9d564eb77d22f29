import { type Insertable, sql, type Updateable } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { JobStages } from '../../platform/schema.gen.ts';
import type { JobRow } from './jobs.queries.ts';

/** Waits for moves into the stages of a job, and holds up new ones until the transaction ends. */
export async function lockStages(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.db
    .selectFrom('jobStages')
    .select('id')
    .where('jobId', '=', jobId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Moves all columns out of the way: two stages may not share a position even for a moment. */
export async function moveStagesAside(ctx: Ctx, jobId: string): Promise<void> {
  await ctx.db
    .updateTable('jobStages')
    .set({ position: sql<number>`position + 1000` })
    .where('jobId', '=', jobId)
    .where('removedAt', 'is', null)
    .execute();
}

export async function insertStage(ctx: Ctx, stage: Insertable<JobStages>): Promise<void> {
  await ctx.db
    .insertInto('jobStages')
    .values({ ...stage, createdAt: ctx.clock.now() })
    .execute();
}

export async function updateStage(ctx: Ctx, id: string, change: Updateable<JobStages>): Promise<void> {
  await ctx.db.updateTable('jobStages').set(change).where('id', '=', id).execute();
}

/** Of a job that was public the stage stays nameable, because its history names it. */
export async function markRemoved(ctx: Ctx, job: JobRow, id: string): Promise<void> {
  if (job.publishedAt)
    await ctx.db.updateTable('jobStages').set({ removedAt: ctx.clock.now() }).where('id', '=', id).execute();
  else await ctx.db.deleteFrom('jobStages').where('id', '=', id).execute();
}

/** A live stage, kept from being removed until the transaction ends. */
export async function lockStage(ctx: Ctx, jobId: string, stageId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('jobStages')
    .select('id')
    .where('jobId', '=', jobId)
    .where('id', '=', stageId)
    .where('removedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
