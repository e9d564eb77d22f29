import type { CallState } from '../call/call-state.ts';

/** A picture of everybody is drawn beside the page, which few browsers can; the others record what is said. */
export const canRecordPicture = (): boolean =>
  'MediaStreamTrackProcessor' in window && 'MediaStreamTrackGenerator' in window;

/** What is recorded is recorded in this browser, also after another person has become the host. */
export const recordsHere = ({ room, self }: CallState): boolean =>
  room?.recording?.state === 'recording' && room.recording.by === self?.peerId;

/** Why this browser, or this room, cannot be recorded now; null: it can. What goes on can be ended wherever there is a connection. */
export function whyNotRecord({ room, signalling }: CallState): 'offline' | 'no-appointment' | 'browser' | null {
  if (signalling !== 'ready') return 'offline';
  if (room?.recording) return null;
  if (room?.startsAt == null) return 'no-appointment';
  return 'MediaRecorder' in window ? null : 'browser';
}
