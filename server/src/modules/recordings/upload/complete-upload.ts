import type { BodyOf, ResultOf } from '@prova/contract/endpoint';
import type * as contract from '@prova/contract/recordings/recordings';
import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/tasks.ts';
import { deleteFile } from '../../files/files.service.ts';
import { requireUpload } from '../find-recording.ts';
import { type SegmentRow, updateSegment } from '../recordings.queries.ts';
import { joinSegmentTask } from './join-segment.ts';
import { uploadOf } from './open-upload.ts';

type Upload = ResultOf<typeof contract.getUpload>;

/** @throws AppError RECORDING_NOT_FOUND */
export function completeUpload(
  ctx: Ctx,
  of: { id: string; uploadId: string },
  { parts, durationMs }: BodyOf<typeof contract.completeUpload>,
): Promise<Upload> {
  return ctx.transaction(async (ctx) => {
    const { recording, segment } = await requireUpload(ctx, of, { forUpdate: true });
    if (segment.state !== 'uploading' || segment.parts < parts) return uploadOf(segment, recording);
    const state = await endSegment(ctx, { ...segment, durationMs });
    return uploadOf({ ...segment, state }, recording);
  });
}

/** What has arrived of a segment becomes a file; one of which nothing has is none. Its row is locked. */
export async function endSegment(
  ctx: Ctx,
  { id, parts, fileId, durationMs }: Pick<SegmentRow, 'id' | 'parts' | 'fileId' | 'durationMs'>,
): Promise<'joining' | 'aborted'> {
  const state = parts > 0 ? 'joining' : 'aborted';
  await updateSegment(ctx, id, { state, durationMs });
  if (state === 'joining') await joinAgain(ctx, id);
  else await deleteFile(ctx, fileId);
  return state;
}

/** Once is enough, however often it is asked for. */
export async function joinAgain(ctx: Ctx, id: string): Promise<void> {
  await enqueue(ctx, joinSegmentTask, { id }, { singletonKey: id });
}

/** @throws AppError RECORDING_NOT_FOUND, RECORDING_ENDED */
export function abortUpload(ctx: Ctx, of: { id: string; uploadId: string }): Promise<Upload> {
  return ctx.transaction(async (ctx) => {
    const { recording, segment } = await requireUpload(ctx, of, { forUpdate: true });
    if (segment.state === 'joining' || segment.state === 'completed') throw new AppError('RECORDING_ENDED');
    if (segment.state === 'uploading') {
      await updateSegment(ctx, segment.id, { state: 'aborted' });
      await deleteFile(ctx, segment.fileId);
    }
    return uploadOf({ ...segment, state: 'aborted' }, recording);
  });
}
