import { VIDEO_MAX_BYTES, type VIDEO_STATES } from '@prova/contract/assessments/test-fields';
import { type Insertable, sql } from 'kysely';
import type { Amount } from '../../../platform/budget.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { AnswerVideos } from '../../../platform/schema.gen.ts';

/** A take of a video answer. */
export interface VideoRow {
  readonly id: string;
  readonly attemptId: string;
  readonly questionId: string;
  readonly fileId: string;
  readonly state: (typeof VIDEO_STATES)[number];
  readonly seconds: number | null;
  readonly createdAt: Date;
}

const rows = (ctx: Ctx) =>
  ctx.db
    .selectFrom('answerVideos')
    .select(['id', 'attemptId', 'questionId', 'fileId', 'state', 'seconds', 'createdAt']);

/** @param forUpdate whoever completes it does so once */
export function selectVideo(ctx: Ctx, id: string, forUpdate = false): Promise<VideoRow | undefined> {
  return rows(ctx)
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** All takes of some attempts, in their order. */
export function selectVideos(ctx: Ctx, attemptIds: readonly string[]): Promise<VideoRow[]> {
  if (attemptIds.length === 0) return Promise.resolve([]);
  return rows(ctx).where('attemptId', 'in', attemptIds).orderBy('createdAt').orderBy('id').execute();
}

export async function insertVideo(ctx: Ctx, video: Insertable<AnswerVideos>): Promise<void> {
  await ctx.db.insertInto('answerVideos').values(video).execute();
}

export async function updateVideo(
  ctx: Ctx,
  id: string,
  change: { state: VideoRow['state']; seconds?: number },
): Promise<void> {
  await ctx.db.updateTable('answerVideos').set(change).where('id', '=', id).execute();
}

export async function deleteVideos(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await ctx.db.deleteFrom('answerVideos').where('id', 'in', ids).execute();
}

/** The takes of an attempt, all together; one that is still recorded as long as it may become. */
export async function measureVideos(ctx: Ctx, attemptId: string): Promise<Amount> {
  const { rows } = await sql<Amount>`
    select count(*)::int as rows,
      coalesce(sum(case when v.state = 'recording' then ${VIDEO_MAX_BYTES}::bigint else f.bytes end), 0)::bigint as bytes
    from answer_videos v join files f on f.id = v.file_id where v.attempt_id = ${attemptId}`.execute(ctx.db);
  return rows[0] ?? { rows: 0, bytes: 0 };
}
