import type { Ctx } from '../../platform/context.ts';

/** The file that a talent keeps to apply with. */
export const selectKeptResume = (ctx: Ctx, userId: string) =>
  ctx.db
    .selectFrom('talents')
    .innerJoin('files', (join) => join.onRef('files.id', '=', 'talents.resumeFileId').on('files.state', '=', 'stored'))
    .select(['files.id as fileId', 'files.name', 'files.bytes', 'files.createdAt as keptAt'])
    .where('talents.userId', '=', userId)
    .executeTakeFirst();
