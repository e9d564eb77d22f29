import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import { recordingWithdrawn } from './recording-events.ts';
import { deleteRecognised, endRecording, markWithdrawn, withdrawConsents } from './recordings.queries.ts';

/**
 * Takes back what somebody had agreed to: it ends where it goes on, and nothing of it is kept but what somebody wrote. Runs in a
 * transaction.
 * @param entryIds as whom they were in the room
 * @returns whether they had agreed
 */
export async function takeBack(ctx: Ctx, id: string, entryIds: readonly string[]): Promise<boolean> {
  const withdrawn = await withdrawConsents(ctx, id, entryIds);
  if (withdrawn.length === 0) return false;
  await endRecording(ctx, id, 'withdrawn');
  if (await markWithdrawn(ctx, id)) {
    await deleteRecognised(ctx, id);
    await emit(ctx, recordingWithdrawn, { recordingId: id });
  }
  return true;
}
