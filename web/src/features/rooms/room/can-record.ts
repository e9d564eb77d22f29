import type { CallState } from '../call/call-state.ts';

/** A picture of everybody is drawn beside the page, which few browsers can; the others record what is said. */
export const canRecordPicture = (): boolean =>
  'MediaStreamTrackProcessor' in window && 'MediaStreamTrackGenerator' in window;

/** Why this browser, or this room, cannot be recorded now; null: it can. What goes on can be ended wherever there is a connection. */
export function whyNotRecord({ room, signalling }: CallState): 'offline' | 'no-appointment' | 'browser' | null {
  if (signalling !== 'ready') return 'offline';
  if (room?.recording) return null;
  if (room?.startsAt == null) return 'no-appointment';
  return 'MediaRecorder' in window ? null : 'browser';
}
