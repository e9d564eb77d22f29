import type { Ctx } from '../../../platform/context.ts';
import { findRoomRecording } from '../../rooms/rooms.service.ts';
import { deleteAnalysesOf } from './analyses.queries.ts';

/** Somebody took back that they are recorded: nothing is left of what was made of their words either. */
export async function forgetAnalyses(ctx: Ctx, recordingId: string): Promise<void> {
  const recording = await findRoomRecording(ctx, recordingId);
  if (recording) await ctx.transaction((ctx) => deleteAnalysesOf(ctx, recording.interviewId));
}
