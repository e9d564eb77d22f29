import type { Ctx } from '../../platform/context.ts';
import { emit } from '../../platform/events.ts';
import { publish } from '../../platform/realtime/messages.ts';
import { selectConsented, selectGiven, type Whose } from './consents.queries.ts';
import { recordingRemoved } from './recording-events.ts';
import {
  deleteRecognised,
  deleteRecording,
  selectConsents,
  selectRecordingsOf,
  selectShownRecording,
  selectTranscript,
} from './recordings.queries.ts';
import { roomChange } from './rooms.realtime.ts';
import { takeBack } from './take-back.ts';

export { recordingRemoved, recordingWithdrawn } from './recording-events.ts';

/** A recording, with the interview that it is of and who recorded it. Who may know of it is up to the caller. */
export interface FoundRecording {
  readonly id: string;
  readonly companyId: string;
  readonly roomId: string;
  readonly interviewId: string;
  /** Of whoever recorded. */
  readonly entryId: string;
  readonly recorderUserId: string | null;
  readonly recorderName: string | null;
  readonly picture: boolean;
  readonly state: 'asking' | 'recording' | 'ended' | 'refused';
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** When the team of its interview heard that a rule will delete it. */
  readonly removalAnnouncedAt: Date | null;
}

/** @returns null also where its interview is gone */
export async function findRoomRecording(ctx: Ctx, id: string): Promise<FoundRecording | null> {
  return asFound(await selectShownRecording(ctx, id));
}

/** Those of an interview that were begun, oldest first; also those that were taken back. */
export async function listRoomRecordings(ctx: Ctx, interviewId: string): Promise<FoundRecording[]> {
  return (await selectRecordingsOf(ctx, interviewId)).flatMap((row) => asFound(row) ?? []);
}

/** Everybody's answer, oldest first. */
export const consentsOf = selectConsents;

export { forgetAnnouncements, markRemovalAnnounced } from './recordings.queries.ts';

/** What was said and written during recordings, in its order. */
export const transcriptOf = selectTranscript;

/** More than anybody takes part in; what is older is found by its interview. */
const CONSENTED_MAX = 200;

/** Recordings to which somebody has agreed and that are still there: each once, the newest first. */
export async function listConsentedRecordings(ctx: Ctx, whose: Whose) {
  const rows = await selectConsented(ctx, whose, CONSENTED_MAX);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

/** Takes back that somebody is recorded: nothing of it is kept. Runs in a transaction. @returns whether they had agreed */
export async function withdrawRecordingConsent(ctx: Ctx, id: string, whose: Whose): Promise<boolean> {
  const recording = await selectShownRecording(ctx, id);
  const taken = recording !== undefined && (await takeBack(ctx, id, await selectGiven(ctx, id, whose)));
  // Where it still goes on, the room hears of it.
  if (taken) await publish(ctx, roomChange, { code: recording.code });
  return taken;
}

/** Nothing of a recording that has ended is known any more: who agreed, and what was recognised. Runs in a transaction. */
export async function removeRoomRecording(ctx: Ctx, id: string): Promise<void> {
  const recording = await selectShownRecording(ctx, id);
  await deleteRecognised(ctx, id);
  await deleteRecording(ctx, id);
  if (recording?.interviewId) await emit(ctx, recordingRemoved, { interviewId: recording.interviewId });
}

function asFound(row: Awaited<ReturnType<typeof selectShownRecording>>): FoundRecording | null {
  if (!row?.interviewId) return null;
  const { code: _, interviewId, ...found } = row;
  return { ...found, interviewId };
}
