import { SPOOL_DAYS } from '@prova/contract/recordings/recording-fields';
import { AppError } from '../../platform/app-error.ts';
import { after, DAY } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { requireInterview } from '../interviews/interviews.service.ts';
import { type FoundRecording, findRoomRecording } from '../rooms/rooms.service.ts';
import { type SegmentRow, selectSegment } from './recordings.queries.ts';

/** A recording of an interview that the actor may read. @throws AppError RECORDING_NOT_FOUND */
export async function requireRecording(ctx: Ctx, id: string): Promise<FoundRecording> {
  const recording = await findRoomRecording(ctx, id);
  if (!recording?.startedAt || recording.withdrawnAt) throw new AppError('RECORDING_NOT_FOUND');
  try {
    await requireInterview(ctx, recording.interviewId, 'read');
  } catch (error) {
    if (error instanceof AppError && error.code === 'INTERVIEW_NOT_FOUND') throw new AppError('RECORDING_NOT_FOUND');
    throw error;
  }
  return recording;
}

/** A recording that the actor's own browser makes. @throws AppError RECORDING_NOT_FOUND */
export async function requireOwnRecording(ctx: Ctx, id: string): Promise<FoundRecording> {
  const recording = await requireRecording(ctx, id);
  const { actor } = ctx;
  if (actor.kind !== 'user' || recording.recorderUserId !== actor.userId) throw new AppError('RECORDING_NOT_FOUND');
  return recording;
}

/** @throws AppError RECORDING_ENDED once a browser may bring no more of it */
export function requireOpen(ctx: Ctx, { endedAt }: FoundRecording): void {
  if (endedAt && after(endedAt, SPOOL_DAYS * DAY) <= ctx.clock.now()) throw new AppError('RECORDING_ENDED');
}

/** @throws AppError RECORDING_NOT_FOUND */
export async function requireUpload(
  ctx: Ctx,
  { id, uploadId }: { readonly id: string; readonly uploadId: string },
  options: { readonly forUpdate?: boolean } = {},
): Promise<{ recording: FoundRecording; segment: SegmentRow }> {
  const recording = await requireOwnRecording(ctx, id);
  const segment = await selectSegment(ctx, uploadId, options);
  if (segment?.recordingId !== recording.id) throw new AppError('RECORDING_NOT_FOUND');
  return { recording, segment };
}
