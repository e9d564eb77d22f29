import type { Ctx } from '../../../platform/context.ts';
import { deleteFile } from '../../files/files.service.ts';
import { deleteVideos, type VideoRow } from './videos.queries.ts';

/** Takes that nobody needs any more, with their files. */
export async function dropVideos(ctx: Ctx, videos: readonly VideoRow[]): Promise<void> {
  for (const { fileId } of videos) await deleteFile(ctx, fileId);
  await deleteVideos(
    ctx,
    videos.map(({ id }) => id),
  );
}
